import { addDays } from '../time/calendarDay.ts';
import type { Weekday } from './bookingRules.ts';
import { type BusyTime, overlap } from './busyTimes.ts';
import { type ConsultationType, consultationMinutes } from './consultationTypes.ts';
import type { DaySlot, TakenSlots } from './freeDays.ts';
import { readCalendarCopies } from './hostCalendars.ts';
import { weekdayOf } from './slotObstacle.ts';
import { SLOTS, type Slot, slotEnd, slotStart } from './slots.ts';

/** Path of the document of all hosts, keyed by uid. Only administrators may read it. */
export const HOSTS_PATH = 'availability/hosts';

/** Maximum length of a host's name in UTF-16 units. Visitors see the name. */
export const HOST_NAME_LIMIT = 50;

/** Hosts are compared by the number of their consultations in this many days, up to the day of the new one. */
const COMPARED_DAYS = 28;

export type Host = {
  uid: string;
  name: string;
  weekdays: Record<Weekday, Slot[]>;
  types: ConsultationType[];
  /** Whether invitations are sent from the host's own address. Such a host gets a calendar file to import instead. */
  isOrganizer: boolean;
};

/** The uid of each taken slot's host, by day. Slots without a host are missing. */
export type HostsOfDays = Readonly<Record<string, Readonly<Partial<Record<Slot, string>>>>>;

export type Hosting = {
  hosts: readonly Host[];
  busy: Readonly<Record<string, readonly BusyTime[]>>;
  /** Slots that the studio has opened for one booking each, although no host is free. */
  opened: TakenSlots;
  held: HostsOfDays;
};

export type Talk = DaySlot & { tipoConsulta: ConsultationType };

/** The chosen host. `among`: number of hosts to choose from. `talks`: the host's consultations in four weeks. */
export type ChosenHost = { uid: string; name: string; among: number; talks: number };

export const NO_HOSTING: Hosting = { hosts: [], busy: {}, opened: {}, held: {} };

/** The document of all hosts. Only functions write it. */
type StoredHosts = Record<string, Omit<Host, 'uid'> | typeof FORMER_HOST>;

/** Replaces the entry of a host who has stopped, until all their consultations have another host. */
export const FORMER_HOST = { hasLeft: true } as const;

export function readHosts(document: unknown): Host[] {
  return Object.entries((document ?? {}) as StoredHosts)
    .flatMap(([uid, host]) => ('name' in host ? [{ uid, ...host }] : []))
    .sort((one, other) => one.name.localeCompare(other.name, 'pt-BR') || (one.uid < other.uid ? -1 : 1));
}

/** The uids of hosts who have stopped, but may still have consultations. */
export function formerHosts(document: unknown): string[] {
  const all = Object.entries((document ?? {}) as StoredHosts);
  return all.flatMap(([uid, host]) => ('hasLeft' in host ? [uid] : []));
}

/** Combines hosts, their calendar copies (keyed by uid) and months of the agenda. */
export function hostingOf(
  hosts: readonly Host[],
  calendars: Readonly<Record<string, unknown>>,
  months: readonly ({ opened?: TakenSlots; hosts?: HostsOfDays } | undefined)[],
): Hosting {
  const busyOf = (uid: string) =>
    Object.values(readCalendarCopies(calendars[uid])).flatMap(({ busy }) => busy);
  return {
    hosts,
    busy: Object.fromEntries(hosts.map(({ uid }) => [uid, busyOf(uid)])),
    opened: Object.assign({}, ...months.map((month) => month?.opened)),
    held: Object.assign({}, ...months.map((month) => month?.hosts)),
  };
}

/** Whether a host is busy during a consultation. The busy time of the `own` booking does not count. */
function isBusy(uid: string, talk: Talk, { busy }: Pick<Hosting, 'busy'>, own?: Talk): boolean {
  const time = timeOf(talk);
  const ownTime = own && timeOf(own);
  return (busy[uid] ?? []).some(
    (one) => overlap(one, time) && !(one.start === ownTime?.start && one.end === ownTime.end),
  );
}

/** The names of hosts who usually take this slot, but are busy then according to their calendars. */
export function busyHosts(slot: DaySlot, hosting: Pick<Hosting, 'hosts' | 'busy'>): string[] {
  const ofSlot = hosting.hosts.filter(({ weekdays }) =>
    weekdays[weekdayOf(slot.data)].includes(slot.horario),
  );
  const isBusyThen = (host: Host) =>
    host.types.some((tipoConsulta) => isBusy(host.uid, { ...slot, tipoConsulta }, hosting));
  return ofSlot.filter(isBusyThen).map(({ name }) => name);
}

/** The hosts who take this kind of consultation at this time and are free. `own` is the booking to move or reassign. */
export function freeHosts(talk: Talk, hosting: Hosting, own?: Talk): Host[] {
  return hosting.hosts.filter((host) => takes(host, talk) && !isBusy(host.uid, talk, hosting, own));
}

/** The slots of a day at which no host is free for a type of consultation; empty if nobody is a host. */
export function unhostedSlots(day: string, type: ConsultationType, hosting: Hosting, own?: Talk): Slot[] {
  if (hosting.hosts.length === 0) return [];
  return SLOTS.filter((slot) => {
    const talk = { data: day, horario: slot, tipoConsulta: type };
    return !hosting.opened[day]?.includes(slot) && freeHosts(talk, hosting, own).length === 0;
  });
}

/**
 * Chooses the free host with the fewest consultations in the four weeks up to the day; of several, the first by name.
 * If the studio opened the slot although nobody is free, prefers hosts who take this type and slot. Undefined if there
 * are no hosts.
 */
export function chooseHost(talk: Talk, hosting: Hosting, own?: Talk): ChosenHost | undefined {
  const groups = [
    freeHosts(talk, hosting, own),
    hosting.hosts.filter((host) => takes(host, talk)),
    hosting.hosts,
  ];
  const group = groups.find(({ length }) => length > 0) ?? [];
  const counted = group.map(({ uid, name }) => ({
    uid,
    name,
    among: group.length,
    talks: talksOf(uid, talk.data, hosting.held, own),
  }));
  return counted.sort((one, other) => one.talks - other.talks)[0];
}

/** The last and the first day whose `held` slots chooseHost needs. The months of both days must be loaded. */
export function comparedDays(day: string): string[] {
  return [day, addDays(day, 1 - COMPARED_DAYS)];
}

function talksOf(uid: string, day: string, held: HostsOfDays, own?: Talk): number {
  const first = addDays(day, 1 - COMPARED_DAYS);
  const days = Object.entries(held).filter(([one]) => one >= first && one <= day);
  const talks = days.flatMap(([one, slots]) =>
    Object.entries(slots).filter(
      ([slot, host]) => host === uid && !(own?.data === one && own.horario === slot),
    ),
  );
  return talks.length;
}

function takes({ weekdays, types }: Host, { data, horario, tipoConsulta }: Talk): boolean {
  return types.includes(tipoConsulta) && weekdays[weekdayOf(data)].includes(horario);
}

function timeOf({ data, horario, tipoConsulta }: Talk): BusyTime {
  const end = slotEnd(data, horario, consultationMinutes(tipoConsulta)).getTime();
  return { start: slotStart(data, horario).getTime(), end };
}

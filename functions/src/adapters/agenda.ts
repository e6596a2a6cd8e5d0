import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
} from 'firebase-admin/firestore';
import { PRIVATE_AGENDA_PATH, readStudioAgenda } from '../../../src/domain/agenda/agendaSettings.ts';
import { AVAILABILITY_PATH, readAvailability } from '../../../src/domain/agenda/bookingRules.ts';
import { CONSULTATION_TYPES, type ConsultationType } from '../../../src/domain/agenda/consultationTypes.ts';
import type { DaySlot, MonthAgenda, UnhostedSlots } from '../../../src/domain/agenda/freeDays.ts';
import { calendarsPath } from '../../../src/domain/agenda/hostCalendars.ts';
import {
  HOSTS_PATH,
  type Hosting,
  hostingOf,
  NO_HOSTING,
  readHosts,
  unhostedSlots,
} from '../../../src/domain/agenda/hosts.ts';
import { agendaPath, SLOTS, type Slot } from '../../../src/domain/agenda/slots.ts';
import { daysOf } from '../../../src/domain/figures/figuresOverview.ts';
import { agendaExpiry } from '../../../src/domain/submissions/retention.ts';

type ReadAll = (...documents: DocumentReference[]) => Promise<DocumentSnapshot[]>;

/** Reads the agenda. Busy times come from the stored copies of the hosts' calendars. */
export function createAgendaReader(db: () => Firestore) {
  return {
    /** The public agenda of a month (yyyy-mm): the rules and the taken slots. */
    async readMonth(month: string): Promise<MonthAgenda> {
      const [rules, hosts, taken] = await db().getAll(
        db().doc(AVAILABILITY_PATH),
        db().doc(HOSTS_PATH),
        monthDocument(db(), `${month}-01`),
      );
      const hosting = await readHosting(db(), (...all) => db().getAll(...all), hosts, { known: [taken] });
      const unhosted = hosting.hosts.length > 0 && { unhosted: unhostedIn(month, hosting) };
      return { month, availability: readAvailability(rules?.data()), taken: takenIn(taken), ...unhosted };
    },
    async readHostUids() {
      return readHosts((await db().doc(HOSTS_PATH).get()).data()).map(({ uid }) => uid);
    },
    /** The settings of the studio's agenda. */
    async readStudioAgenda() {
      const [rules, settings] = await db().getAll(db().doc(AVAILABILITY_PATH), db().doc(PRIVATE_AGENDA_PATH));
      return readStudioAgenda(rules?.data(), settings?.data());
    },
  };
}

/** The document with the taken slots of the month that contains `day`. */
export function monthDocument(db: Firestore, day: string) {
  return db.doc(agendaPath(day));
}

/** The taken slots of a loaded month, by day. A day without taken slots may be missing. */
export function takenIn(month: DocumentSnapshot | undefined): Record<string, Slot[]> {
  const taken: unknown = month?.get('taken');
  if (typeof taken !== 'object' || taken === null) return {};
  const slotsOf = (value: unknown) => SLOTS.filter((slot) => Array.isArray(value) && value.includes(slot));
  return Object.fromEntries(Object.entries(taken).map(([day, value]) => [day, slotsOf(value)]));
}

/** Reads hosts, busy times and months' slots. `known` are loaded months, `others` are paths of months to load. */
export async function readHosting(
  db: Firestore,
  readAll: ReadAll,
  document: DocumentSnapshot | undefined,
  { known, others = [] }: { known: readonly (DocumentSnapshot | undefined)[]; others?: readonly string[] },
): Promise<Hosting> {
  const hosts = readHosts(document?.data());
  if (hosts.length === 0) return NO_HOSTING;
  const paths = [...hosts.map(({ uid }) => calendarsPath(uid)), ...others];
  const calendars = await readAll(...paths.map((path) => db.doc(path)));
  const months = [...known, ...calendars.slice(hosts.length)].map((month) => month?.data());
  const ofHosts = Object.fromEntries(hosts.map(({ uid }, index) => [uid, calendars[index]?.data()]));
  return hostingOf(hosts, ofHosts, months);
}

function unhostedIn(month: string, hosting: Hosting): UnhostedSlots {
  const slotsFor = (type: ConsultationType) =>
    daysOf(month).flatMap((day) => {
      const slots = unhostedSlots(day, type, hosting);
      return slots.length > 0 ? [[day, slots] as const] : [];
    });
  return Object.fromEntries(
    CONSULTATION_TYPES.map(({ value }) => [value, Object.fromEntries(slotsFor(value))]),
  );
}

/** Fields to merge into the month's document to take a slot. `host` is the uid of the slot's host, if there is one. */
export function takenSlot({ data, horario, host }: DaySlot & { host?: string | undefined }): object {
  return {
    taken: { [data]: FieldValue.arrayUnion(horario) },
    hosts: { [data]: { [horario]: host ?? FieldValue.delete() } },
    // A slot is opened for one booking only, so taking it closes it again.
    opened: { [data]: FieldValue.arrayRemove(horario) },
    expireAt: agendaExpiry(data),
  };
}

/** Opens a slot for one booking, or closes it again. */
export async function setOpened(db: Firestore, { data, horario }: DaySlot, isOpen: boolean): Promise<void> {
  const change = isOpen ? FieldValue.arrayUnion(horario) : FieldValue.arrayRemove(horario);
  const fields = { opened: { [data]: change }, expireAt: agendaExpiry(data) };
  await monthDocument(db, data).set(fields, { merge: true });
}

/** Fields to merge into the month's document to free a slot. The document may be missing. */
export function freedSlot({ data, horario }: DaySlot): object {
  return {
    taken: { [data]: FieldValue.arrayRemove(horario) },
    hosts: { [data]: { [horario]: FieldValue.delete() } },
    expireAt: agendaExpiry(data),
  };
}

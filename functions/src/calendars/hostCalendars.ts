import { randomUUID } from 'node:crypto';
import { FieldPath, FieldValue, type Firestore } from 'firebase-admin/firestore';
import {
  CALENDARS_LIMIT,
  type CalendarCopy,
  calendarAddressesPath,
  calendarsPath,
  readCalendarCopies,
} from '../../../src/domain/agenda/hostCalendars.ts';
import { FORMER_HOST, HOSTS_PATH } from '../../../src/domain/agenda/hosts.ts';
import type { Environment } from '../environment.ts';
import { CalendarProblem } from './CalendarProblem.ts';
import { readCalendarCopy, refreshCalendarCopy } from './calendarCopy.ts';
import { createAddressSeal } from './sealedAddress.ts';

const READ_MS = 5000;
const READ_BEFORE_BOOKING_MS = 2000;

/** Before a booking, copies that are older than this are refreshed. */
const OLD_MS = 2 * 60_000;

/** A member's document of encrypted calendar addresses, keyed by calendar id. */
type Addresses = { ownerEmail: string; sealed: Record<string, string> };

type Services = Pick<Environment, 'db' | 'linkKeys' | 'readsLoopback' | 'now'>;

/** Stores the addresses of the team's calendars, and copies of their busy times. */
export function createHostCalendars({ db, linkKeys, now, ...reader }: Services) {
  const { seal, open } = createAddressSeal(linkKeys);
  const addressesOf = (uid: string) => db().doc(calendarAddressesPath(uid));
  const copiesOf = (uid: string) => db().doc(calendarsPath(uid));
  return { add, remove, readCopy, refreshAll, refreshOld };

  /** Loads a calendar and stores its address for its owner. Throws a CalendarProblem if it cannot be read. */
  async function add(owner: { uid: string; email: string }, address: string): Promise<void> {
    const { uid, email: ownerEmail } = owner;
    const [id, started] = [randomUUID(), now()];
    const copy = await readCalendarCopy(address, { ...reader, ownerEmail, started, within: READ_MS });
    const sealed = seal(address, placeOf(uid, id));
    await db().runTransaction(async (transaction) => {
      const known = (await transaction.get(addressesOf(uid))).data() as Addresses | undefined;
      if (Object.keys(known?.sealed ?? {}).length >= CALENDARS_LIMIT) throw new CalendarProblem('tooMany');
      transaction.set(addressesOf(uid), { ownerEmail, sealed: { [id]: sealed } }, { merge: true });
      transaction.set(copiesOf(uid), { calendars: { [id]: copy } }, { mergeFields: [`calendars.${id}`] });
    });
  }

  /** The stored copy of a calendar; undefined if it is gone. */
  async function readCopy(uid: string, id: string): Promise<CalendarCopy | undefined> {
    return readCalendarCopies((await copiesOf(uid).get()).data())[id];
  }

  /** Deletes one of a host's calendars and its stored copy. */
  async function remove(uid: string, id: string): Promise<void> {
    const batch = db().batch();
    batch.set(addressesOf(uid), { sealed: { [id]: FieldValue.delete() } }, { merge: true });
    batch.set(copiesOf(uid), { calendars: { [id]: FieldValue.delete() } }, { merge: true });
    await batch.commit();
  }

  /** Loads every calendar, and deletes those of people who left the team. Returns the copies that cannot be read. */
  async function refreshAll(isMember: (uids: string[]) => Promise<ReadonlySet<string>>) {
    const { docs } = await db().collection('calendarAddresses').get();
    const hosts = Object.keys((await db().doc(HOSTS_PATH).get()).data() ?? {});
    const uids = [...new Set([...docs.map(({ id }) => id), ...hosts])];
    const members = uids.length > 0 ? await isMember(uids) : new Set<string>();
    await Promise.all(uids.filter((uid) => !members.has(uid)).map((uid) => forgetHost(db(), uid)));
    const staying = docs.filter(({ id }) => members.has(id));
    const read = await Promise.all(staying.map(({ id }) => refresh(id, READ_MS)));
    return read.flat().filter(({ copy }) => copy.failingSince);
  }

  /** Refreshes these members' copies if they are older than two minutes. Waits at most two seconds. Never throws. */
  async function refreshOld(uids: readonly string[]): Promise<void> {
    const isOld = ({ readAt }: CalendarCopy) => !readAt || now().getTime() - readAt.getTime() > OLD_MS;
    await Promise.allSettled(uids.map((uid) => refresh(uid, READ_BEFORE_BOOKING_MS, isOld)));
  }

  async function refresh(uid: string, within: number, isDue = (_: CalendarCopy) => true) {
    const [addresses, copies] = await db().getAll(addressesOf(uid), copiesOf(uid));
    const { ownerEmail = '', sealed = {} }: Partial<Addresses> = addresses?.data() ?? {};
    const all = Object.entries(readCalendarCopies(copies?.data()));
    return Promise.all(
      all
        .filter(([id, copy]) => sealed[id] && isDue(copy))
        .map(async ([id, before]) => {
          const started = now();
          const address = open(sealed[id] ?? '', placeOf(uid, id));
          const copy = await refreshCalendarCopy(address, { ...reader, ownerEmail, before, started, within });
          await replaceCopy(db(), uid, id, copy);
          return { uid, id, copy };
        }),
    );
  }
}

/** Replaces the stored copy, unless the calendar was removed, or a load that began later has stored its result. */
async function replaceCopy(db: Firestore, uid: string, id: string, copy: CalendarCopy): Promise<void> {
  const [addressesAt, copiesAt] = [db.doc(calendarAddressesPath(uid)), db.doc(calendarsPath(uid))];
  await db.runTransaction(async (transaction) => {
    const [addresses, copies] = await transaction.getAll(addressesAt, copiesAt);
    const { readAt } = readCalendarCopies(copies?.data())[id] ?? {};
    if (!addresses?.get(`sealed.${id}`) || (readAt && copy.readAt && readAt > copy.readAt)) return;
    transaction.set(copiesAt, { calendars: { [id]: copy } }, { mergeFields: [`calendars.${id}`] });
  });
}

/** Deletes a member's calendars and the settings as host. Can be repeated. */
export async function forgetHost(db: Firestore, uid: string): Promise<void> {
  const batch = db.batch();
  batch.delete(db.doc(calendarAddressesPath(uid)));
  batch.delete(db.doc(calendarsPath(uid)));
  batch.set(db.doc(HOSTS_PATH), { [uid]: FORMER_HOST }, { mergeFields: [new FieldPath(uid)] });
  await batch.commit();
}

const placeOf = (uid: string, id: string) => `${uid}/${id}`;

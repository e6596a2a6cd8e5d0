import { doc, getDoc } from 'firebase/firestore/lite';
import { type CalendarCopy, calendarsPath, readCalendarCopies } from '#src/domain/agenda/hostCalendars.ts';
import {
  HOSTS_PATH,
  type Host,
  type Hosting,
  hostingOf,
  NO_HOSTING,
  readHosts,
} from '#src/domain/agenda/hosts.ts';
import { currentUser } from '#src/services/firebase/firebaseAuth.ts';
import { firestore } from '#src/services/firebase/firestore.ts';
import { toServiceError } from '#src/services/firebase/ServiceError.ts';

const read = async (path: string) => (await getDoc(doc(firestore, path))).data();

/** Loads the hosts, sorted by name. Throws a ServiceError. */
export function loadHosts(): Promise<Host[]> {
  return toServiceError(async () => readHosts(await read(HOSTS_PATH)));
}

/** Loads the hosts, their busy times, and the opened and held slots of these months (paths). Throws a ServiceError. */
export function loadHosting(months: readonly string[]): Promise<Hosting> {
  return toServiceError(async () => {
    const hosts = readHosts(await read(HOSTS_PATH));
    if (hosts.length === 0) return NO_HOSTING;
    const calendars = hosts.map(async ({ uid }) => [uid, await read(calendarsPath(uid))] as const);
    return hostingOf(
      hosts,
      Object.fromEntries(await Promise.all(calendars)),
      await Promise.all(months.map(read)),
    );
  });
}

export type OwnHosting = { host: Host | undefined; calendars: Record<string, CalendarCopy> };

/** Loads the signed-in administrator's host settings and calendar copies (by id). Throws a ServiceError. */
export function loadOwnHosting(): Promise<OwnHosting> {
  return toServiceError(async () => {
    const { uid } = currentUser();
    const [hosts, calendars] = await Promise.all([read(HOSTS_PATH), read(calendarsPath(uid))]);
    return {
      host: readHosts(hosts).find((one) => one.uid === uid),
      calendars: readCalendarCopies(calendars),
    };
  });
}

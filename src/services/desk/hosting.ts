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
import { loadDocument } from './storedDocuments.ts';

const read = async (path: string) => (await loadDocument(path)).data();

/** Loads the hosts, sorted by name. Throws a ServiceError. */
export async function loadHosts(): Promise<Host[]> {
  return readHosts(await read(HOSTS_PATH));
}

/** Loads the hosts, their busy times, and the opened and held slots of these months (paths). Throws a ServiceError. */
export async function loadHosting(months: readonly string[]): Promise<Hosting> {
  const hosts = await loadHosts();
  if (hosts.length === 0) return NO_HOSTING;
  const calendars = hosts.map(async ({ uid }) => [uid, await read(calendarsPath(uid))] as const);
  return hostingOf(
    hosts,
    Object.fromEntries(await Promise.all(calendars)),
    await Promise.all(months.map(read)),
  );
}

export type OwnHosting = { host: Host | undefined; calendars: Record<string, CalendarCopy> };

/** Loads the signed-in administrator's host settings and calendar copies (by id). Throws a ServiceError. */
export async function loadOwnHosting(): Promise<OwnHosting> {
  const { uid } = currentUser();
  const [hosts, calendars] = await Promise.all([loadHosts(), read(calendarsPath(uid))]);
  return { host: hosts.find((one) => one.uid === uid), calendars: readCalendarCopies(calendars) };
}

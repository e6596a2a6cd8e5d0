import { studio } from '../../../src/copy/studio.ts';
import { keptWindow } from '../../../src/domain/agenda/busyTimes.ts';
import type { CalendarCopy } from '../../../src/domain/agenda/hostCalendars.ts';
import { hashOf } from '../adapters/keyedHash.ts';
import type { Environment } from '../environment.ts';
import { CalendarProblem } from './CalendarProblem.ts';
import { fetchCalendar } from './fetchCalendar.ts';
import { readBusyTimes } from './readBusyTimes.ts';

/** The end of the UIDs of this site's own bookings. */
const OWN_DOMAIN = `@${studio.email.split('@')[1]}`;

type CopyReading = Pick<Environment, 'readsLoopback'> & {
  ownerEmail: string;
  /** The previous copy. It stays valid if the calendar is unchanged. */
  before?: CalendarCopy;
  started: Date;
  /** Time limit in milliseconds. */
  within: number;
};

/** Loads a calendar. `address` is undefined if it cannot be decrypted. Throws a CalendarProblem. */
export async function readCalendarCopy(
  address: string | undefined,
  { ownerEmail, before, started, within, readsLoopback }: CopyReading,
): Promise<CalendarCopy> {
  if (!address) throw new CalendarProblem('sealed');
  const window = keptWindow(started);
  // A copy covers the whole window only on the day on which it was loaded, because the window moves.
  const known = before?.until === window.end ? before : undefined;
  const signal = AbortSignal.timeout(within);
  const fetched = await fetchCalendar(address, { etag: known?.etag, signal, allowsLoopback: readsLoopback });
  const fine = { readAt: started, failingSince: null, problem: null };
  const hash = fetched && contentHash(fetched.text);
  if (known && (!fetched || hash === known.hash)) return { ...known, ...fine };
  if (!fetched || !hash) throw new CalendarProblem('refused');
  const isOwn = (uid: string) => uid.toLowerCase().endsWith(OWN_DOMAIN);
  const { busy, unread } = readBusyTimes(fetched.text, { window, ownerEmail, isOwn });
  const isChanged = !before?.changedAt || hash !== before.hash;
  const changedAt = isChanged ? started : before.changedAt;
  const server = new URL(address).hostname;
  return { server, busy, unread, changedAt, ...fine, etag: fetched.etag, hash, until: window.end };
}

/** Loads a calendar again. If that fails, returns the previous copy with the problem. */
export function refreshCalendarCopy(
  address: string | undefined,
  { before, ...reading }: CopyReading & { before: CalendarCopy },
): Promise<CalendarCopy> {
  return readCalendarCopy(address, { before, ...reading }).catch((error: unknown) => {
    const problem = error instanceof CalendarProblem ? error.reason : 'unreachable';
    const failingSince = before.failingSince ?? reading.started;
    return { ...before, readAt: reading.started, failingSince, problem };
  });
}

/** A hash of a calendar without its DTSTAMP lines, because servers write the time of each response there. */
function contentHash(text: string): string {
  return hashOf(text.replace(/^DTSTAMP[:;].*$/gm, ''));
}

import { randomBytes } from 'node:crypto';
import { studio } from '../../../src/copy/studio.ts';
import { CALENDAR_FEED_DOCUMENT } from '../../../src/domain/agenda/agendaSettings.ts';
import { calendarFeed } from '../../../src/domain/agenda/calendarFile.ts';
import type { ApiPath } from '../../../src/domain/site/apiPaths.ts';
import { paths } from '../../../src/domain/site/paths.ts';
import { bookingEvent } from '../../../src/domain/submissions/bookings/bookingCalendarFile.ts';
import { meetingPlace } from '../../../src/domain/submissions/bookings/meetingPlace.ts';
import type { BookingSubmission } from '../../../src/domain/submissions/submission.ts';
import { todayInSaoPaulo } from '../../../src/domain/time/saoPauloTime.ts';
import { hashOf } from '../adapters/keyedHash.ts';
import { toSubmission } from '../adapters/submissionDocuments.ts';
import type { Adapters } from '../createAdapters.ts';
import { sanitizeName } from '../mails/html.ts';

/** The secret and '.ics' follow this path. */
const PATH: ApiPath = '/api/calendario';

/** Maximum number of consultations in the feed. Even half a year of full days has fewer. */
const MOST = 1000;

/** Serves the studio's upcoming consultations at a secret address. Stores only a hash of the address. */
export function createCalendarFeed({ db, readStudioAgenda, siteUrl, now }: Adapters) {
  const document = () => db().doc(CALENDAR_FEED_DOCUMENT);
  return { make, revoke, read };

  /** Creates a new secret address and revokes the previous one. */
  async function make(by: string): Promise<string> {
    const secret = randomBytes(32).toString('base64url');
    await document().set({ hash: hashOf(secret), createdAt: now(), by });
    return `${siteUrl()}${PATH}/${secret}.ics`;
  }

  async function revoke(): Promise<void> {
    await document().delete();
  }

  /** The upcoming consultations as an iCalendar file, with names but no other texts; undefined for a wrong secret. */
  async function read(path: string): Promise<string | undefined> {
    const secret = /\/([\w-]{43})\.ics$/.exec(path)?.[1];
    // Compares hashes, so that the response time reveals nothing about the secret.
    if (!secret || (await document().get()).get('hash') !== hashOf(secret)) return undefined;
    const held = db().collection('bookings').where('holdsSlot', '==', true);
    const upcoming = held.where('data', '>=', todayInSaoPaulo(now())).orderBy('data').limit(MOST);
    const [{ docs }, { settings }] = await Promise.all([upcoming.get(), readStudioAgenda()]);
    const events = docs.map((found) => {
      const booking = toSubmission(found) as BookingSubmission;
      const link = `${siteUrl()}${paths.admin}?aba=agendamentos&registro=${booking.id}`;
      const event = bookingEvent(booking, studio, {
        method: 'PUBLISH',
        stamp: booking.updatedAt,
        sequence: booking.sequence,
        place: meetingPlace(booking, settings),
        link,
      });
      return { ...event, summary: `Consultoria: ${sanitizeName(booking.nome)}`, url: link };
    });
    return calendarFeed(studio.name, events);
  }
}

import { studio } from '../../../src/copy/studio.ts';
import { bookingEvent } from '../../../src/domain/agenda/bookingCalendarFile.ts';
import { calendarFeed } from '../../../src/domain/agenda/calendarFile.ts';
import { paths } from '../../../src/domain/site/paths.ts';
import { todayInSaoPaulo } from '../../../src/domain/time/saoPauloTime.ts';
import type { Adapters } from '../createAdapters.ts';
import { sanitizeName } from '../mails/sanitizeName.ts';

/**
 * The upcoming consultations as an iCalendar file, for the holder of the secret; undefined for anybody else. Of a person
 * it has the name alone; the rest stands behind the link to the inbox.
 */
export function createCalendarFeedHandler({ feed, readStudioAgenda, siteUrl, now }: Adapters) {
  return async function calendario(path: string): Promise<string | undefined> {
    const secret = /\/([\w-]{43})\.ics$/.exec(path)?.[1];
    if (!secret || !(await feed.isCurrent(secret))) return undefined;
    const [bookings, { meetingAddress }] = await Promise.all([
      feed.upcoming(todayInSaoPaulo(now())),
      readStudioAgenda(),
    ]);
    const events = bookings.map((booking) => {
      const link = `${siteUrl()}${paths.admin}?aba=agendamentos&registro=${booking.id}`;
      const event = bookingEvent(booking, studio, {
        method: 'PUBLISH',
        stamp: booking.updatedAt,
        sequence: booking.sequence,
        place: booking.meetingAddress || meetingAddress,
        link,
      });
      return { ...event, summary: `Consultoria: ${sanitizeName(booking.nome)}`, url: link };
    });
    return calendarFeed(studio.name, events);
  };
}

import { bookingEvent } from './bookingCalendarFile.ts';

const basic = (instant: Date) => instant.toISOString().replace(/[-:]|\.\d{3}/g, '');

/**
 * Links that add a booking to Google's or Microsoft's calendar. They do not contain the booking's own link, because the
 * provider could see it and cancel the booking.
 */
export function calendarLinks(
  booking: Parameters<typeof bookingEvent>[0],
  studio: { name: string; email: string },
  place: string,
): { google: string; outlook: string } {
  const event = bookingEvent(booking, studio, { method: 'PUBLISH', stamp: new Date(0), sequence: 0, place });
  const { summary, description, location, start, end } = event;
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: summary,
    dates: `${basic(start)}/${basic(end)}`,
    details: description,
    location,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: summary,
    startdt: start.toISOString(),
    enddt: end.toISOString(),
    body: description,
    location,
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google}`,
    outlook: `https://outlook.live.com/calendar/0/deeplink/compose?${outlook}`,
  };
}

import { Button } from '#src/components/ui/Button.tsx';
import { downloadFile } from '#src/components/ui/downloadFile.ts';
import { bookingConfirmed } from '#src/content/bookingConfirmed.ts';
import { studio } from '#src/content/studio.ts';
import { bookingCalendarFile, calendarFileName } from '#src/domain/bookingCalendarFile.ts';
import type { ConfirmedBooking } from '#src/domain/confirmedBooking.ts';

/** Offers the booking as a file for the calendar, made in the browser; the same event as in the mail. */
export function CalendarButton({ booking }: { booking: ConfirmedBooking }) {
  const download = () => {
    const { link, place = '' } = booking;
    const file = bookingCalendarFile(booking, studio, {
      ...{ method: 'PUBLISH', stamp: new Date(), sequence: 0 },
      ...{ place, link },
    });
    downloadFile(file, { type: 'text/calendar;charset=utf-8', name: calendarFileName(booking.id) });
  };
  return (
    <Button icon="download" onClick={download}>
      {bookingConfirmed.calendar.action}
    </Button>
  );
}

import { Button } from '#src/components/ui/Button.tsx';
import { downloadFile } from '#src/components/ui/downloadFile.ts';
import { manageBooking } from '#src/content/manageBooking.ts';
import { studio } from '#src/content/studio.ts';
import { bookingCalendarFile, calendarFileName } from '#src/domain/bookingCalendarFile.ts';
import type { ManagedBooking } from '#src/domain/managedBooking.ts';

/** Offers the booking as a file for the calendar, made in the browser; the same event as in the mails. */
export function CalendarButton({ booking }: { booking: ManagedBooking }) {
  const { id, tipoConsulta, data, horario, sequence, place } = booking;
  const download = () => {
    const file = bookingCalendarFile({ id, email: '', tipoConsulta, data, horario }, studio, {
      ...{ method: 'PUBLISH', stamp: new Date(), sequence, place },
      link: window.location.href,
    });
    downloadFile(file, { type: 'text/calendar;charset=utf-8', name: calendarFileName(id) });
  };
  return (
    <Button icon="download" onClick={download}>
      {manageBooking.calendar}
    </Button>
  );
}

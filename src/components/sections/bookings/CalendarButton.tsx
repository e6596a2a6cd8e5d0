import { Button } from '#src/components/ui/Button.tsx';
import { downloadFile } from '#src/components/ui/behaviour/downloadFile.ts';
import { studio } from '#src/copy/studio.ts';
import {
  bookingCalendarFile,
  calendarFileName,
} from '#src/domain/submissions/bookings/bookingCalendarFile.ts';

interface CalendarButtonProps {
  label: string;
  booking: Parameters<typeof bookingCalendarFile>[0];
  /** Returns the other details of the calendar entry. Called when the file is created. */
  details: () => Omit<Parameters<typeof bookingCalendarFile>[2], 'method' | 'stamp'>;
}

export function CalendarButton({ label, booking, details }: CalendarButtonProps) {
  const download = () => {
    const file = bookingCalendarFile(booking, studio, { method: 'PUBLISH', stamp: new Date(), ...details() });
    downloadFile(file, { type: 'text/calendar;charset=utf-8', name: calendarFileName(booking.id) });
  };
  return (
    <Button icon="download" onClick={download}>
      {label}
    </Button>
  );
}

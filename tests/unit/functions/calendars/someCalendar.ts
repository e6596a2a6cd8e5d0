import { readBusyTimes } from '../../../../functions/src/calendars/readBusyTimes.ts';

/** New York's time zone for 1967 and later, from section 3.6.5 of RFC 5545. */
export const NEW_YORK = `BEGIN:VTIMEZONE
TZID:America/New_York
BEGIN:DAYLIGHT
DTSTART:19870405T020000
RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=4;UNTIL=20060402T070000Z
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
END:DAYLIGHT
BEGIN:DAYLIGHT
DTSTART:20070311T020000
RRULE:FREQ=YEARLY;BYDAY=2SU;BYMONTH=3
TZOFFSETFROM:-0500
TZOFFSETTO:-0400
END:DAYLIGHT
BEGIN:STANDARD
DTSTART:19671029T020000
RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10;UNTIL=20061029T060000Z
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
END:STANDARD
BEGIN:STANDARD
DTSTART:20071104T020000
RRULE:FREQ=YEARLY;BYDAY=1SU;BYMONTH=11
TZOFFSETFROM:-0400
TZOFFSETTO:-0500
END:STANDARD
END:VTIMEZONE`;

export function calendarOf(...components: string[]): string {
  const lines = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//A test//', ...components, 'END:VCALENDAR'];
  return lines.join('\n').replaceAll('\n', '\r\n');
}

export function eventOf(...lines: string[]): string {
  const uid = lines.some((line) => line.startsWith('UID:')) ? [] : ['UID:a@example'];
  return ['BEGIN:VEVENT', ...uid, 'DTSTAMP:19970714T170000Z', ...lines, 'END:VEVENT'].join('\n');
}

/** The busy times of a file from `from` to `to` (ISO), for the owner helena@example. */
export function busyIn(text: string, from: string, to: string) {
  return readBusyTimes(text, {
    window: { start: Date.parse(from), end: Date.parse(to) },
    ownerEmail: 'helena@example',
    isOwn: (uid) => uid.endsWith('@alinhavo.example'),
  });
}

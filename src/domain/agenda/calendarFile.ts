/**
 * REQUEST invites the attendee. A later CANCEL with the same UID removes the entry. PUBLISH is for a file to import,
 * which has no attendees (RFC 5546, sections 3.2.1, 3.2.2 and 3.2.5).
 */
export type CalendarMethod = 'PUBLISH' | 'REQUEST' | 'CANCEL';

export type CalendarEvent = {
  method: CalendarMethod;
  /** The event's id, the same in all files about it. */
  uid: string;
  /** When the file's content was created. */
  stamp: Date;
  /** Increases with every change. Calendar programs ignore a file whose number is lower than their entry's. */
  sequence: number;
  start: Date;
  end: Date;
  summary: string;
  description: string;
  location: string;
  url: string;
  /** Minutes before the start at which calendars show a reminder; undefined for no reminder. */
  alarmMinutes?: number;
  organizer: { name: string; email: string };
  /** E-mail address of the invited person. Left out of PUBLISH. */
  attendee: string;
  /** Whether the attendee is asked to accept or decline. Missing if the attendee has chosen the time. */
  asksAttendee?: boolean;
};

const OCTETS_A_LINE = 75;

/** One event as an iCalendar file (RFC 5545): times in UTC, lines of at most 75 octets, CRLF. */
export function calendarFile(event: CalendarEvent): string {
  return calendarOf(event.organizer.name, [`METHOD:${event.method}`], [event]);
}

/** A calendar feed of the events, without METHOD. Its name is in NAME (RFC 7986) and X-WR-CALNAME (older programs). */
export function calendarFeed(name: string, events: readonly CalendarEvent[]): string {
  const title = escapeText(name);
  return calendarOf(
    name,
    [`NAME:${title}`, `X-WR-CALNAME:${title}`, 'REFRESH-INTERVAL;VALUE=DURATION:PT1H'],
    events,
  );
}

function calendarOf(product: string, properties: string[], events: readonly CalendarEvent[]): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escapeText(product)}//Site//PT`,
    'CALSCALE:GREGORIAN',
    ...properties,
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
    .map((line) => `${fold(line)}\r\n`)
    .join('');
}

function eventLines(event: CalendarEvent): string[] {
  const { method, uid, stamp, sequence, start, end, summary, description, location, url, organizer } = event;
  const answer = event.asksAttendee ? 'PARTSTAT=NEEDS-ACTION;RSVP=TRUE' : 'PARTSTAT=ACCEPTED;RSVP=FALSE';
  return [
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${utc(stamp)}`,
    `DTSTART:${utc(start)}`,
    `DTEND:${utc(end)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${escapeText(summary)}`,
    `DESCRIPTION:${escapeText(description)}`,
    ...(location ? [`LOCATION:${escapeText(location)}`] : []),
    ...(url ? [`URL:${url.replace(/[\p{Cc}\s]/gu, '')}`] : []),
    `ORGANIZER;CN="${organizer.name.replace(/[\p{Cc}"]/gu, '')}":mailto:${organizer.email}`,
    ...(method === 'PUBLISH' ? [] : [`ATTENDEE;ROLE=REQ-PARTICIPANT;${answer}:mailto:${event.attendee}`]),
    'TRANSP:OPAQUE',
    ...alarmLines(event),
    'END:VEVENT',
  ];
}

function alarmLines({ method, alarmMinutes, summary }: CalendarEvent): string[] {
  if (alarmMinutes === undefined || method === 'CANCEL') return [];
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `TRIGGER:-PT${alarmMinutes}M`,
    `DESCRIPTION:${escapeText(summary)}`,
    'END:VALARM',
  ];
}

function utc(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;
}

function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Folds a line into parts of at most OCTETS_A_LINE octets; the leading space counts. Never splits a character. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  let folded = '';
  let octets = 0;
  for (const character of line) {
    const size = encoder.encode(character).length;
    if (octets + size > OCTETS_A_LINE) {
      folded += '\r\n ';
      octets = 1;
    }
    folded += character;
    octets += size;
  }
  return folded;
}

import { describe, expect, test } from 'vitest';
import { firstOf } from '#tests/support/scaled.ts';
import { MOST_EVENTS } from '../../../../functions/src/calendars/readBusyTimes.ts';
import { busyIn, calendarOf, eventOf, NEW_YORK } from './someCalendar.ts';

const [FROM, TO] = ['2026-03-01T03:00:00Z', '2026-03-31T03:00:00Z'];
const nine = 'DTSTART;TZID=America/Sao_Paulo:20260302T090000';
const hour = 'DURATION:PT1H';
const daily = [nine, hour, 'RRULE:FREQ=DAILY;COUNT=3'];
const only = (...days: number[]) => days.map((day) => `03-0${day}T12:00/03-0${day}T13:00`);
const OWN_ZONE = NEW_YORK.replaceAll('America/New_York', 'Horário da filial');
const THE_TIME = only(2);
const declinedBy = (address: string) => `ATTENDEE;PARTSTAT=DECLINED:mailto:${address}`;
/** A changed instance of 3 March, identified by its original start in UTC. */
const third = (...lines: string[]) => eventOf('RECURRENCE-ID:20260303T120000Z', ...lines);
const unmoved = 'DTSTART:20260303T120000Z';
const twiceAtNine = ['DTSTART;TZID=America/New_York:20260307T090000', hour, 'RRULE:FREQ=DAILY;COUNT=2'];

/** March 2026 in São Paulo (UTC-3); in New York daylight saving time begins on the 8th. */
// biome-ignore format: a row is a line
const CASES: [title: string, components: string[], busy: string[]][] = [
  ['an event', [eventOf(nine, hour)], THE_TIME],
  ['in UTC', [eventOf('DTSTART:20260302T120000Z', 'DTEND:20260302T130000Z')], THE_TIME],
  ['a time without a zone is read in São Paulo’s', [eventOf('DTSTART:20260302T090000', hour)], THE_TIME],
  ['a zone that is named but not defined in the file', [eventOf('DTSTART;TZID=Europe/Lisbon:20260302T120000', hour)], THE_TIME],
  ['an unknown zone is read as São Paulo’s', [eventOf('DTSTART;TZID=Nowhere:20260302T090000', hour)], THE_TIME],
  ['a zone defined in the file, whatever its name', [OWN_ZONE, eventOf('DTSTART;TZID="Horário da filial":20260302T070000', hour)], THE_TIME],
  ['a repetition keeps its local time when daylight saving time begins', [NEW_YORK, eventOf(...twiceAtNine)], ['03-07T14:00/03-07T15:00', '03-08T13:00/03-08T14:00']],
  ['the same with a zone of the time zone database', [eventOf(...twiceAtNine)], ['03-07T14:00/03-07T15:00', '03-08T13:00/03-08T14:00']],
  ['a local time that the start of daylight saving time skips', [eventOf('DTSTART;TZID=America/New_York:20260308T023000', hour)], ['03-08T07:30/03-08T08:30']],
  ['a whole day', [eventOf('DTSTART;VALUE=DATE:20260302')], ['03-02T03:00/03-03T03:00']],
  ['several whole days, excluding the end date', [eventOf('DTSTART;VALUE=DATE:20260302', 'DTEND;VALUE=DATE:20260304')], ['03-02T03:00/03-04T03:00']],
  [
    'repeated whole days, except one',
    [eventOf('DTSTART;VALUE=DATE:20260302', 'RRULE:FREQ=DAILY;COUNT=3', 'EXDATE;VALUE=DATE:20260303')],
    ['03-02T03:00/03-03T03:00', '03-04T03:00/03-05T03:00'],
  ],
  ['an event without a duration is not busy', [eventOf(nine)], []],
  ['an event that ends before its start is not busy', [eventOf(nine, 'DTEND;TZID=America/Sao_Paulo:20260302T080000')], []],
  ['a transparent event is not busy', [eventOf(nine, hour, 'TRANSP:TRANSPARENT')], []],
  ['a cancelled event is not busy', [eventOf(nine, hour, 'STATUS:CANCELLED')], []],
  ['a tentative event is busy', [eventOf(nine, hour, 'STATUS:TENTATIVE')], THE_TIME],
  ['an event that Outlook marks as free is not busy', [eventOf(nine, hour, 'X-MICROSOFT-CDO-BUSYSTATUS:FREE')], []],
  ['an event that the owner has declined is not busy', [eventOf(nine, hour, declinedBy('Helena@example').replace('mailto', 'MAILTO'))], []],
  ['an event that somebody else has declined is busy', [eventOf(nine, hour, declinedBy('rui@example'))], THE_TIME],
  ['an event declined by the address in the calendar’s name is not busy', ['X-WR-CALNAME:h@gmail.example', eventOf(nine, hour, declinedBy('h@gmail.example'))], []],
  ['every day', [eventOf(...daily)], only(2, 3, 4)],
  ['every day except dates', [eventOf(...daily, 'EXDATE;TZID=America/Sao_Paulo:20260302T090000,20260303T090000')], only(4)],
  ['every day except dates in UTC', [eventOf(...daily, 'EXDATE:20260303T120000Z', 'EXDATE:20260304T120000Z')], only(2)],
  ['every day except a date, as Outlook writes it', [eventOf(...daily, 'EXDATE;VALUE=DATE:20260303')], only(2, 4)],
  ['additional dates', [eventOf(nine, hour, 'RDATE;TZID=America/Sao_Paulo:20260304T090000')], only(2, 4)],
  ['additional dates with their own end', [eventOf(nine, hour, 'RDATE;VALUE=PERIOD:20260304T120000Z/PT2H')], [...only(2), '03-04T12:00/03-04T14:00']],
  ['every day until a time, inclusive', [eventOf(nine, hour, 'RRULE:FREQ=DAILY;UNTIL=20260304T120000Z')], only(2, 3, 4)],
  ['every day until a date, inclusive', [eventOf(nine, hour, 'RRULE:FREQ=DAILY;UNTIL=20260303')], only(2, 3)],
  ['a moved instance', [eventOf(...daily), third('DTSTART:20260303T150000Z', hour)], ['03-02T12:00/03-02T13:00', '03-03T15:00/03-03T16:00', '03-04T12:00/03-04T13:00']],
  ['a cancelled instance', [eventOf(...daily), third(unmoved, hour, 'STATUS:CANCELLED')], only(2, 4)],
  ['an instance that the owner has declined', [eventOf(...daily), third(unmoved, hour, declinedBy('helena@example'))], only(2, 4)],
  [
    'all later instances moved',
    [eventOf(...daily), eventOf('RECURRENCE-ID;RANGE=THISANDFUTURE:20260303T120000Z', 'DTSTART:20260303T123000Z', 'DURATION:PT2H')],
    ['03-02T12:00/03-02T13:00', '03-03T12:30/03-03T14:30', '03-04T12:30/03-04T14:30'],
  ],
  ['a single instance to which the owner was invited', [third(unmoved, hour)], only(3)],
  ['an own booking is not busy', [eventOf('UID:0f8a@alinhavo.example', nine, hour)], []],
  [
    'overlapping times are merged, adjacent times are not',
    [
      eventOf('UID:b', 'DTSTART:20260302T120000Z', 'DURATION:PT1H'),
      eventOf('UID:c', 'DTSTART:20260302T123000Z', 'DURATION:PT1H'),
      eventOf('UID:d', 'DTSTART:20260302T133000Z', 'DURATION:PT1H'),
    ],
    ['03-02T12:00/03-02T13:30', '03-02T13:30/03-02T14:30'],
  ],
  [
    'an event partly outside the stored period is cut',
    [eventOf('UID:b', 'DTSTART:20260301T020000Z', 'DURATION:P1D'), eventOf('UID:c', 'DTSTART:20260401T120000Z', hour)],
    ['03-01T03:00/03-02T02:00'],
  ],
];

const shown = (instant: number) => new Date(instant).toISOString().slice(5, 16);

test.each(CASES)('%s', (_, components, busy) => {
  const found = busyIn(calendarOf(...components), FROM, TO);
  expect(found.busy.map(({ start, end }) => `${shown(start)}/${shown(end)}`)).toEqual(busy);
  expect(found.unread).toBe(0);
});

describe('a calendar that is hard to read', () => {
  test('an invalid event is counted, and the others are read', () => {
    const broken = [
      eventOf('UID:b', 'SUMMARY:without a start'),
      eventOf('UID:c', 'DTSTART:tomorrow', hour),
      eventOf('UID:d', nine, hour, 'RRULE:FREQ=YEARLY;BYWEEKNO=99'),
    ];
    const { busy, unread } = busyIn(calendarOf(...broken, eventOf(nine, hour)), FROM, TO);
    expect([busy.length > 0, unread]).toEqual([true, 3]);
  });

  const NEVER = 'FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30';

  test.each(firstOf(1, [NEVER, 'FREQ=YEARLY;BYMONTH=1;BYDAY=MO;BYSETPOS=40', 'FREQ=SECONDLY']))(
    'a rule whose expansion never ends is abandoned: %s',
    (rule) => {
      expect(busyIn(calendarOf(eventOf(nine, hour, `RRULE:${rule}`)), FROM, TO).unread).toBe(1);
    },
  );

  test('a time zone whose rule expands endlessly is abandoned', () => {
    const zone = OWN_ZONE.replace(/RRULE:.*/g, 'RRULE:FREQ=SECONDLY');
    const event = eventOf('DTSTART;TZID="Horário da filial":20260302T070000', hour);
    expect(busyIn(calendarOf(zone, event), FROM, TO).unread).toBe(1);
  });

  test('too many rules that expand endlessly make the whole calendar fail', () => {
    const events = ['b', 'c', 'd', 'e'].map((uid) => eventOf(`UID:${uid}`, nine, hour, `RRULE:${NEVER}`));
    expect(() => busyIn(calendarOf(...events), FROM, TO)).toThrow('tooLarge');
  });

  test('the maximum number of events is read; one more is refused', () => {
    const many = (count: number) =>
      calendarOf(
        ...Array.from(
          { length: count },
          (_, index) => `BEGIN:VEVENT\nUID:${index}\n${nine}\n${hour}\nEND:VEVENT`,
        ),
      );
    expect(busyIn(many(MOST_EVENTS), FROM, TO)).toEqual({ busy: [expect.anything()], unread: 0 });
    expect(() => busyIn(many(MOST_EVENTS + 1), FROM, TO)).toThrow('tooLarge');
  });

  test.each(['', '<!doctype html><title>Entrar</title>', 'BEGIN:VCALENDAR\nX', 'BEGIN:VCARD\nEND:VCARD'])(
    'a text that is not a calendar is refused: %j',
    (text) => {
      expect(() => busyIn(text, FROM, TO)).toThrow('noCalendar');
    },
  );
});

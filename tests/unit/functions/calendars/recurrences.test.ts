import { expect, test } from 'vitest';
import { firstOf } from '#tests/support/scaled.ts';
import { busyIn, calendarOf, eventOf, NEW_YORK } from './someCalendar.ts';

/**
 * The examples of RFC 5545, section 3.8.5.3, with the rules that this site's code changes or skips. Columns: first
 * start (at nine in New York), rule, end of the searched period, starts. A time other than nine follows its day.
 */
const EXAMPLES = `
19970902 | FREQ=DAILY;UNTIL=19970924T000000Z | 1998 | 1997-09: 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23
19970902 | FREQ=DAILY;INTERVAL=2 | 1997-09-14 | 1997-09: 2 4 6 8 10 12
19980101 | FREQ=YEARLY;UNTIL=19990103T140000Z;BYMONTH=1;BYDAY=SU,MO,TU,WE,TH,FR,SA | 2001 | 1998-01: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31, 1999-01: 1 2 3
19980101 | FREQ=DAILY;UNTIL=19990103T140000Z;BYMONTH=1 | 2001 | 1998-01: 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31, 1999-01: 1 2 3
19970902 | FREQ=WEEKLY;UNTIL=19971008T000000Z | 1998 | 1997-09: 2 9 16 23 30, 1997-10: 7
19970902 | FREQ=WEEKLY;INTERVAL=2;WKST=SU | 1997-11-01 | 1997-09: 2 16 30, 1997-10: 14 28
19970901 | FREQ=WEEKLY;INTERVAL=2;UNTIL=19971101T000000Z;WKST=SU;BYDAY=MO,WE,FR | 1998 | 1997-09: 1 3 5 15 17 19 29, 1997-10: 1 3 13 15 17 27 29 31
19970905 | FREQ=MONTHLY;UNTIL=19971124T000000Z;BYDAY=1FR | 1998 | 1997-09: 5, 1997-10: 3, 1997-11: 7
19970928 | FREQ=MONTHLY;BYMONTHDAY=-3 | 1998-03-01 | 1997-09: 28, 1997-10: 29, 1997-11: 28, 1997-12: 29, 1998-01: 29, 1998-02: 26
19970902 | FREQ=MONTHLY;INTERVAL=2;BYDAY=TU | 1998-01-14 | 1997-09: 2 9 16 23 30, 1997-11: 4 11 18 25, 1998-01: 6 13
19970610 | FREQ=YEARLY;COUNT=4;BYMONTH=6,7 | 2000 | 1997-06: 10, 1997-07: 10, 1998-06: 10, 1998-07: 10
19970310 | FREQ=YEARLY;INTERVAL=2;COUNT=5;BYMONTH=1,2,3 | 2002 | 1997-03: 10, 1999-01: 10, 1999-02: 10, 1999-03: 10, 2001-01: 10
19970101 | FREQ=YEARLY;INTERVAL=3;COUNT=5;BYYEARDAY=1,100,200 | 2001 | 1997-01: 1, 1997-04: 10, 1997-07: 19, 2000-01: 1, 2000-04: 9
19970519 | FREQ=YEARLY;BYDAY=20MO | 2000 | 1997-05: 19, 1998-05: 18, 1999-05: 17
19970512 | FREQ=YEARLY;BYWEEKNO=20;BYDAY=MO | 2000 | 1997-05: 12, 1998-05: 11, 1999-05: 17
19970313 | FREQ=YEARLY;BYMONTH=3;BYDAY=TH | 1999 | 1997-03: 13 20 27, 1998-03: 5 12 19 26
19970605 | FREQ=YEARLY;BYDAY=TH;BYMONTH=6,7,8 | 1998 | 1997-06: 5 12 19 26, 1997-07: 3 10 17 24 31, 1997-08: 7 14 21 28
19980213 | FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13 | 2001 | 1998-02: 13, 1998-03: 13, 1998-11: 13, 1999-08: 13, 2000-10: 13
19970913 | FREQ=MONTHLY;BYDAY=SA;BYMONTHDAY=7,8,9,10,11,12,13 | 1998-02 | 1997-09: 13, 1997-10: 11, 1997-11: 8, 1997-12: 13, 1998-01: 10
19961105 | FREQ=YEARLY;INTERVAL=4;BYMONTH=11;BYDAY=TU;BYMONTHDAY=2,3,4,5,6,7,8 | 2005 | 1996-11: 5, 2000-11: 7, 2004-11: 2
19970929 | FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-2 | 1998-04 | 1997-09: 29, 1997-10: 30, 1997-11: 27, 1997-12: 30, 1998-01: 29, 1998-02: 26, 1998-03: 30
19970902 | FREQ=HOURLY;INTERVAL=3;UNTIL=19970902T170000Z | 1998 | 1997-09: 2 2@12:00
19970902 | FREQ=DAILY;BYHOUR=9,10,11,12,13,14,15,16;BYMINUTE=0,20,40 | 1997-09-03 | 1997-09: 2 2@09:20 2@09:40 2@10:00 2@10:20 2@10:40 2@11:00 2@11:20 2@11:40 2@12:00 2@12:20 2@12:40 2@13:00 2@13:20 2@13:40 2@14:00 2@14:20 2@14:40 2@15:00 2@15:20 2@15:40 2@16:00 2@16:20 2@16:40
19970902 | FREQ=MINUTELY;INTERVAL=20;BYHOUR=9,10,11,12,13,14,15,16 | 1997-09-03 | 1997-09: 2 2@09:20 2@09:40 2@10:00 2@10:20 2@10:40 2@11:00 2@11:20 2@11:40 2@12:00 2@12:20 2@12:40 2@13:00 2@13:20 2@13:40 2@14:00 2@14:20 2@14:40 2@15:00 2@15:20 2@15:40 2@16:00 2@16:20 2@16:40`
  .trim()
  .split('\n')
  .map((line) => line.split(' | ') as [start: string, rule: string, until: string, starts: string]);

const short = { dateStyle: 'short', timeStyle: 'short' } as const;
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/New_York', ...short });

function written(starts: number[]): string {
  const months = new Map<string, string[]>();
  for (const start of starts) {
    const [day = '', time] = clock.format(start).split(' ');
    const words = `${Number(day.slice(8))}${time === '09:00' ? '' : `@${time}`}`;
    months.set(day.slice(0, 7), [...(months.get(day.slice(0, 7)) ?? []), words]);
  }
  return [...months].map(([month, found]) => `${month}: ${found.join(' ')}`).join(', ');
}

test.each(EXAMPLES)('from %s on, %s', (start, rule, until, starts) => {
  const lines = [`DTSTART;TZID=America/New_York:${start}T090000`, 'DURATION:PT10M', `RRULE:${rule}`];
  const calendar = calendarOf(NEW_YORK, eventOf(...lines));
  const found = busyIn(calendar, '1996-01-01T00:00:00Z', new Date(until).toISOString());
  expect(written(found.busy.map((time) => time.start))).toBe(starts);
  expect(found.unread).toBe(0);
});

const ENDLESS = EXAMPLES.filter(([, rule]) => !rule.includes('COUNT') && !rule.includes('UNTIL'));

test.each(firstOf(4, ENDLESS))(
  'an endless rule that began long ago gives the same starts as a full expansion: from %s on, %s',
  (start, rule) => {
    const startsIn = (from: string, until: string) => {
      const lines = [`DTSTART;TZID=America/New_York:${start}T090000`, 'DURATION:PT10M', `RRULE:${rule}`];
      const { busy } = busyIn(calendarOf(NEW_YORK, eventOf(...lines)), from, until);
      return busy.filter((time) => time.start >= Date.parse('2012-01-01T12:00Z'));
    };
    const isLong = rule.startsWith('FREQ=MINUTELY') || rule.includes('BYMINUTE');
    const first = isLong ? '2011-12-01T00:00:00Z' : '1996-01-01T00:00:00Z';
    const last = isLong ? '2012-01-20T00:00:00Z' : '2013-01-01T00:00:00Z';
    expect(startsIn('2012-01-01T00:00:00Z', last)).toEqual(startsIn(first, last));
  },
);

import { expect, it } from 'vitest';
import { DEFAULT_AVAILABILITY } from '#src/domain/agenda/bookingRules.ts';
import { changedFigures } from '#src/domain/figures/studioFigures.ts';
import type { BookingSubmission, MessageSubmission } from '#src/domain/submissions/submission.ts';
import type { LogEntry } from '#src/domain/submissions/submissionLog.ts';
import { bookingSubmission, messageSubmission } from '#tests/support/submissions.ts';

const at = (day: number) => new Date(`2031-05-${String(day).padStart(2, '0')}T10:00:00-03:00`);
const log = (...entries: (Partial<LogEntry> & { day: number })[]) =>
  Object.fromEntries(entries.map(({ day, ...one }, index) => [index + 1, { at: at(day), by: 'x', ...one }]));
const message = (given: Partial<MessageSubmission>, ...entries: Parameters<typeof log>) =>
  messageSubmission({ createdAt: at(12), log: log(...entries) as never, ...given });
const booking = (given: Partial<BookingSubmission> = {}) =>
  bookingSubmission({ createdAt: at(12), data: '2031-05-14', tipoConsulta: 'website', ...given });

const replied = { what: 'replied', day: 14 } as const;
const answered = { what: 'answered', from: 'new', day: 14 } as const;
const received = '12 received message';
const booked = '12 consultations website; 12 referrals Indicação';

// biome-ignore format: a row is a line
it.each([
  ['a message', message({}), received],
  ['a message with another subject', message({ form: 'budget' }), '12 received budget'],
  ['a message under review', message({ state: 'review' }), ''],
  ['spam', message({ state: 'spam' }), ''],
  ['a damaged message', message({ createdAt: new Date(0) }), ''],
  ['the studio’s own first message', message({ replies: { 0: {} } as never }), ''],
  ['an answer after two working days', message({}, replied), `${received}; 14 answers 2`],
  ['an answer from the studio’s mailbox', message({}, { what: 'mailed', day: 14 }), `${received}; 14 answers 2`],
  ['an answer after a weekend', message({ createdAt: at(9) }, answered), '09 received message; 14 answers 3'],
  ['an answer after months', message({ createdAt: new Date('2031-01-02T12:00:00Z') }, answered), '02 received message; 14 answers 10'],
  ['a second answer', message({}, replied, { what: 'replied', day: 20 }), `${received}; 14 answers 2`],
  ['an answer that is taken back', message({}, replied, { what: 'takenBack', day: 14 }), received],
  ['an answer that is undone', message({}, answered, { what: 'new', from: 'answered', day: 15 }), received],
  ['the answer after one that is undone', message({}, answered, { what: 'new', from: 'answered', day: 14 }, { what: 'replied', day: 15 }), `${received}; 15 answers 3`],
  ['an answer to spam', message({ state: 'spam' }, replied), '14 answers 2'],
  ['a booking', booking(), booked],
  ['an archived booking', booking({ state: 'archived' }), booked],
  ['a booking without a referral', booking({ comoConheceu: '' }), '12 consultations website'],
  ['a booking under review', booking({ state: 'review' }), ''],
  ['a booking that is spam', booking({ state: 'spam', attendance: 'kept' }), ''],
  ['a consultation that took place', booking({ attendance: 'kept' }), `${booked}; 14 kept website`],
  ['a missed consultation', booking({ attendance: 'missed' }), `${booked}; 14 missed website`],
])('%s is counted by day as in the table', (_, submission, expected) => {
  const changes = changedFigures(undefined, submission, DEFAULT_AVAILABILITY);
  expect(changes.map(({ day, list, key }) => `${day.slice(8)} ${list} ${key}`).join('; ')).toBe(expected);
  expect(changes.filter(({ by }) => by !== 1)).toEqual([]);
});

it('a correction decreases the former count and increases the new one', () => {
  const change = changedFigures(
    booking({ attendance: 'missed' }),
    booking({ attendance: 'kept' }),
    DEFAULT_AVAILABILITY,
  );
  expect(change).toEqual([
    { day: '2031-05-14', list: 'kept', key: 'website', by: 1 },
    { day: '2031-05-14', list: 'missed', key: 'website', by: -1 },
  ]);
});

import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readAgendaSettings } from '#src/domain/agenda/agendaSettings.ts';
import { NO_HOSTING } from '#src/domain/agenda/hosts.ts';
import { SLOTS } from '#src/domain/agenda/slots.ts';
import type { Change } from '#src/domain/commands/command.ts';
import type { Condition } from '#src/domain/commands/dueRule.ts';
import { dueCommands, siteCommands } from '#src/domain/commands/siteCommands.ts';
import { MAILS, type MailName, mailRow } from '#src/domain/submissions/mails/mailName.ts';
import { SUBMISSION_STATES, stateOf } from '#src/domain/submissions/states.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { addDays } from '#src/domain/time/calendarDay.ts';
import { bookingSubmission, messageSubmission, sentMails } from '#tests/support/submissions.ts';
import { ago, give, NOW } from './giveCommand.ts';

const dayIn = (days: number) => addDays('2026-03-02', days);
const settings = { ...readAgendaSettings({}), meetingAddress: 'Sala 1', isPlaceUntold: true as const };
const due = dueCommands({ now: NOW, settings, formerHosts: ['zoe'] });

const hours = (most: number) => fc.integer({ min: -most, max: most }).map(ago);
const event = fc.record({
  what: fc.constantFrom('entered', 'moved', 'place', 'hosted', 'lapsed'),
  by: fc.constant('site'),
  at: hours(72),
});

const submissions = fc
  .sample(
    fc.record({
      isMessage: fc.boolean(),
      data: fc.integer({ min: -30, max: 30 }).map(dayIn),
      horario: fc.constantFrom(...SLOTS),
      state: fc.constantFrom(...SUBMISSION_STATES),
      email: fc.constantFrom('a@b.co', 'a@b.co', ''),
      createdAt: hours(72),
      holdsSlot: fc.boolean(),
      reminder: fc.constantFrom('due', 'done'),
      heldUntil: fc.option(hours(3), { nil: undefined }),
      remindOn: fc.option(fc.integer({ min: -3, max: 3 }).map(dayIn), { nil: undefined }),
      host: fc.constantFrom(undefined, { uid: 'zoe', name: 'Zoe' }),
      attendance: fc.constantFrom(undefined, 'kept', 'missed'),
      meetingAddress: fc.constantFrom('', 'Sala 2'),
      history: fc.array(event, { maxLength: 2 }),
      mail: fc.constantFrom(sentMails, { ...sentMails, outstanding: ['visitor'] as const }),
      known: fc.subarray(Object.keys(MAILS) as MailName[]),
    }),
    { numRuns: 6000, seed: 59 },
  )
  .map(({ isMessage, known, ...given }) => ({
    known: given.email ? known : [],
    submission: (isMessage ? messageSubmission : bookingSubmission)(given as never) as Submission,
  }));

const valueIn = (submission: object, field: string) =>
  field
    .split('.')
    .reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], submission);

function isMet(submission: object, [field, is, value]: Condition): boolean {
  const found = valueIn(submission, field) as typeof value | undefined;
  if (found === undefined) return false;
  return is === '==' ? found === value : is === '<=' ? found <= value : found >= value;
}

const isFound = (submission: Submission, { kinds, conditions }: (typeof due)[number]) =>
  kinds.includes(submission.kind) && conditions.every((condition) => isMet(submission, condition));

/** A change that people see: a mail, a new state, or a free slot. */
const isSeen = ({ mails = [], fields, frees }: Change) => mails.length > 0 || fields.state || frees;

/** The changes that the site's commands make to the submissions, in the order of the commands. */
const deeds = due.flatMap((query) =>
  submissions.flatMap(({ submission, known }) => {
    const outcome = give(query.command, submission, { hosting: NO_HOSTING, known });
    return typeof outcome === 'object' && !('refused' in outcome)
      ? [{ query, submission, known, outcome, action: query.command.action }]
      : [];
  }),
);

it('each command of the site has something to do for some submissions', () => {
  const acting = new Set(deeds.filter(({ outcome }) => isSeen(outcome)).map(({ action }) => action));
  expect([...acting].sort()).toEqual(Object.keys(siteCommands).sort());
});

it('the query of a command finds every submission for which the command has something to do', () => {
  const missed = deeds.filter(
    ({ query, submission, outcome }) => isSeen(outcome) && !isFound(submission, query),
  );
  expect(missed.map(({ action, submission }) => ({ action, submission })).slice(0, 1)).toEqual([]);
});

it('a query that still finds its submissions after the command is declared lasting, and finds no old bookings', () => {
  const remaining = deeds.filter(
    ({ query, submission, outcome }) =>
      isFound(submission, query) && isFound({ ...submission, ...outcome.fields } as Submission, query),
  );
  expect(remaining.filter(({ query }) => !query.isLasting).map(({ action }) => action)).toEqual([]);
  const old = submissions.map(({ submission }) => ({ ...submission, data: dayIn(-100) }) as Submission);
  for (const query of due.filter(({ isLasting }) => isLasting))
    expect(old.filter((booking) => isFound(booking, query))).toEqual([]);
});

it('the site mails no visitor who has no address or no slot, or whom the studio must confirm first', () => {
  const mailed = deeds.filter(({ outcome }) => outcome.mails?.some((name) => mailRow(name).to === 'visitor'));
  const wrongly = mailed.filter(
    ({ submission, known }) =>
      !submission.email ||
      (submission.kind === 'bookings' && !submission.holdsSlot) ||
      !(stateOf(submission).isTrusted || known.includes('requested')),
  );
  expect(wrongly.map(({ action, submission }) => ({ action, submission })).slice(0, 1)).toEqual([]);
});

it('a command that the site gives again sends no second mail', () => {
  const repeated = deeds.filter(({ query, submission, known, outcome: { mails = [], fields } }) => {
    const after = { ...submission, ...fields } as Submission;
    const again = give(query.command, after, { hosting: NO_HOSTING, known: [...known, ...mails] });
    return typeof again === 'object' && 'mails' in again && again.mails?.length;
  });
  expect(repeated.map(({ action, submission }) => ({ action, submission })).slice(0, 1)).toEqual([]);
});

it('each query of several fields has an index', () => {
  const { indexes } = JSON.parse(readFileSync('firestore.indexes.json', 'utf8')) as {
    indexes: { collectionGroup: string; fields: { fieldPath: string }[] }[];
  };
  const indexed = indexes.map(
    ({ collectionGroup, fields }) => `${collectionGroup} ${fields.map(({ fieldPath }) => fieldPath).join()}`,
  );
  for (const { kinds, conditions } of due.filter((query) => query.conditions.length > 1))
    for (const kind of kinds) {
      const equal = conditions.filter(([, is]) => is === '==').map(([field]) => field);
      const ordered = conditions.filter(([, is]) => is !== '==').map(([field]) => field);
      expect(indexed).toContain(`${kind} ${[...equal, ...new Set(ordered)].join()}`);
    }
});

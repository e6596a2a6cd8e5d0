import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { newAdministrator } from '#tests/integration/rules/administrator.ts';
import type { Member } from '#tests/integration/rules/visitors.ts';
import { db } from '#tests/integration/run.ts';
import { forgetSubmissions } from '#tests/support/openDatabase.ts';
import { openSmtpInbox } from '#tests/support/smtpInbox.ts';
import { store } from '#tests/support/store.ts';
import { messageSubmission, storedWithMail } from '#tests/support/submissions.ts';
import { callStudio } from '../callStudio.ts';
import { SMTP_PORT } from '../functionsUnderTest.ts';

const PAIRS = 40;

let people: [Member, Member];
let inbox: Awaited<ReturnType<typeof openSmtpInbox>>;
beforeAll(async () => {
  people = await Promise.all([newAdministrator(), newAdministrator()]);
});
beforeEach(async () => {
  await forgetSubmissions(db);
  inbox = await openSmtpInbox(SMTP_PORT);
});
afterEach(() => inbox.close());

/** Pairs of commands, one for each administrator; `isStored` checks that the submission shows both. */
const pairs = [
  {
    given: [
      { action: 'note', text: 'Ligar amanhã.' },
      { action: 'note', text: 'Já liguei.' },
    ],
    both: ['noted', 'noted'],
    isStored: ({ notes }: Submission) =>
      Object.values(notes)
        .map(({ text }) => text)
        .sort()
        .join() === 'Já liguei.,Ligar amanhã.',
  },
  {
    given: [
      { action: 'state', state: 'archived' },
      { action: 'note', text: 'Ligar amanhã.' },
    ],
    both: ['archived', 'noted'],
    isStored: ({ state, notes }: Submission) => state === 'archived' && Object.keys(notes).length === 1,
  },
  {
    given: [
      { action: 'correct', email: 'certa@exemplo.com.br' },
      { action: 'reply', text: 'Obrigada!' },
    ],
    both: ['address', 'replied'],
    isStored: ({ correctedEmail, replies }: Submission) =>
      correctedEmail?.address === 'certa@exemplo.com.br' && Object.keys(replies).length === 1,
  },
  {
    given: [
      { action: 'state', state: 'spam' },
      { action: 'state', state: 'spam' },
    ],
    both: ['spam'],
    isStored: ({ state, keepUntil }: Submission) => state === 'spam' && keepUntil !== undefined,
  },
];

test(`when two administrators change the same thing at once, one of them is refused and no change is lost (${PAIRS} pairs)`, async () => {
  const submissions = Array.from({ length: PAIRS }, () => messageSubmission());
  await store(...submissions);
  await Promise.all(submissions.map(actAtOnce));
  for (const [index, submission] of submissions.entries()) {
    const { both, isStored } = pairs[index % pairs.length] as (typeof pairs)[number];
    const stored = (await storedWithMail(db, submission)) as Submission;
    const log = Object.values(stored.log);
    expect(log.map(({ what }) => what).sort()).toEqual(both);
    expect(stored.revision).toBe(both.length);
    expect(new Set(log.map(({ by }) => by)).size).toBe(both.length);
    expect(isStored(stored)).toBe(true);
  }
});

/** Both administrators give their command for one revision. The refused one repeats it for the new revision. */
async function actAtOnce({ kind, id }: Submission, index: number): Promise<void> {
  const { given } = pairs[index % pairs.length] as (typeof pairs)[number];
  const give = (person: number, revision: number) =>
    callStudio({ ...given[person], kind, id, revision }, people[person]);
  const answers = await Promise.all([give(0, 0), give(1, 0)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = answers.findIndex(({ status }) => status === 409);
  expect(answers[late]?.answer.error).toContain('mudou nesse meio-tempo');
  expect(answers[late]?.answer.submission).toMatchObject({ revision: 1 });
  expect((await give(late, 1)).status).toBe(200);
}

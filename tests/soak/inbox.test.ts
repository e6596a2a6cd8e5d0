import { afterAll, beforeAll, expect, it } from 'vitest';
import { SLOTS } from '#src/domain/agenda/slots.ts';
import { SUBJECT_NAMES } from '#src/domain/submissions/subjects.ts';
import { VIEW_NAMES } from '#src/domain/submissions/views.ts';
import { addDays } from '#src/domain/time/calendarDay.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { SUBMISSION_PAGE } from '#src/services/desk/readPage.ts';
import { newAdministrator } from '../integration/rules/administrator.ts';
import { signInToSite } from '../integration/services/siteServices.ts';
import { countReads } from '../support/countReads.ts';
import { forgetSubmissions, openDatabase } from '../support/openDatabase.ts';
import { scaled } from '../support/scaled.ts';
import { bookingSubmission, messageSubmission, storeSubmissions } from '../support/submissions.ts';

const MANY = scaled(50_000);
const STATES = ['new', 'answered', 'archived', 'spam'] as const;
const OWN = 'bia@exemplo.com.br';
const FORMS = ['training', 'budget'] as const;
/** For each kind, a list reads one submission more than a page shows, to know whether there are more. */
const MOST_READS = 2 * (SUBMISSION_PAGE + 1);

const db = await openDatabase();
const reading = await import('#src/services/desk/submissions.ts');
const { searchSubmissions } = await import('#src/services/desk/searchSubmissions.ts');

const wanted = bookingSubmission({ nome: 'Zuleica Prado', createdAt: new Date(0) });

function submission(index: number, today: string) {
  const given = {
    nome: `Pessoa${index} Souza`,
    email: `pessoa${index}@exemplo.com.br`,
    createdAt: new Date(Date.now() - index * 60_000),
    state: STATES[index % STATES.length] ?? 'new',
    responsible: index % 5 ? '' : OWN,
  };
  const text = Array.from({ length: 100 }, (_, word) => `palavra${(index * 7 + word) % 5000}`).join(' ');
  if (index % 3 > 0)
    return messageSubmission({ ...given, form: FORMS[index % 7] ?? 'message', mensagem: text });
  const isCancelled = index % 10 === 0;
  return bookingSubmission({
    ...given,
    descricaoProjeto: text,
    data: addDays(today, (index % 700) - 520),
    horario: SLOTS[index % SLOTS.length] ?? '09:00',
    // Spam holds no slot.
    holdsSlot: !isCancelled && given.state !== 'spam',
    cancelledAt: isCancelled ? new Date(Date.now() - index * 1000) : null,
  });
}

beforeAll(async () => {
  await forgetSubmissions(db);
  const today = todayInSaoPaulo(new Date());
  const all = Array.from({ length: MANY }, (_, index) => submission(index, today));
  await storeSubmissions(db, [...all, wanted]);
  await signInToSite(await newAdministrator());
});

afterAll(() => forgetSubmissions(db));

const lists = VIEW_NAMES.flatMap((filter) =>
  [undefined, ...SUBJECT_NAMES].map((subject) => ({ filter, subject, own: OWN })),
);

it.each(lists)(
  `among ${MANY} submissions, the list $filter of $subject opens with ${MOST_READS} reads`,
  async (wantedList) => {
    const page = await countReads(() => reading.loadSubmissionPage(wantedList, SUBMISSION_PAGE));
    const count = await countReads(() => reading.countSubmissions(wantedList));
    expect(page.result.submissions.length).toBeLessThanOrEqual(2 * SUBMISSION_PAGE);
    expect(page.reads).toBeLessThanOrEqual(MOST_READS);
    expect(page.reads).toBeGreaterThanOrEqual(page.result.submissions.length);
    expect(count.reads).toBe(0);
  },
);

it.each([
  ['a word of every submission', 'souza', 100],
  ['a reference', wanted.referencia, 1],
  ['a name', 'zuleica prado', 1],
  ['a word of one message', 'palavra4321', undefined],
  ['a word of no submission', 'ninguem', 0],
])(`among ${MANY} submissions, %s is found with 100 reads`, async (_, typed, count) => {
  const { result, reads } = await countReads(() => searchSubmissions({ typed }, SUBMISSION_PAGE));
  if (count === undefined) expect(result.submissions.length).toBeGreaterThan(0);
  else expect(result.submissions).toHaveLength(count);
  expect(reads).toBeLessThanOrEqual(100);
});

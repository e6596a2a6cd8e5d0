import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { summarySwitchPath } from '#src/domain/accounts/summarySwitch.ts';
import { groupByPerson } from '#src/domain/submissions/lists/groupByPerson.ts';
import type { Search, SubmissionQuery } from '#src/domain/submissions/lists/inboxFilters.ts';
import type { Subject } from '#src/domain/submissions/subjects.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import type { ViewName } from '#src/domain/submissions/views.ts';
import type { Cursors } from '#src/services/desk/readPage.ts';
import { makeAdministrator, newAdministrator } from '#tests/integration/rules/administrator.ts';
import { newMember } from '#tests/integration/rules/visitors.ts';
import { db } from '#tests/integration/run.ts';
import { countReads } from '#tests/support/countReads.ts';
import { forgetSubmissions } from '#tests/support/openDatabase.ts';
import { isAll, scaled } from '#tests/support/scaled.ts';
import { dataAt, store, storedBooking } from '#tests/support/store.ts';
import { bookingSubmission, failedMails, messageSubmission, ownName } from '#tests/support/submissions.ts';
import { signInToSite, signOutOfSite } from './siteServices.ts';

const reading = await import('#src/services/desk/submissions.ts');
const { countLate } = await import('#src/services/desk/loadFigures.ts');
const { loadAuditPage } = await import('#src/services/desk/auditLog.ts');
const { loadLatest, loadPersonBehind } = await import('#src/services/desk/people.ts');
const { searchSubmissions } = await import('#src/services/desk/searchSubmissions.ts');
const { loadSummarySwitch, storeSummarySwitch } = await import('#src/services/desk/summarySwitch.ts');
const { isAdministrator, hasPasskeySession } = await import('#src/services/accounts/administrator.ts');

const own = 'bia@exemplo.com.br';
const list = (filter: ViewName, subject?: Subject): SubmissionQuery => ({ filter, subject, own });
const ids = (items: readonly Submission[]) => items.map(({ id }) => id);
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const MANY = scaled(1000);
const DAY = '2030-07-01';

beforeAll(async () => {
  await forgetSubmissions(db);
  await signInToSite(await newAdministrator());
});

afterAll(() => forgetSubmissions(db));

const readAll = async (wanted: SubmissionQuery) =>
  (await reading.loadSubmissionPage(wanted, 100)).submissions;

describe(`${MANY} messages and bookings`, () => {
  const now = Date.now();
  // Always three submissions, two messages and a booking, have the same time, so that pages end between equal times.
  const many = Array.from({ length: MANY }, (_, index) => {
    const createdAt = new Date(now - Math.floor(index / 3) * 60_000);
    return index % 3 ? messageSubmission({ createdAt }) : bookingSubmission({ createdAt });
  });
  const lastFirst = many
    .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime() || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);
  beforeAll(async () => {
    const spam = Array.from({ length: 10 }, () => messageSubmission({ state: 'spam' }));
    await store(...many, ...spam);
  });

  it('are read as one list, newest first, page by page at equal costs, without gaps, duplicates or spam', async () => {
    for (const size of isAll ? [1, 7, 28, MANY] : [2, 28]) {
      const found: string[] = [];
      for (let after: Cursors | undefined; ; ) {
        const { result: page, reads } = await countReads(() =>
          reading.loadSubmissionPage(list('open'), size, after),
        );
        expect(reads, `after ${found.length}`).toBeLessThanOrEqual(2 * (size + 1));
        expect(page.submissions.length).toBeGreaterThanOrEqual(page.next ? size : 1);
        expect(page.submissions.length).toBeLessThanOrEqual(2 * size);
        found.push(...ids(page.submissions));
        if (!page.next) break;
        after = page.next;
      }
      expect(found).toEqual(lastFirst);
    }
  });

  it('are counted', async () => {
    expect(await reading.countSubmissions(list('open'))).toBe(MANY);
    expect(await reading.countSubmissions(list('open', 'booking'))).toBe(Math.ceil(MANY / 3));
  });
});

it('each view and each subject lists its own submissions, and counts all of them', async () => {
  await forgetSubmissions(db);
  const budget = messageSubmission({ form: 'budget', responsible: own });
  const others = {
    unassigned: messageSubmission(),
    review: bookingSubmission({ state: 'review', responsible: 'caio@exemplo.com.br' }),
    answered: messageSubmission({ state: 'answered', responsible: own }),
    concluded: bookingSubmission({ state: 'archived', holdsSlot: false, cancelledAt: new Date() }),
    later: messageSubmission({
      state: 'postponed',
      remindOn: '2096-01-01',
      responsible: own,
      tags: ['Urgente'],
    }),
  };
  await store(budget, ...Object.values(others));
  const wanted: [SubmissionQuery, Submission[]][] = [
    [list('open'), [budget, others.unassigned, others.review]],
    [list('mine'), [budget]],
    [list('mine', 'budget'), [budget]],
    [list('mine', 'booking'), []],
    [list('unassigned'), [others.unassigned]],
    [list('waiting'), [others.answered]],
    [list('waiting', 'proposal'), []],
    [list('later'), [others.later]],
    [list('done'), [others.concluded]],
    [list('spam'), []],
    [list('open', 'budget'), [budget]],
    [list('open', 'message'), [others.unassigned]],
    [list('open', 'booking'), [others.review]],
  ];
  for (const [query, submissions] of wanted) {
    expect(new Set(ids(await readAll(query))), JSON.stringify(query)).toEqual(new Set(ids(submissions)));
    expect(await reading.countSubmissions(query), JSON.stringify(query)).toBe(submissions.length);
  }
  const tagged = { ...list('later'), tag: 'Urgente' };
  expect(ids(await readAll(tagged))).toEqual([others.later.id]);
  expect(await readAll({ ...tagged, subject: 'booking' })).toEqual([]);
  expect(await readAll({ ...tagged, tag: 'Site' })).toEqual([]);
});

it('messages and held-back submissions wait for the studio and can become late; an automatically confirmed booking does neither', async () => {
  await forgetSubmissions(db);
  const createdAt = new Date(Date.now() - 30 * 86_400_000);
  const [message, held] = [messageSubmission({ createdAt }), bookingSubmission({ state: 'review' })];
  const heldMessage = messageSubmission({ state: 'review', createdAt });
  const cancelled = bookingSubmission({ state: 'review', holdsSlot: false, cancelledAt: new Date() });
  await store(
    message,
    held,
    heldMessage,
    cancelled,
    bookingSubmission(),
    messageSubmission({ state: 'answered' }),
  );
  expect(new Set(ids(await reading.loadWaiting(9)))).toEqual(new Set(ids([message, held, heldMessage])));
  expect(await countLate(new Date())).toBe(2);
});

it('a submission of any state is listed once as undelivered if an attempt has failed, but not during its first attempt', async () => {
  const family = ownName('').trim();
  const pending = { ...failedMails, state: 'pending' } as const;
  const failed = messageSubmission({
    ...{ nome: family, state: 'archived' },
    mail: { ...failedMails, outstanding: ['studio', 'visitor', 'reply-1'] },
  });
  const expireAt = new Date(Date.now() + 86_400_000);
  const tried = { mail: { ...pending, attempts: 2 }, createdAt: new Date(0) };
  const retried = messageSubmission({ nome: family, ...tried, expireAt });
  const underWay = messageSubmission({ nome: family, mail: { ...pending, attempts: 1, lastError: null } });
  await store(failed, retried, underWay);
  const submissions = await readAll(list('undelivered', 'message'));
  const listed = submissions.filter(({ nome }) => nome === family);
  expect(ids(listed)).toEqual([failed.id, retried.id]);
});

it('a record with hardly any fields does not block the others', async () => {
  await db
    .doc('bookings/broken')
    .set({ state: 'new', updatedAt: new Date(), holdsSlot: 'yes', cancelledAt: null });
  const whole = await storedBooking({ data: DAY, horario: '16:00' });
  const { submissions } = await reading.loadSubmissionPage(list('open'), 28);
  expect(ids(submissions)).toEqual(expect.arrayContaining(['broken', whole.id]));
  expect(submissions.find(({ id }) => id === whole.id)).toEqual(whole);
  expect(await reading.loadSubmission('broken')).toMatchObject({ nome: '', holdsSlot: false });
  expect(await reading.loadSubmission('nobody')).toBeUndefined();
});

it('a day has its bookings in the order of the slots, including cancelled bookings but not spam', async () => {
  const day = '2030-07-02';
  const late = bookingSubmission({ data: day, horario: '16:00' });
  const early = bookingSubmission({ data: day, horario: '09:00', holdsSlot: false, cancelledAt: new Date() });
  const spam = bookingSubmission({ data: day, horario: '10:00', holdsSlot: false, state: 'spam' });
  await store(late, early, spam, bookingSubmission({ data: '2030-07-03' }));
  expect(ids(await reading.loadBookings(day, day))).toEqual([early.id, late.id]);
  expect(ids(await reading.loadHeldBookings(day, day))).toEqual([late.id]);
});

it('the audit log is read page by page, newest first', async () => {
  const entries = Array.from({ length: 60 }, (_, index) => ({
    id: `listed-${String(index).padStart(2, '0')}`,
    at: new Date(Date.now() + 3_600_000 - Math.floor(index / 2) * 1000),
  }));
  const batch = db.batch();
  for (const { id, at } of entries)
    batch.set(db.doc(`audit/${id}`), { action: 'export', by: 'x', at, submissions: ['messages/a'] });
  await batch.commit();
  const first = await loadAuditPage();
  expect(first.entries).toHaveLength(50);
  expect(first.isLast).toBe(false);
  const second = await loadAuditPage(first.entries.at(-1));
  const listed = [...first.entries, ...second.entries].filter(({ id }) => id.startsWith('listed-'));
  expect(new Set(listed.map(({ id }) => id)).size).toBe(60);
  expect(listed[0]).toMatchObject({ action: 'export', by: 'x', submissions: ['messages/a'] });
  for (const { id } of entries) await db.doc(`audit/${id}`).delete();
});

describe('a search', () => {
  beforeEach(() => forgetSubmissions(db));
  const find = async (typed: string, narrowed: Omit<Search, 'typed'> = {}) =>
    ids((await searchSubmissions({ typed, ...narrowed }, 50)).submissions);

  it('finds messages and bookings of every state, newest first', async () => {
    const nome = 'Zuleica Prado';
    const message = messageSubmission({ nome, state: 'archived', createdAt: minutesAgo(2) });
    const booking = bookingSubmission({ nome, createdAt: minutesAgo(1) });
    const spam = bookingSubmission({ nome, state: 'spam', holdsSlot: false, createdAt: minutesAgo(3) });
    await store(message, booking, spam, messageSubmission());
    expect(await find('zule')).toEqual([booking.id, message.id, spam.id]);
    const { next, submissions: first } = await searchSubmissions({ typed: 'zule' }, 1);
    const { submissions: second } = await searchSubmissions({ typed: 'zule' }, 1, next);
    expect(ids([...first, ...second])).toEqual([booking.id, message.id, spam.id]);
    expect(await find('prado zuleica')).toEqual([booking.id, message.id, spam.id]);
    expect(await find('zuleica maria')).toEqual([]);
    expect(await find(' ,. ')).toEqual([]);
  });

  it('can be narrowed to a subject, a state and days in São Paulo time', async () => {
    const at = (moment: string) => new Date(moment);
    const nome = 'Zuleica Prado';
    const createdAt = at('2096-03-11T02:59:59Z');
    const budget = messageSubmission({ nome, createdAt, form: 'budget', state: 'archived' });
    const message = messageSubmission({ nome, createdAt: at('2096-03-11T03:00:00Z') });
    const booking = bookingSubmission({ nome, createdAt: at('2096-03-12T03:00:00Z'), state: 'spam' });
    await store(budget, message, booking);
    expect(await find('zuleica', { subject: 'booking' })).toEqual([booking.id]);
    expect(await find('zuleica', { subject: 'budget' })).toEqual([budget.id]);
    expect(await find('zuleica', { standing: 'open' })).toEqual([message.id]);
    expect(await find('zuleica', { standing: 'spam' })).toEqual([booking.id]);
    expect(await find('zuleica', { from: '2096-03-11' })).toEqual([booking.id, message.id]);
    expect(await find('zuleica', { until: '2096-03-10', standing: 'done' })).toEqual([budget.id]);
    expect(await find('zuleica', { from: '2096-03-11', until: '2096-03-11' })).toEqual([message.id]);
  });

  it('if nothing matches exactly, finds people despite one typing error in the name or address', async () => {
    const person = messageSubmission({ nome: 'Zuleica Prado', email: 'zuleica.p@oficina.example' });
    await store(person, bookingSubmission({ nome: 'Bento Lima' }));
    const words = ['Zuelica', 'zulaica', 'zuleca prado', 'xuleica', 'prdao', 'zuleicap'];
    for (const typed of [...words, 'zuleica.p@ofcina.example'])
      expect(await searchSubmissions({ typed }, 50), typed).toMatchObject({
        isNear: true,
        submissions: [{ id: person.id }],
      });
    expect(await find('zulxixa')).toEqual([]);
    expect(await find('bento prdao')).toEqual([]);
  });
});

it('all people who wrote or booked are listed by their e-mail address, even over several pages', async () => {
  await forgetSubmissions(db);
  const [now, before] = [hoursAgo(1), hoursAgo(9)];
  const correctedEmail = { address: 'ANA@exemplo.com', by: 'x', at: now };
  const corrected = { email: 'anna@exemplo.com', emailKey: 'ana@exemplo.com', correctedEmail };
  const ana = [
    messageSubmission({ nome: 'Ana Luz', email: 'ana@exemplo.com', createdAt: now }),
    bookingSubmission({ nome: '', ...corrected, createdAt: before }),
  ];
  const bia = [2, 2, 3, 3, 4].map((hours) =>
    messageSubmission({ nome: 'Bia', email: 'bia@exemplo.com', createdAt: hoursAgo(hours) }),
  );
  const byPhone = [2, 3].map((hours) =>
    bookingSubmission({ nome: 'Caio', email: '', createdAt: hoursAgo(hours) }),
  );
  const spam = messageSubmission({ email: 'spam@exemplo.com', state: 'spam', createdAt: now });
  await store(...ana, ...bia, ...byPhone, spam);

  const read = [];
  let after: Cursors | undefined;
  do {
    const page = await loadLatest(3, after);
    read.push(...page.submissions);
    after = page.next;
  } while (after);
  const moments = read.map(({ createdAt }) => createdAt.getTime());
  expect(moments).toEqual(moments.toSorted((a, b) => b - a));
  const people = groupByPerson(read).map(({ name, email, submissions }) => [name, email, submissions.length]);
  const all = ['Ana Luz,ana@exemplo.com,2', 'Bia,bia@exemplo.com,5', 'Caio,,1', 'Caio,,1'];
  expect(people.map(String).sort()).toEqual(all);
  const ids = async (id = '') => (await loadPersonBehind(id)).map((one) => one.id);
  expect(await ids(ana[1]?.id)).toEqual(ana.map(({ id }) => id));
  expect(await ids(byPhone[0]?.id)).toEqual([byPhone[0]?.id]);
  expect(await ids('nobody')).toEqual([]);
});

describe('a member without rights', () => {
  it('is not recognised as an administrator, and a refusal by the database is reported with our message', async () => {
    expect([await isAdministrator(), await hasPasskeySession()]).toEqual([true, true]);
    await signInToSite(await newMember());
    expect([await isAdministrator(), await hasPasskeySession()]).toEqual([false, false]);
    const denied = { name: 'ServiceError', code: 'denied' };
    await expect(reading.loadSubmissionPage(list('open'), 28)).rejects.toMatchObject(denied);
    await expect(searchSubmissions({ typed: 'zuleica' }, 50)).rejects.toMatchObject(denied);
    await signOutOfSite();
    await expect(isAdministrator()).rejects.toMatchObject({ code: 'signed-out' });
  });

  it('is recognised as an administrator as soon as the claim is given, without signing in again, and then needs a passkey', async () => {
    const member = await newMember();
    await signInToSite(member);
    expect(await isAdministrator()).toBe(false);
    await makeAdministrator(member.uid);
    expect([await isAdministrator(), await hasPasskeySession()]).toEqual([true, false]);
    await expect(reading.countSubmissions(list('open'))).rejects.toMatchObject({ code: 'denied' });
  });
});

it('an administrator switches the daily summary on and off for themselves', async () => {
  const admin = await newAdministrator();
  await signInToSite(admin);
  expect(await loadSummarySwitch()).toBe(false);
  for (const isOn of [true, true, false, false]) {
    await storeSummarySwitch(isOn);
    expect(await loadSummarySwitch()).toBe(isOn);
    expect((await dataAt(summarySwitchPath(admin.uid))) !== undefined).toBe(isOn);
  }
});

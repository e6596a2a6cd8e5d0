import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { submissionOrder } from '#src/domain/submissions/submissionOrder.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import type { SubmissionCursor, SubmissionQuery } from '#src/services/desk/listQuery.ts';
import { makeAdministrator, newAdministrator } from '#tests/integration/rules/administrator.ts';
import { newMember } from '#tests/integration/rules/visitors.ts';
import { forgetSubmissions, openDatabase } from '#tests/support/openDatabase.ts';
import { scaled } from '#tests/support/scaled.ts';
import {
  bookingSubmission,
  failedMails,
  messageSubmission,
  ownName,
  storeSubmissions,
} from '#tests/support/submissions.ts';
import { signInToSite, signOutOfSite } from './siteServices.ts';

const db = await openDatabase();
const reading = await import('#src/services/desk/submissions.ts');
const { loadAuditPage } = await import('#src/services/desk/auditLog.ts');
const { isAdministrator } = await import('#src/services/accounts/administrator.ts');

const messages: SubmissionQuery = { kind: 'messages', filter: 'inbox' };
const ids = (items: readonly Submission[]) => items.map(({ id }) => id);
const MANY = scaled(1000);
const DAY = '2030-07-01';

beforeAll(async () => {
  await forgetSubmissions(db);
  await signInToSite(await newAdministrator());
});

afterAll(() => forgetSubmissions(db));

describe(`${MANY} messages`, () => {
  const now = Date.now();
  // Three of each moment, so that pages end between equals.
  const many = Array.from({ length: MANY }, (_, index) =>
    messageSubmission({ nome: 'Milena Torres', createdAt: new Date(now - Math.floor(index / 3) * 60_000) }),
  );
  const newestFirst = many
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime() || (a.id < b.id ? 1 : -1))
    .map(({ id }) => id);
  beforeAll(async () => {
    const spam = Array.from({ length: 10 }, () => messageSubmission({ nome: 'Milena Spam', state: 'spam' }));
    await storeSubmissions(db, [...many, ...spam]);
  });

  it('are paged through newest first, without a gap or a double, and without the spam among them', async () => {
    const seen: string[] = [];
    const sizes: number[] = [];
    let next: SubmissionCursor | undefined;
    do {
      const page = await reading.loadSubmissionPage(messages, next);
      seen.push(...ids(page.submissions));
      sizes.push(page.submissions.length);
      next = page.next;
    } while (next);
    expect(seen).toEqual(newestFirst);
    expect(sizes).toEqual(Array.from({ length: MANY / 25 }, () => 25));
  });

  it('are counted', async () => {
    expect(await reading.countNew()).toMatchObject({ messages: MANY });
  });
});

it('undelivered is what failed, not what is on its way, whatever its state', async () => {
  const family = ownName('').trim();
  const pending = { ...failedMails, state: 'pending' } as const;
  const failed = messageSubmission({ nome: family, state: 'archived', mail: failedMails });
  const expireAt = new Date(Date.now() + 86_400_000);
  const retried = messageSubmission({
    nome: family,
    mail: { ...pending, attempts: 2 },
    createdAt: new Date(0),
    expireAt,
  });
  const underWay = messageSubmission({ nome: family, mail: { ...pending, attempts: 1, lastError: null } });
  await storeSubmissions(db, [failed, retried, underWay]);
  const { submissions } = await reading.loadSubmissionPage({
    kind: 'messages',
    filter: 'undelivered',
  });
  const own = submissions.filter(({ nome }) => nome === family);
  expect(ids(own)).toEqual([failed.id, retried.id]);
});

it('of what is undelivered each submission stands in the list once, however many of its mails are not out', async () => {
  const nome = ownName('').trim();
  const mail = { ...failedMails, outstanding: ['studio' as const, 'visitor' as const, 'reply-1' as const] };
  const all = Array.from({ length: 10 }, (_, index) =>
    bookingSubmission({ nome, mail, createdAt: new Date(Date.now() - index * 1000) }),
  );
  await storeSubmissions(db, all);
  const { submissions } = await reading.loadSubmissionPage({ kind: 'bookings', filter: 'undelivered' });
  expect(ids(submissions.filter((one) => one.nome === nome))).toEqual(ids(all));
});

it('a record that lacks nearly everything does not keep the others from being read', async () => {
  await db
    .doc('bookings/broken')
    .set({ state: 'new', createdAt: new Date(), holdsSlot: 'yes', cancelledAt: null });
  const whole = bookingSubmission({ data: DAY, horario: '16:00' });
  await storeSubmissions(db, [whole]);
  const { submissions } = await reading.loadSubmissionPage({ ...messages, kind: 'bookings' });
  expect(ids(submissions)).toEqual(expect.arrayContaining(['broken', whole.id]));
  expect(submissions.find(({ id }) => id === whole.id)).toEqual(whole);
  expect(await reading.loadSubmission('bookings', 'broken')).toMatchObject({ nome: '', holdsSlot: false });
  expect(await reading.loadSubmission('bookings', 'nobody')).toBeUndefined();
});

it('a day has its bookings in the order of the slots, the cancelled ones too, spam not', async () => {
  const day = '2030-07-02';
  const late = bookingSubmission({ data: day, horario: '16:00' });
  const early = bookingSubmission({ data: day, horario: '09:00', holdsSlot: false, cancelledAt: new Date() });
  const spam = bookingSubmission({ data: day, horario: '10:00', holdsSlot: false, state: 'spam' });
  await storeSubmissions(db, [late, early, spam, bookingSubmission({ data: '2030-07-03' })]);
  expect(ids(await reading.loadBookings(day, day))).toEqual([early.id, late.id]);
  expect(ids(await reading.loadHeldBookings(day, day))).toEqual([late.id]);
});

describe('bookings by the consultation', () => {
  const list = (filter: SubmissionQuery['filter']): SubmissionQuery => ({
    kind: 'bookings',
    filter,
  });
  const read = async (filter: SubmissionQuery['filter']) => {
    const pages: string[][] = [];
    let next: SubmissionCursor | undefined;
    do {
      const page = await reading.loadSubmissionPage(list(filter), next);
      pages.push(ids(page.submissions));
      next = page.next;
    } while (next);
    return pages;
  };
  const begun = Date.now();
  const dayOf = (index: number) => todayInSaoPaulo(new Date(begun + index * 86_400_000));
  // Thirty to come and thirty past, two of each time, the later ones sent first.
  const of = (day: number, id: number) =>
    bookingSubmission({
      data: dayOf(day),
      horario: id % 2 ? '09:00' : '14:00',
      createdAt: new Date(begun - Math.abs(day) * 60_000),
    });
  const upcoming = Array.from({ length: 30 }, (_, index) => of(1 + Math.floor(index / 4), index));
  const past = Array.from({ length: 30 }, (_, index) => of(-1 - Math.floor(index / 4), index));
  const cancelled = [3, 1, 2].map((minute) =>
    bookingSubmission({
      data: dayOf(1),
      holdsSlot: false,
      cancelledAt: new Date(Date.now() - minute * 60_000),
      createdAt: new Date(Date.now() - 5_000),
    }),
  );
  const spam = bookingSubmission({ state: 'spam', holdsSlot: false, cancelledAt: new Date() });
  beforeAll(async () => {
    await forgetSubmissions(db);
    await storeSubmissions(db, [...upcoming, ...past, ...cancelled, spam]);
  });
  const inOrder = (items: Submission[], filter: 'upcoming' | 'past') =>
    ids(items.toSorted(submissionOrder({ filter })));

  it('have the next one first, then the past with the latest first, 25 a page', async () => {
    const pages = await read('upcoming');
    expect(pages.map(({ length }) => length)).toEqual([25, 5]);
    expect(pages.flat()).toEqual(inOrder(upcoming, 'upcoming'));
    expect((await read('past')).flat()).toEqual(inOrder(past, 'past'));
  });

  it('have the cancelled ones apart, the latest cancellation first', async () => {
    const [three, one, two] = ids(cancelled);
    expect(await read('cancelled')).toEqual([[one, two, three]]);
    expect((await read('inbox')).flat()).not.toContain(one);
    expect((await read('inbox')).flat()).toHaveLength(60);
  });

  it('are counted as they are listed', async () => {
    const counts = await Promise.all(
      (['upcoming', 'past', 'cancelled', 'inbox', 'new', 'spam'] as const).map((filter) =>
        reading.countSubmissions(list(filter)),
      ),
    );
    expect(counts).toEqual([30, 30, 3, 60, 60, 1]);
    expect(await reading.countNew()).toMatchObject({ bookings: 60 });
  });
});

describe('a person', () => {
  it('is found by an address, whatever its case, in messages and bookings of every state', async () => {
    const email = `${ownName('').trim()}@Exemplo.com.br`;
    const key = email.toLowerCase();
    const older = messageSubmission({
      email,
      emailKey: key,
      state: 'archived',
      createdAt: new Date(Date.now() - 5000),
    });
    const newer = bookingSubmission({ email: key, state: 'spam', holdsSlot: false });
    await storeSubmissions(db, [older, newer, messageSubmission()]);
    for (const typed of [email, key, ` ${email.toUpperCase()} `])
      expect(ids(await reading.loadPerson(typed))).toEqual([newer.id, older.id]);
    expect(await reading.loadPerson(`x${key}`)).toEqual([]);
  });
});

it('the audit log is paged through newest first', async () => {
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

describe('whoever is no administrator', () => {
  it('is recognised, and refused by the database in our own words', async () => {
    expect(await isAdministrator()).toBe(true);
    await signInToSite(await newMember());
    expect(await isAdministrator()).toBe(false);
    for (const attempt of [
      () => reading.loadSubmissionPage(messages),
      () => reading.loadSubmission('messages', 'x'),
      () => reading.loadBookings(DAY, DAY),
      () => reading.countNew(),
    ])
      await expect(attempt()).rejects.toMatchObject({ name: 'ServiceError', code: 'denied' });
    await signOutOfSite();
    await expect(isAdministrator()).rejects.toMatchObject({ code: 'signed-out' });
  });

  it('is recognised as one as soon as the claim was given, without signing in again', async () => {
    const member = await newMember();
    await signInToSite(member);
    expect(await isAdministrator()).toBe(false);
    await makeAdministrator(member.uid);
    expect(await isAdministrator()).toBe(true);
    await expect(reading.countNew()).resolves.toBeDefined();
  });
});

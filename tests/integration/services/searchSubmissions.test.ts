import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { newAdministrator } from '#tests/integration/rules/administrator.ts';
import { newMember } from '#tests/integration/rules/visitors.ts';
import { beginEmpty, db } from '#tests/integration/run.ts';
import { forgetSubmissions } from '#tests/support/openDatabase.ts';
import { bookingSubmission, messageSubmission, storeSubmissions } from '#tests/support/submissions.ts';
import { signInToSite } from './siteServices.ts';

const { searchSubmissions } = await import('#src/services/desk/searchSubmissions.ts');

beforeAll(async () => signInToSite(await newAdministrator()));
beginEmpty();
afterAll(() => forgetSubmissions(db));

const ids = (items: readonly Submission[]) => items.map(({ id }) => id);
const find = async (typed: string) => ids((await searchSubmissions(typed)).submissions);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe('a search', () => {
  it('finds messages and bookings of every state, newest first', async () => {
    const nome = 'Zuleica Prado';
    const message = messageSubmission({ nome, state: 'archived', createdAt: minutesAgo(2) });
    const booking = bookingSubmission({ nome, createdAt: minutesAgo(1) });
    const spam = bookingSubmission({ nome, state: 'spam', holdsSlot: false, createdAt: minutesAgo(3) });
    await storeSubmissions(db, [message, booking, spam, messageSubmission()]);
    expect(await searchSubmissions('zule')).toMatchObject({ mayHaveMore: false });
    expect(await find('zule')).toEqual([booking.id, message.id, spam.id]);
    expect(await find('prado zuleica')).toEqual([booking.id, message.id, spam.id]);
    expect(await find('zuleica maria')).toEqual([]);
    expect(await find(' ,. ')).toEqual([]);
  });

  it('reads a hundred documents at most, of one kind what the other leaves, and says that there may be more', async () => {
    const many = Array.from({ length: 120 }, (_, index) =>
      messageSubmission({ nome: 'Zuleica', createdAt: minutesAgo(index) }),
    );
    const bookings = [1, 2].map((minutes) =>
      bookingSubmission({ nome: 'Zuleica', createdAt: minutesAgo(minutes + 0.5) }),
    );
    await storeSubmissions(db, [...many, ...bookings]);
    const first = await searchSubmissions('zuleica');
    expect(first.submissions).toHaveLength(100);
    expect(first.mayHaveMore).toBe(true);
    expect(ids(first.submissions)).toEqual(expect.arrayContaining(ids(bookings)));
    expect(ids(first.submissions.filter(({ kind }) => kind === 'messages'))).toEqual(ids(many.slice(0, 98)));

    // As many as can be read: the last of them might not be the last there is.
    await Promise.all(many.slice(60).map(({ id }) => db.doc(`messages/${id}`).delete()));
    expect(await searchSubmissions('zuleica')).toMatchObject({ mayHaveMore: false });
    expect(await find('zuleica')).toHaveLength(62);
  });
});

it('nobody but an administrator searches', async () => {
  await signInToSite(await newMember());
  await expect(searchSubmissions('zuleica')).rejects.toMatchObject({ name: 'ServiceError', code: 'denied' });
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Search } from '#src/domain/submissions/lists/inboxFilters.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import type { Cursors } from '#src/services/desk/readPage.ts';
import { newAdministrator } from '#tests/integration/rules/administrator.ts';
import { newMember } from '#tests/integration/rules/visitors.ts';
import { beginEmpty, db } from '#tests/integration/run.ts';
import { countReads } from '#tests/support/countReads.ts';
import { forgetSubmissions } from '#tests/support/openDatabase.ts';
import { store } from '#tests/support/store.ts';
import { bookingSubmission, messageSubmission } from '#tests/support/submissions.ts';
import { signInToSite } from './siteServices.ts';

const { searchSubmissions } = await import('#src/services/desk/searchSubmissions.ts');

beforeAll(async () => signInToSite(await newAdministrator()));
beginEmpty();
afterAll(() => forgetSubmissions(db));

const ids = (items: readonly Submission[]) => items.map(({ id }) => id);
const find = async (typed: string, narrowed: Omit<Search, 'typed'> = {}) =>
  ids((await searchSubmissions({ typed, ...narrowed }, 50)).submissions);
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000);

describe('a search', () => {
  it('finds messages and bookings of every state, newest first', async () => {
    const nome = 'Zuleica Prado';
    const message = messageSubmission({ nome, state: 'archived', createdAt: minutesAgo(2) });
    const booking = bookingSubmission({ nome, createdAt: minutesAgo(1) });
    const spam = bookingSubmission({ nome, state: 'spam', holdsSlot: false, createdAt: minutesAgo(3) });
    await store(message, booking, spam, messageSubmission());
    expect(await find('zule')).toEqual([booking.id, message.id, spam.id]);
    expect(await find('prado zuleica')).toEqual([booking.id, message.id, spam.id]);
    expect(await find('zuleica maria')).toEqual([]);
    expect(await find(' ,. ')).toEqual([]);
  });

  it('continues page by page to its end, without gaps or duplicates, and each page costs the same', async () => {
    const many = Array.from({ length: 120 }, (_, index) =>
      (index % 5 ? messageSubmission : bookingSubmission)({ nome: 'Zuleica', createdAt: minutesAgo(index) }),
    );
    await store(...many);
    const found: string[] = [];
    for (let after: Cursors | undefined; ; ) {
      const { result: page, reads } = await countReads(() =>
        searchSubmissions({ typed: 'zuleica' }, 10, after),
      );
      expect(reads, `after ${found.length}`).toBeLessThanOrEqual(2 * (10 + 1));
      expect(page.submissions.length).toBeLessThanOrEqual(20);
      found.push(...ids(page.submissions));
      if (!page.next) break;
      after = page.next;
    }
    expect(found).toEqual(ids(many));
  });

  it('can be narrowed to a subject, a state and days of São Paulo', async () => {
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

it('only an administrator can search', async () => {
  await signInToSite(await newMember());
  const denied = { name: 'ServiceError', code: 'denied' };
  await expect(searchSubmissions({ typed: 'zuleica' }, 50)).rejects.toMatchObject(denied);
});

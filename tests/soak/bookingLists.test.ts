import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { addDays } from '#src/domain/calendarDay.ts';
import { INBOX_FILTERS, type InboxFilter } from '#src/domain/inboxFilters.ts';
import { SLOTS } from '#src/domain/slots.ts';
import { todayInSaoPaulo } from '#src/domain/timeZone.ts';
import { newAdministrator } from '../rules/administrator.ts';
import { signInToSite } from '../services/siteServices.ts';
import { forgetSubmissions, openDatabase } from '../support/openDatabase.ts';
import { scaled } from '../support/scaled.ts';
import { bookingSubmission, storeSubmissions } from '../support/submissions.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 600_000 });

const MANY = scaled(50_000);
const db = await openDatabase();
const reading = await import('#src/services/submissions.ts');

beforeAll(async () => {
  await forgetSubmissions(db);
  const today = todayInSaoPaulo(new Date());
  const bookings = Array.from({ length: MANY }, (_, index) => {
    const isCancelled = index % 10 === 0;
    return bookingSubmission({
      nome: `Pessoa ${index}`,
      data: addDays(today, (index % 700) - 520),
      horario: SLOTS[index % SLOTS.length] ?? '09:00',
      createdAt: new Date(Date.now() - index * 60_000),
      holdsSlot: !isCancelled,
      cancelledAt: isCancelled ? new Date(Date.now() - index * 1000) : null,
    });
  });
  await storeSubmissions(db, bookings);
  await signInToSite(await newAdministrator());
});
afterAll(() => forgetSubmissions(db));

it.each(INBOX_FILTERS.bookings)(
  `of ${MANY} bookings the list "%s" opens within a second`,
  async (filter: InboxFilter) => {
    const list = { kind: 'bookings', filter } as const;
    const begun = performance.now();
    const page = await reading.loadSubmissionPage(list);
    const took = performance.now() - begun;
    const count = await reading.countSubmissions(list);
    console.info(`${filter}: ${Math.round(took)} ms, ${count ?? 'not counted'}`);
    expect(page.submissions.length).toBeLessThanOrEqual(25);
    expect(took).toBeLessThan(1000);
  },
);

import { afterEach, describe, expect, test } from 'vitest';
import { DEFAULT_AVAILABILITY } from '#src/domain/agenda/bookingRules.ts';
import { lastBookableDay } from '#src/domain/agenda/slots.ts';
import { addDays } from '#src/domain/time/calendarDay.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { beginEmpty, db, openInbox } from '#tests/integration/run.ts';
import { openCaptchaService } from '#tests/support/captchaService.ts';
import { duringEachTest } from '#tests/support/duringEachTest.ts';
import { CAPTCHA_PORT, FUNCTIONS_URL, SMTP_PORT } from './functionsUnderTest.ts';
import { moveClock } from './moveClock.ts';
import { post, someBooking } from './post.ts';

beginEmpty();
openInbox(SMTP_PORT);
duringEachTest(() => openCaptchaService(CAPTCHA_PORT));
afterEach(() => moveClock(0));

const ask = (query = '') => fetch(`${FUNCTIONS_URL}/horarios${query}`);

describe('the agenda of a month', () => {
  test('contains its rules and taken slots, but no names or ids; the CDN may cache it for 30 seconds', async () => {
    const booking = someBooking();
    await post('sendAgendamento', booking);
    await db.doc(`agenda/${booking.data.slice(0, 7)}`).update({ released: 'an id' });
    const response = await ask(`?mes=${booking.data.slice(0, 7)}`);
    expect(response.headers.get('cache-control')).toBe('public, max-age=0, s-maxage=30');
    expect(await response.json()).toEqual({
      month: booking.data.slice(0, 7),
      availability: DEFAULT_AVAILABILITY,
      taken: { [booking.data]: ['10:00'] },
    });
  });

  test('defaults to the current month, and is refused for a month without bookable days', async () => {
    const today = todayInSaoPaulo(new Date());
    expect(await (await ask()).json()).toMatchObject({ month: today.slice(0, 7), taken: {} });
    const later = addDays(lastBookableDay(new Date()), 31).slice(0, 7);
    for (const month of ['2020-01', later, 'x', '2026-3', '../x']) {
      const response = await ask(`?mes=${month}`);
      expect([response.status, response.headers.get('cache-control')]).toEqual([400, 'no-store']);
    }
    expect((await fetch(`${FUNCTIONS_URL}/horarios`, { method: 'POST' })).status).toBe(405);
  });

  test('is refused with any other parameter, which would bypass the CDN’s cache', async () => {
    const month = todayInSaoPaulo(new Date()).slice(0, 7);
    for (const query of ['?x=1', `?mes=${month}&x=1`, `?mes=${month}&mes=${month}`, `?mes[a]=${month}`]) {
      const { status, headers } = await ask(query);
      expect([query, status, headers.get('cache-control')]).toEqual([query, 400, 'no-store']);
    }
  });
});

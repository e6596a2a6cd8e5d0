import { describe, expect, test, vi } from 'vitest';
import { momentInSaoPaulo, todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';

describe('today in São Paulo', () => {
  test.each([
    ['2026-03-12T02:59:59Z', '2026-03-11'],
    ['2026-03-12T03:00:00Z', '2026-03-12'],
    ['2027-01-01T02:30:00Z', '2026-12-31'],
    ['2026-03-12T15:00:00Z', '2026-03-12'],
  ])('at the instant %s the day is %s', (instant, day) => {
    expect(todayInSaoPaulo(new Date(instant))).toBe(day);
  });

  test('counts summer time', () => expect(momentInSaoPaulo('2018-12-01')).toBe('2018-12-01T00:00:00-02:00'));

  test.each(['Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Tokyo'])(
    'is the same for a visitor in the time zone %s',
    async (zone) => {
      const own = process.env.TZ;
      process.env.TZ = zone;
      // Modules cache formatters for the previous time zone.
      vi.resetModules();
      try {
        const { lastBookableDay, slotStart } = await import('#src/domain/agenda/slots.ts');
        const fresh = await import('#src/domain/time/saoPauloTime.ts');
        expect(fresh.todayInSaoPaulo(new Date('2026-03-12T02:59:59Z'))).toBe('2026-03-11');
        expect(lastBookableDay(new Date('2026-03-12T02:59:59Z'))).toBe('2026-09-07');
        expect(slotStart('2026-03-12', '09:00').toISOString()).toBe('2026-03-12T12:00:00.000Z');
      } finally {
        if (own === undefined) delete process.env.TZ;
        else process.env.TZ = own;
      }
    },
  );
});

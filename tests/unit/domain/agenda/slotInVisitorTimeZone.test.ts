import { expect, test } from 'vitest';
import { slotInVisitorTimeZone } from '#src/domain/agenda/slotInVisitorTimeZone.ts';

test('a visitor in another time zone reads the consultation on their own clocks', () => {
  expect(slotInVisitorTimeZone('2026-07-09', '09:00', 45, 'Europe/Lisbon')).toEqual({
    whole: 'quinta-feira, 9 de julho, 13:00\u00a0–\u00a013:45',
    short: '13:00\u00a0–\u00a013:45',
  });
});

test('on the other side of the date line it is another day', () => {
  expect(slotInVisitorTimeZone('2026-07-09', '16:00', 30, 'Asia/Tokyo')?.short).toBe(
    'sexta-feira, 10 de julho, 04:00\u00a0–\u00a004:30',
  );
});

test('where the clocks show the same as those of São Paulo, nothing is said', () => {
  expect(slotInVisitorTimeZone('2026-07-09', '16:00', 30, 'America/Sao_Paulo')).toBeUndefined();
  expect(slotInVisitorTimeZone('2026-07-09', '16:00', 30, 'America/Argentina/Buenos_Aires')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { slotInVisitorTimeZone } from '#src/domain/agenda/slotInVisitorTimeZone.ts';

test('a visitor in another time zone sees the consultation in local time', () => {
  expect(slotInVisitorTimeZone('2026-07-09', '09:00', 45, 'Europe/Lisbon')).toEqual({
    whole: 'quinta-feira, 9 de julho, 13:00\u00a0–\u00a013:45',
    short: '13:00\u00a0–\u00a013:45',
  });
});

test('beyond the date line, the consultation is on another day', () => {
  expect(slotInVisitorTimeZone('2026-07-09', '16:00', 30, 'Asia/Tokyo')?.short).toBe(
    'sexta-feira, 10 de julho, 04:00\u00a0–\u00a004:30',
  );
});

test('no local time is added if it equals the time in São Paulo', () => {
  expect(slotInVisitorTimeZone('2026-07-09', '16:00', 30, 'America/Sao_Paulo')).toBeUndefined();
  expect(slotInVisitorTimeZone('2026-07-09', '16:00', 30, 'America/Argentina/Buenos_Aires')).toBeUndefined();
});

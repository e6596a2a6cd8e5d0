import { expect, test } from 'vitest';
import { slotInVisitorTimeZone } from '#src/domain/agenda/slotInVisitorTimeZone.ts';

const TIMES = '13:00\u00a0–\u00a013:45';
const NEXT_DAY = 'sexta-feira, 10 de julho, 04:00\u00a0–\u00a004:45';

test.each([
  ['Europe/Lisbon', '09:00', { whole: `quinta-feira, 9 de julho, ${TIMES}`, short: TIMES }],
  ['Asia/Tokyo', '16:00', { whole: NEXT_DAY, short: NEXT_DAY }],
  ['America/Sao_Paulo', '16:00', undefined],
  ['America/Argentina/Buenos_Aires', '16:00', undefined],
] as const)('for a visitor in %s, the slot at %s is %j', (zone, slot, shown) => {
  expect(slotInVisitorTimeZone('2026-07-09', slot, 45, zone)).toEqual(shown);
});

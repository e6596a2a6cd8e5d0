import { expect, test } from 'vitest';
import { putAwayDays } from '#src/domain/submissions/putAwayDays.ts';

test.each([
  ['2031-05-14', ['2031-05-15', '2031-05-19', '2031-05-21']],
  ['2031-05-19', ['2031-05-20', '2031-05-26', '2031-05-26']],
  ['2031-05-18', ['2031-05-19', '2031-05-19', '2031-05-25']],
])('on %s the choices are tomorrow, the next Monday, and the same day a week later', (today, days) => {
  expect(putAwayDays(today).map(({ day }) => day)).toEqual(days);
});

import { expect, test } from 'vitest';
import { createRefusalPace } from '../../../../functions/src/adapters/captcha.ts';

test('requests are spaced by 250 ms while there were at least twenty refusals within the last minute', async () => {
  let now = 1000;
  const waits: number[] = [];
  const pace = createRefusalPace(
    () => now,
    async (milliseconds) => waits.push(milliseconds),
  );
  for (let count = 0; count < 20; count += 1) {
    await pace.turn();
    pace.hear();
  }
  expect(waits).toEqual([]);
  for (let count = 0; count < 3; count += 1) await pace.turn();
  expect(waits).toEqual([0, 250, 500]);
  now += 60_001;
  await pace.turn();
  expect(waits).toHaveLength(3);
});

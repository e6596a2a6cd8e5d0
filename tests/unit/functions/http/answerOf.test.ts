import { expect, test, vi } from 'vitest';
import { answerOf } from '../../../../functions/src/http/HttpError.ts';

test('200 requests whose work hangs get the failure message within 30 seconds', async () => {
  vi.useFakeTimers();
  const logged: string[] = [];
  const settings = {
    event: 'form.failed',
    onFailure: 'Tente mais tarde.',
    log: (_level: string, event: string) => void logged.push(event),
  };
  const hanging = Array.from({ length: 200 }, () => answerOf(() => new Promise<object>(() => {}), settings));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(new Set((await Promise.all(hanging)).map((answer) => JSON.stringify(answer)))).toEqual(
    new Set([JSON.stringify({ status: 500, answer: { error: 'Tente mais tarde.' } })]),
  );
  expect(logged).toHaveLength(200);
});

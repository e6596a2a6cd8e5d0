import { expect, test } from 'vitest';
import { rememberAnswers } from '../../../functions/src/http/rememberAnswers.ts';

function remembering(load: (key: string) => Promise<string>) {
  let time = 0;
  const asked: string[] = [];
  const ask = rememberAnswers(
    (key: string) => {
      asked.push(key);
      return load(key);
    },
    { seconds: 30, now: () => new Date(time * 1000) },
  );
  return { ask, asked, moveTo: (seconds: number) => (time = seconds) };
}

test('within 30 seconds, a thousand requests, even simultaneous ones, query the database once; a later request queries it again', async () => {
  const { ask, asked, moveTo } = remembering(async (key) => `the agenda of ${key}`);
  const answers = await Promise.all(Array.from({ length: 1000 }, () => ask('2026-03')));
  expect(new Set(answers)).toEqual(new Set(['the agenda of 2026-03']));
  moveTo(29.9);
  await ask('2026-03');
  expect(asked).toEqual(['2026-03']);
  await ask('2026-04');
  moveTo(30);
  await ask('2026-03');
  expect(asked).toEqual(['2026-03', '2026-04', '2026-03']);
});

test('a failure is passed on and not cached', async () => {
  let works = false;
  const { ask, asked } = remembering(async () => {
    if (!works) throw new Error('no database');
    return 'the agenda';
  });
  await expect(ask('2026-03')).rejects.toThrow('no database');
  works = true;
  expect(await ask('2026-03')).toBe('the agenda');
  expect(asked).toHaveLength(2);
});

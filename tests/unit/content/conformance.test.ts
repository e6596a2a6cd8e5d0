import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { conformance } from '#src/content/conformance/conformance.ts';
import { transcripts } from '#src/content/conformance/transcripts.ts';

const root = new URL('../../../', import.meta.url);

test('every criterion of levels A and AA is in the report once, in order', () => {
  const numbers = conformance.map(({ number }) => number);
  const order = (number: string) => number.split('.').reduce((sum, part) => sum * 100 + Number(part), 0);
  expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => order(a) - order(b)));
  const count = (level: string) => conformance.filter((criterion) => criterion.level === level).length;
  // WCAG 2.2 without 4.1.1, which it removed.
  expect([count('A'), count('AA')]).toEqual([31, 24]);
});

test('a criterion that is said to be met names what shows it', () => {
  const claimed = conformance.filter(({ adherence }) => adherence.endsWith('supports'));
  expect(claimed.filter(({ evidence }) => evidence.length === 0)).toEqual([]);
});

test('every walk that the report cites or lists has a transcript to read', () => {
  const cited = conformance.flatMap(({ evidence }) =>
    evidence.flatMap((item) => ('walk' in item ? [item.walk] : [])),
  );
  const listed = transcripts.list.map(({ walk }) => walk);
  const kept = readdirSync(new URL('public/acessibilidade/leituras', root));
  expect(listed).toEqual(expect.arrayContaining(cited));
  expect(listed.map((walk) => `${walk}.txt`).sort()).toEqual(kept.sort());
});

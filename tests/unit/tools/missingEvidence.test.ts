import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { conformance } from '#src/content/conformance/conformance.ts';
import type { Criterion, Evidence } from '#src/content/conformance/criterion.ts';
import { transcripts } from '#src/content/conformance/transcripts.ts';
import { missingEvidence, missingTranscripts } from '#tools/testing/missingEvidence.ts';

const root = new URL('../../../', import.meta.url);

const citing = (...evidence: Evidence[]): Criterion[] => [
  {
    number: '2.1.2',
    name: 'Sem bloqueio do teclado',
    level: 'A',
    adherence: 'supports',
    how: 'Tab.',
    evidence,
  },
];

test('every criterion of levels A and AA is in the report once, in order', () => {
  const numbers = conformance.map(({ number }) => number);
  expect(numbers).toEqual([...new Set(numbers)]);
  const order = (number: string) => number.split('.').reduce((sum, part) => sum * 100 + Number(part), 0);
  expect(numbers).toEqual(numbers.toSorted((a, b) => order(a) - order(b)));
  const count = (level: string) => conformance.filter((criterion) => criterion.level === level).length;
  // WCAG 2.2 without 4.1.1, which it removed.
  expect([count('A'), count('AA')]).toEqual([31, 24]);
});

test('a test that was renamed or is skipped, and a walk that was removed, are missed', async () => {
  const path = await mkdtemp(join(tmpdir(), 'evidence-'));
  onTestFinished(() => rm(path, { recursive: true }));
  const folder = pathToFileURL(`${path}/`);
  const write = (tests: string) => writeFile(new URL('menu.spec.ts', folder), tests);
  const menu = citing({ file: 'menu.spec.ts', title: 'Escape closes the menu' });

  await write("test.each(pages)('$path: Escape closes the menu', async () => {});");
  expect(await missingEvidence(folder, menu)).toEqual([]);
  await write("test('Escape closes the menu at once', async () => {});");
  expect(await missingEvidence(folder, menu)).toHaveLength(1);
  await write("test.skip('Escape closes the menu', async () => {});");
  expect(await missingEvidence(folder, menu)).toHaveLength(1);
  await write("// Escape closes the menu\ntest('it opens', async () => {});");
  expect(await missingEvidence(folder, menu)).toHaveLength(1);

  expect(await missingEvidence(root, citing({ walk: 'menu' }))).toEqual([]);
  expect(await missingEvidence(root, citing({ walk: 'removed' }))).toHaveLength(1);
});

test('what is said to be met needs something that shows it', async () => {
  expect(await missingEvidence(root, citing())).toHaveLength(1);
});

test('every walk has a transcript that can be read in the report, and the report leads to no other', async () => {
  const walks = (await readdir(new URL('tests/listen/', root))).map((file) => file.replace('.txt', ''));
  expect(transcripts.list.map(({ walk }) => walk).toSorted()).toEqual(walks.toSorted());
  expect(await missingTranscripts(root)).toEqual([]);
  expect(await missingTranscripts(new URL('src/', root))).toHaveLength(2 * walks.length);
});

test('what the report cites is there', async () => {
  expect(await missingEvidence(root)).toEqual([]);
});

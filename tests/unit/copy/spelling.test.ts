import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { searchKeywords } from '#src/copy/site/search.ts';

const root = new URL('../../../', import.meta.url);

/** All files with texts, except the conformance report and the schemas, which have terms of their own. */
const files = ['src/', 'functions/src/', 'content/'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|json|md|yaml)$/.test(file) && !/^(copy\/schemas|criteria|walks)\//.test(file))
    .map((file) => folder + file),
);

const COMMENT = /\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/gm;

test('the texts call the home page "início", and spell "email" as in the specified messages', () => {
  // Visitors may type other words into the search.
  const keywords = Object.values(searchKeywords);
  const lines = files
    .flatMap((file) => readFileSync(new URL(file, root), 'utf8').replace(COMMENT, '').split('\n'))
    .filter((line) => !keywords.some((words) => line.includes(words)));
  expect(lines.length).toBeGreaterThan(20_000);
  expect(lines.filter((line) => /página inicial|e-mail/i.test(line))).toEqual([]);
});

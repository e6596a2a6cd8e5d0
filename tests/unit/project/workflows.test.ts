import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { neededPackages } from '#tools/listen/missingPrograms.ts';

const folder = new URL('../../../.github/workflows/', import.meta.url);
const workflows = readdirSync(folder).map(
  (file) => [file, readFileSync(new URL(file, folder), 'utf8')] as const,
);

test.each(workflows)('%s runs actions at the commit of a named release', (_, text) => {
  const used = [...text.matchAll(/uses: (.+)$/gm)].map(([, action]) => action);
  expect(used.length).toBeGreaterThan(0);
  for (const action of used) expect(action).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('every push is tested and its dependencies audited; every night the long counts run, and the tests of every route', () => {
  const all = Object.fromEntries(workflows);
  expect(all['ci.yml']).toMatch(/^ {6}- run: \.ci\/run$/m);
  expect(all['ci.yml']).toMatch(/^ {6}- run: npm audit --omit=dev/m);
  expect(all['nightly.yml']).toMatch(/schedule:\n {4}- cron: /);
  expect(all['nightly.yml']).toMatch(/^ {6}- run: npm run soak$/m);
  expect(all['nightly.yml']).toMatch(
    /^ {6}- run: npm test -- pages --filter everyRoute\n {8}env:\n {10}EVERY_ROUTE: '1'$/m,
  );
  expect(all['nightly.yml']).toMatch(/^ {6}- run: npm audit/m);
});

test('every night the site is heard, with the packages that it needs', async () => {
  const nightly = readFileSync(new URL('nightly.yml', folder), 'utf8');
  expect(nightly).toMatch(/^ {6}- run: npm run listen$/m);
  const installed = /- run: apt-get install (.+orca.+)$/m.exec(nightly)?.[1]?.split(' ');
  expect(installed).toEqual(expect.arrayContaining(neededPackages('firefox')));
});

import { expect, test } from 'vitest';
import type { Site } from '#tools/smoke/Site.ts';
import { runSmokeChecks, smokeTable } from '#tools/smoke/smokeChecks.ts';

/** A site that answers everything with the same page, as a Hosting without our configuration does. */
const bareSite: Site = {
  origin: 'https://www.estudio.com.br',
  ask: async () => ({
    status: 200,
    headers: new Headers({ 'cache-control': 'max-age=3600' }),
    text: '<loc>https://www.estudio.com.br/</loc><script>start()</script><img src="/images/a.svg">',
  }),
};

const silentSite: Site = {
  origin: 'https://www.estudio.com.br',
  ask: async () => {
    throw new Error('fetch failed', { cause: new Error('ECONNREFUSED') });
  },
};

test('every check fails on a site that lacks what it asks for', async () => {
  const findings = await runSmokeChecks(bareSite);
  expect(findings.filter(({ problems }) => problems.length === 0)).toEqual([]);
});

test('every check says why it could not be made', async () => {
  for (const { problems } of await runSmokeChecks(silentSite))
    expect(problems.join()).toContain('fetch failed (ECONNREFUSED)');
});

test('the table names what holds, and why the rest does not', () => {
  const problems = Array.from({ length: 12 }, (_, index) => `/page-${index}: answered with 404`);
  expect(
    smokeTable([
      { name: 'Pages', problems: [] },
      { name: 'Files', problems },
    ]),
  ).toEqual([
    'holds  Pages',
    'FAILS  Files',
    ...problems.slice(0, 10).map((problem) => `         ${problem}`),
    '         and 2 more',
  ]);
});

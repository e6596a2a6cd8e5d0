import { readFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { findPortOffset } from './testing/findPortOffset.ts';
import { runGroups } from './testing/runGroups.ts';
import { soakTable } from './testing/soakTable.ts';
import { addCounts } from './testing/TestCount.ts';
import { soakGroups } from './testing/testGroups.ts';

const usage = `npm run soak                          what only many times would show, of which npm test does a tenth
npm run soak -- --filter simultaneous  only test files whose path contains this (may stand several times)
npm run soak -- --port-offset 2100     ports of the local Firebase`;

const { values } = parseArgs({
  options: {
    filter: { type: 'string', multiple: true, default: [] },
    'port-offset': { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

if (values.help) console.log(usage);
else {
  const asked = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => asked.abort());
  const counts = await runGroups(soakGroups, {
    filters: values.filter,
    portOffset: Number(values['port-offset'] ?? (await findPortOffset())),
    signal: asked.signal,
  });
  const { passed, failures } = addCounts(counts.map(([, count]) => count));
  const report = await readFile('.local/reports/soak.json', 'utf8').catch(() => '{"testResults":[]}');
  console.log(`\n${soakTable(JSON.parse(report)).join('\n')}\n\n${passed} passed, ${failures.length} failed`);
  process.exit(failures.length > 0 || asked.signal.aborted ? 1 : 0);
}

import { parseArgs } from 'node:util';
import { findPortOffset } from './testing/findPortOffset.ts';
import { runGroups } from './testing/runGroups.ts';
import { addCounts, type TestCount } from './testing/TestCount.ts';
import { type TestGroup, testGroups } from './testing/testGroups.ts';

const names = testGroups.map(({ name }) => name).join(', ');
const usage = `npm test                       everything there is
npm test -- unit e2e           some groups: ${names}

Options, after "--":
  --filter contact             only test files whose path contains this (may stand several times)
  --port-offset 2100           ports of the local Firebase; else 1000 or the next free hundred is added to each`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    filter: { type: 'string', multiple: true, default: [] },
    'port-offset': { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});

/** The groups to run: those named (with the build where they need it), or all. Throws on an unknown name. */
function chosenGroups(wanted: string[]): TestGroup[] {
  const unknown = wanted.filter((name) => !testGroups.some((group) => group.name === name));
  if (unknown.length > 0) throw new Error(`There is no group ${unknown.join(', ')}. There are: ${names}.`);
  if (wanted.length === 0) return testGroups;
  const needsBuild = testGroups.some(
    (group) => (group.needsFirebase || group.needsBuild) && wanted.includes(group.name),
  );
  return testGroups.filter(({ name }) => wanted.includes(name) || (needsBuild && name === 'build'));
}

function printSummary(counts: [string, TestCount][], groups: TestGroup[]): TestCount {
  const total = addCounts(counts.map(([, count]) => count));
  console.log('\n━━━ Summary ━━━\n');
  for (const [name, { passed, failures, skipped }] of counts)
    console.log(
      `  ${failures.length > 0 ? '✗' : '✓'} ${name.padEnd(10)} ${String(passed).padStart(4)} passed  ${String(failures.length).padStart(3)} failed${skipped > 0 ? `  ${skipped} skipped` : ''}`,
    );
  for (const { name, missing } of groups) if (missing?.()) console.log(`  ${name}: ${missing()}`);
  if (total.failures.length > 0) console.log(`\nFailed:\n  ${total.failures.join('\n  ')}`);
  console.log(`\n${total.passed} passed, ${total.failures.length} failed`);
  return total;
}

if (values.help) console.log(usage);
else {
  const started = Date.now();
  const asked = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.on(name, () => asked.abort());
  const groups = chosenGroups(positionals);
  const counts = await runGroups(groups, {
    filters: values.filter,
    portOffset: Number(values['port-offset'] ?? (await findPortOffset())),
    signal: asked.signal,
  });
  console.log(`\nTook ${Math.round((Date.now() - started) / 1000)} seconds.`);
  const { failures } = printSummary(counts, groups);
  process.exit(failures.length > 0 || asked.signal.aborted ? 1 : 0);
}

import { readFileSync, writeFileSync } from 'node:fs';
import { startVitest } from 'vitest/node';
import { runCommand } from './process/runCommand.ts';
import { drawMutations } from './testing/drawMutations.ts';

const usage = `npm run mutations:drawn             breaks the rules of commands and states in thirty drawn places; each time a unit test must fail
npm run mutations:drawn -- --seed 8  other places; --count 60 more of them`;

const options = { seed: { type: 'string', default: '1' }, count: { type: 'string', default: '30' } } as const;

const TESTS = ['tests/unit/domain/commands', 'tests/unit/domain/submissions/'];

let restore = () => {};
process.on('exit', () => restore());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

await runCommand({ usage, options }, async ({ seed, count }) => {
  const reporters = [{ onInit: () => {} }];
  const vitest = await startVitest(
    'test',
    TESTS,
    { watch: true, reporters, project: 'unit', isolate: false, pool: 'threads', bail: 1 },
    { server: { watch: null } },
  );
  const specifications = await vitest.globTestSpecifications(TESTS);
  if (vitest.state.getCountOfFailedTests() > 0) throw new Error('The tests fail before anything is broken.');
  /** Whether a test fails. Tests that an earlier failure has skipped are run, too. */
  const isNoticed = async (): Promise<boolean> => {
    const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications);
    const states = testModules.map((one) => one.state());
    if (unhandledErrors.length > 0 || states.includes('failed')) return true;
    return states.every((state) => state === 'passed') ? false : isNoticed();
  };
  let caught = 0;
  const drawn = drawMutations(Number(seed), Number(count));
  for (const { file, line, at, text, replacement } of drawn) {
    const source = readFileSync(file, 'utf8');
    restore = () => writeFileSync(file, source);
    writeFileSync(file, source.slice(0, at) + replacement + source.slice(at + text.length));
    vitest.invalidateFile(`${process.cwd()}/${file}`);
    const isCaught = await isNoticed();
    restore();
    vitest.invalidateFile(`${process.cwd()}/${file}`);
    if (isCaught) caught += 1;
    console.log(`${isCaught ? 'caught' : 'MISSED'}  ${file}:${line}  ${text} > ${replacement}`);
  }
  const failsAnyway = await isNoticed();
  await vitest.close();
  if (failsAnyway) throw new Error('The tests fail without a mutation, too.');
  console.log(`\n${caught} of ${drawn.length} caught`);
  return caught === drawn.length;
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import { type Mutation, mutations } from './mutations/table.ts';
import { runCommand } from './runCommand.ts';

const usage = `npm run mutations                breaks the code in ${mutations.length} ways; each time the named tests must fail
npm run mutations -- agenda rules  only those whose name contains one of the words

  --wait 10000        how long a test waits for something that must appear, in milliseconds (10000)
  --port-offset 2100  is added to the ports of the local Firebase`;

const options = {
  wait: { type: 'string', default: '10000' },
  'port-offset': { type: 'string' },
} as const;

type Outcome = { passed: boolean; output: string };

let restore = () => {};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    restore();
    process.exit(1);
  });

/** Changes the text of a file until `restore` is called. Throws when the text is not there exactly once. */
function mutate({ name, file, text, replacement }: Mutation): void {
  const source = readFileSync(file, 'utf8');
  if (source.split(text).length !== 2) throw new Error(`"${name}": ${file} must contain this once:\n${text}`);
  restore = () => writeFileSync(file, source);
  writeFileSync(
    file,
    source.replace(text, () => replacement),
  );
}

/** Runs test files by `npm test` and ends at the first failure; Playwright and Vitest say so in different words. */
async function runTests(
  tests: readonly string[],
  wait: string,
  offset: string | undefined,
): Promise<Outcome> {
  const bail = tests.every((file) => file.endsWith('.spec.ts')) ? ['-x'] : ['--bail=1'];
  const child = spawn(
    'node_modules/.bin/tsx',
    [
      'tools/test.ts',
      ...tests.flatMap((file) => ['--filter', file]),
      ...(offset ? ['--port-offset', offset] : []),
      ...bail,
    ],
    { env: { ...process.env, TEST_WAIT_MS: wait }, stdio: ['ignore', 'pipe', 'pipe'] },
  );
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (words) => (output += words));
  const [code] = await once(child, 'close');
  return { passed: code === 0, output };
}

/** "caught" where one of the named test files failed; anything else, such as a build that breaks, shows nothing. */
function verdict({ tests }: Mutation, { passed, output }: Outcome): 'caught' | 'MISSED' | 'BROKEN' {
  if (passed) return 'MISSED';
  const failed = output.slice(output.lastIndexOf('\nFailed:\n'));
  return tests.some((file) => failed.includes(file.split('/').at(-1) ?? file)) ? 'caught' : 'BROKEN';
}

await runCommand({ usage, options, allowPositionals: true }, async (values, words) => {
  const { wait, 'port-offset': offset } = values;
  const chosen = mutations.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  const failures: string[] = [];
  for (const mutation of chosen) {
    const started = Date.now();
    try {
      mutate(mutation);
      const outcome = await runTests(mutation.tests, wait, offset);
      const result = verdict(mutation, outcome);
      console.log(
        `${result}  ${String(Math.round((Date.now() - started) / 1000)).padStart(3)} s  ${mutation.name}`,
      );
      if (result !== 'caught') failures.push(mutation.name);
      if (result === 'BROKEN') console.log(outcome.output.slice(-2000));
    } catch (error) {
      console.log(`ERROR  ${(error as Error).message}`);
      failures.push(mutation.name);
    } finally {
      restore();
    }
  }
  console.log(`\n${chosen.length - failures.length} of ${chosen.length} caught`);
  return failures.length === 0;
});

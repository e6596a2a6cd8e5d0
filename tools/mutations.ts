import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { runCommand } from './process/runCommand.ts';

const usage = `npm run mutations                breaks the code as tools/mutations.yaml says; each time the named tests must fail
npm run mutations -- agenda rules  only those whose name contains one of the words`;

/** How long a test waits for an element, in milliseconds. */
const WAIT_MS = '10000';

type Mutation = { name: string; file: string; text: string; replacement: string; tests: string[] };

const mutations: Mutation[] = parse(readFileSync('tools/mutations.yaml', 'utf8'));

let restore = () => {};
process.on('exit', () => restore());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));

/** The text of a file before and after its mutation. Throws if the replaced text does not occur exactly once. */
function mutate({ name, file, text, replacement }: Mutation): { source: string; broken: string } {
  const source = readFileSync(file, 'utf8');
  const [before, after, ...others] = source.split(text);
  if (after === undefined || others.length > 0)
    throw new Error(`"${name}": ${file} must contain this once:\n${text}`);
  return { source, broken: `${before}${replacement}${after}` };
}

/** Runs test files with `npm test` up to the first failure. Returns its output; undefined if all pass. */
async function failingOutput(tests: string[]): Promise<string | undefined> {
  const bail = tests.every((file) => file.endsWith('.spec.ts')) ? '-x' : '--bail=1';
  const args = ['--import', 'tsx', 'tools/test.ts', '--filter', tests.join('|'), bail];
  const options = { env: { ...process.env, TEST_WAIT_MS: WAIT_MS }, maxBuffer: 32 * 1024 * 1024 };
  return promisify(execFile)(process.execPath, args, options).then(
    () => undefined,
    ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stderr}${stdout}`,
  );
}

await runCommand({ usage, options: {}, allowPositionals: true }, async (_, words) => {
  const chosen = mutations.filter(
    ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
  );
  // Checks all mutations first, so that a mistake does not appear after half an hour.
  chosen.forEach(mutate);
  let caught = 0;
  for (const mutation of chosen) {
    const { name, file, tests } = mutation;
    const { source, broken } = mutate(mutation);
    restore = () => writeFileSync(file, source);
    writeFileSync(file, broken);
    const output = await failingOutput(tests);
    restore();
    const failed = output?.slice(output.lastIndexOf('\nFailed:\n'));
    // Other failures, such as a failed build, prove nothing.
    const isCaught = tests.some((file) => failed?.includes(file.split('/').at(-1) ?? file));
    console.log(`${isCaught ? 'caught' : output ? 'BROKEN' : 'MISSED'}  ${name}`);
    if (isCaught) caught += 1;
    else if (output) console.log(output.slice(-2000));
  }
  console.log(`\n${caught} of ${chosen.length} caught`);
  return caught === chosen.length;
});

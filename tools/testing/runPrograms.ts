import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestCount } from './TestCount.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

type Program = { name: string; program: string; args: string[] };

/** Programs that check the code. The compiler uses one thread: several would check some types twice. */
export const checks: Program[] = [
  { name: 'Lint and format', program: 'biome', args: ['check', '--error-on-warnings', '--colors=off', '.'] },
  { name: 'Types', program: 'tsc', args: ['--noEmit', '-p', '.', '--singleThreaded'] },
  { name: 'Unused code', program: 'knip', args: ['--no-progress', '--cache'] },
  { name: 'Duplicate code', program: 'jscpd', args: ['.'] },
];

/** Runs programs of node_modules in parallel, prints the output of failed ones, and counts them. */
export async function runPrograms(programs: Program[]): Promise<TestCount> {
  const failures = (await Promise.all(programs.map(failureOf))).filter((name) => name !== undefined);
  return { passed: programs.length - failures.length, failures };
}

function failureOf({ name, program, args }: Program): Promise<string | undefined> {
  const path = join(root, 'node_modules', '.bin', program);
  return new Promise((resolve) => {
    execFile(path, args, { cwd: root, maxBuffer: 32 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (error) console.error(`\n${name}\n\n${`${stdout}${stderr}`.trim() || error.message}`);
      resolve(error ? name : undefined);
    });
  });
}

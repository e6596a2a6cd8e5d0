import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

const checks = [
  { name: 'Lint and format', program: 'biome', args: ['check', '--error-on-warnings', '--colors=off', '.'] },
  { name: 'Styles', program: 'stylelint', args: ['src/**/*.css'] },
  { name: 'Types', program: 'tsc', args: ['--noEmit', '-p', '.'] },
  { name: 'Unused code', program: 'knip', args: ['--no-progress'] },
  { name: 'Duplicate code', program: 'jscpd', args: ['.'] },
];

export type CheckResult = { name: string; ok: boolean; output: string };

/** Runs every check of the code that needs no running program, all at once, and tells what each one printed. */
export function runChecks(): Promise<CheckResult[]> {
  return Promise.all(checks.map(runCheck));
}

function runCheck({ name, program, args }: (typeof checks)[number]): Promise<CheckResult> {
  const path = join(root, 'node_modules', '.bin', program);
  return new Promise((resolve) => {
    execFile(path, args, { cwd: root, maxBuffer: 32 * 1024 * 1024 }, (error, stdout, stderr) => {
      resolve({ name, ok: error === null, output: `${stdout}${stderr}`.trim() || (error?.message ?? '') });
    });
  });
}

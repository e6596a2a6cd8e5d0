import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { judgeRun, type TestCount } from './TestCount.ts';

/** The most that one runner may take; a hanging test must not hang the whole run. */
const LIMIT_MS = 40 * 60_000;

type Runner<Report> = {
  /** Script of Node and its arguments. */
  args: string[];
  env: Record<string, string>;
  /** File into which the runner writes its JSON report. */
  report: string;
  count: (report: Report) => TestCount;
  signal: AbortSignal;
  /** Takes what it prints; without it, that goes to this terminal at once. */
  print?: ((text: string) => void) | undefined;
};

/** Runs a test runner and counts its report; without a readable report it is one failure. */
export async function runRunner<Report>({
  args,
  env,
  report,
  count,
  signal,
  print,
}: Runner<Report>): Promise<TestCount> {
  await mkdir(dirname(report), { recursive: true });
  await rm(report, { force: true });
  // The build leaves "production" there, with which React has nothing for tests.
  const { NODE_ENV: _, ...inherited } = process.env;
  const child = spawn(process.execPath, args, {
    env: { ...inherited, ...env },
    stdio: ['ignore', print ? 'pipe' : 'inherit', print ? 'pipe' : 'inherit'],
    timeout: LIMIT_MS,
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', print ?? (() => {}));
  const end = () => child.kill('SIGTERM');
  signal.addEventListener('abort', end);
  const [exitCode] = (await once(child, 'close')) as [number | null];
  signal.removeEventListener('abort', end);
  try {
    return judgeRun(count(JSON.parse(await readFile(report, 'utf8'))), exitCode ?? 1);
  } catch (error) {
    const failure = `The runner left no report: ${(error as Error).message}`;
    return { passed: 0, failures: [failure], skipped: 0 };
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { provideChromium } from '../chromium/provideChromium.ts';
import type { LocalFirebaseOptions } from '../local-firebase/startEmulators.ts';
import { needsFirebase } from './chooseTests.ts';
import { startTestFirebase } from './startTestFirebase.ts';
import { countPlaywright, countVitest, type TestCount } from './TestCount.ts';

const { resolve } = createRequire(import.meta.url);

const runners = {
  vitest: {
    command: (report: string) => [
      ...[join(resolve('vitest/package.json'), '../vitest.mjs'), 'run'],
      ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    count: countVitest,
  },
  playwright: { command: () => [resolve('@playwright/test/cli'), 'test'], count: countPlaywright },
};

export type Group = { runner: keyof typeof runners; files: string[] };

type Firebase = Awaited<ReturnType<typeof startTestFirebase>>;

type Options = Pick<LocalFirebaseOptions, 'portOffset' | 'official' | 'signal'> & {
  runnerOptions: string[];
  /** Whether to print Vitest's output at the end instead of at once, because other runners run at the same time. */
  isBesideOthers: boolean;
};

/**
 * Runs groups of test files in turn and counts the results in .local/reports. They share a local Firebase, started
 * before the first group that needs it. A runner or Firebase that breaks counts as one failure.
 */
export async function runInTurn(groups: Group[], options: Options): Promise<TestCount[]> {
  const counts: TestCount[] = [];
  let firebase: Firebase | undefined;
  try {
    for (const group of groups) {
      if (group.files.some(needsFirebase)) firebase ??= await startTestFirebase(options);
      counts.push(await runGroup(group, firebase, options));
    }
    counts.push({ passed: 0, failures: [], unusedIndexes: await firebase?.unusedIndexes() });
  } catch (error) {
    counts.push({ passed: 0, failures: [(error as Error).message] });
  } finally {
    await firebase?.stop();
  }
  return counts;
}

async function runGroup(
  { runner, files }: Group,
  firebase: Firebase | undefined,
  { portOffset, runnerOptions, isBesideOthers, signal }: Options,
): Promise<TestCount> {
  const { command, count } = runners[runner];
  const report = `.local/reports/${runner}-${portOffset}.json`;
  const isLate = runner === 'vitest' && isBesideOthers;
  try {
    if (runner === 'playwright') provideChromium();
    await rm(report, { force: true });
    const child = spawn(process.execPath, [...command(report), ...files, ...runnerOptions], {
      env: { ...process.env, ...firebase?.environment, PLAYWRIGHT_REPORT: report },
      stdio: isLate ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      signal,
    });
    const printed: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (words: Buffer) => printed.push(words));
    const ended = once(child, 'close');
    const [exitCode] = await Promise.race([ended, ...(firebase ? [firebase.stopped] : [])]).finally(() => {
      child.kill();
      process.stdout.write(Buffer.concat(printed));
    });
    if (!existsSync(report))
      throw new Error(`it ended with code ${exitCode} before any test; its output above has the cause`);
    const counted = count(JSON.parse(await readFile(report, 'utf8')));
    if (exitCode !== 0 && counted.failures.length === 0)
      counted.failures.push(`${runner} ended with code ${exitCode} and no failed test`);
    return counted;
  } catch (error) {
    return { passed: 0, failures: [`${runner}: ${(error as Error).message}`] };
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { provideChromium } from '../chromium/provideChromium.ts';
import type { LocalFirebaseOptions } from '../local-firebase/startLocalFirebase.ts';
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

type Options = Pick<LocalFirebaseOptions, 'portOffset' | 'official' | 'signal'> & {
  /** Passed on to the runner. */
  runnerOptions: string[];
  /** Whether what it prints comes at the end and not at once. */
  isLate?: boolean;
};

/**
 * Runs test files with one runner, beside a local Firebase of their own if they need one, and counts its JSON report
 * (.local/reports). A runner that breaks, or whose Firebase stops, has one failure.
 */
export async function runRunner(
  name: keyof typeof runners,
  files: string[],
  options: Options,
): Promise<TestCount> {
  const { portOffset, runnerOptions, isLate = false, signal } = options;
  const { command, count } = runners[name];
  const report = `.local/reports/${name}-${portOffset}.json`;
  let firebase: Awaited<ReturnType<typeof startTestFirebase>> | undefined;
  try {
    if (name === 'playwright') provideChromium();
    if (files.some(needsFirebase)) firebase = await startTestFirebase(options);
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
    const counted = count(JSON.parse(await readFile(report, 'utf8')));
    if (exitCode !== 0 && counted.failures.length === 0)
      counted.failures.push(`${name} ended with code ${exitCode} and no failed test`);
    return { ...counted, unusedIndexes: await firebase?.unusedIndexes() };
  } catch (error) {
    return { passed: 0, failures: [`${name}: ${(error as Error).message}`] };
  } finally {
    await firebase?.stop();
  }
}

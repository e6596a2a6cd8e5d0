import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { provideChromium } from '../chromium/provideChromium.ts';
import { needsFirebase } from './chooseTests.ts';
import { startTestFirebase } from './startTestFirebase.ts';
import { countPlaywright, countVitest, type TestCount } from './TestCount.ts';

const { resolve } = createRequire(import.meta.url);

const runners = {
  vitest: {
    command: (report: string, reporter = 'default') => [
      ...[join(resolve('vitest/package.json'), '../vitest.mjs'), 'run'],
      ...[`--reporter=${reporter}`, '--reporter=json', `--outputFile.json=${report}`],
    ],
    count: countVitest,
  },
  playwright: {
    command: (_report: string, reporter = 'list') => [
      ...[resolve('@playwright/test/cli'), 'test', `--reporter=${reporter},json`],
    ],
    count: countPlaywright,
  },
};

type Options = {
  portOffset: number;
  /** Whether Google's own emulators run. */
  official: boolean;
  /** Whether all functions share one process, which takes one request after the other. */
  oneProcess?: boolean;
  signal: AbortSignal;
  reporter: string | undefined;
  /** Passed on to the runner. */
  runnerOptions: string[];
  /** Whether what it prints comes at the end and not at once. */
  isLate?: boolean;
};

/**
 * Runs test files with one runner, beside a local Firebase of their own if they need one, and counts its JSON report
 * (.local/reports). A runner that breaks, or whose Firebase stops, has one failure; without files nothing is run.
 */
export async function runRunner(
  name: keyof typeof runners,
  files: string[],
  options: Options,
): Promise<TestCount> {
  if (files.length === 0) return { passed: 0, failures: [] };
  try {
    if (name === 'playwright') provideChromium();
    const firebase = files.some(needsFirebase) ? await startTestFirebase(options) : undefined;
    try {
      const counted = await runFiles(name, files, { ...options, firebase });
      return { ...counted, unusedIndexes: await firebase?.unusedIndexes() };
    } finally {
      await firebase?.stop();
    }
  } catch (error) {
    return { passed: 0, failures: [`${name}: ${(error as Error).message}`] };
  }
}

async function runFiles(
  name: keyof typeof runners,
  files: string[],
  {
    firebase,
    portOffset,
    reporter,
    runnerOptions,
    isLate = false,
    signal,
  }: Options & { firebase: Awaited<ReturnType<typeof startTestFirebase>> | undefined },
): Promise<TestCount> {
  const { command, count } = runners[name];
  const report = `.local/reports/${name}-${portOffset}.json`;
  await rm(report, { force: true });
  const child = spawn(process.execPath, [...command(report, reporter), ...files, ...runnerOptions], {
    env: { ...process.env, ...firebase?.environment, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    stdio: isLate ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    signal,
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (words: Buffer) => printed.push(words));
  let lastLines: string | undefined;
  firebase?.stopped.then((lines) => {
    lastLines = lines;
    child.kill();
  });
  const [exitCode] = (await once(child, 'close')) as [number | null];
  process.stdout.write(Buffer.concat(printed));
  if (lastLines !== undefined) throw new Error(`its local Firebase stopped by itself:\n${lastLines}`);
  const counted = count(JSON.parse(await readFile(report, 'utf8')));
  if (exitCode === 0 || counted.failures.length > 0) return counted;
  return { ...counted, failures: [`${name} ended with code ${exitCode} and no failed test`] };
}

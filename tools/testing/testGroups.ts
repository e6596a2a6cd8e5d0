import { createRequire } from 'node:module';
import { join } from 'node:path';
import { browserEngines } from '#tests/browser/engines/browserEngines.ts';
import { buildSite } from '../build.ts';
import { provideChromium } from '../chromium/provideChromium.ts';
import type { LocalFirebase } from '../local-firebase/startLocalFirebase.ts';
import { countPlaywright } from './countPlaywright.ts';
import { countVitest } from './countVitest.ts';
import { runChecks } from './runChecks.ts';
import { runRunner } from './runRunner.ts';
import type { TestCount } from './TestCount.ts';

const resolve = createRequire(import.meta.url).resolve;
const vitest = join(resolve('vitest/package.json'), '../vitest.mjs');
const playwright = resolve('@playwright/test/cli');

/** The projects of vite.config.ts that need no running program. */
const unitProjects = [
  'unit',
  'isolated',
  'components',
  'fake-services',
  'fresh-modules',
  'isolated-components',
];

/** What a group is given to run with. */
export type TestRun = {
  /** Parts of paths that choose test files; none chooses all. */
  filters: string[];
  /** Ends the runner when it is aborted. */
  signal: AbortSignal;
  /** Only for groups that need it. */
  firebase?: LocalFirebase;
  /** Takes what the runner prints; without it, that goes to the terminal at once. */
  print?: (text: string) => void;
};

export type TestGroup = {
  name: string;
  title: string;
  /** Whether it reads the built site. */
  needsBuild?: true;
  /** Whether it runs against the built site and the local Firebase. */
  needsFirebase?: true;
  /** Whether it waits more than it computes, so that it runs beside the groups that follow. */
  runsBeside?: true;
  run: (run: TestRun) => Promise<TestCount>;
  /** Says which part of the group this machine cannot run; undefined when it runs all of it. */
  missing?: () => string | undefined;
};

/** Every group of tests, in the order in which they begin. */
export const testGroups: TestGroup[] = [
  { name: 'build', title: 'Build', run: build },
  {
    name: 'functions',
    title: 'Functions over HTTP',
    needsFirebase: true,
    runsBeside: true,
    run: (run) => runVitest(['functions'], run),
  },
  {
    name: 'rehearsal',
    title: 'A deployment: the packed functions, and the smoke check',
    needsFirebase: true,
    runsBeside: true,
    run: (run) => runVitest(['rehearsal'], run),
  },
  {
    name: 'rules',
    title: 'Security rules, and the services they bind',
    needsFirebase: true,
    runsBeside: true,
    run: (run) => runVitest(['rules'], run),
  },
  {
    name: 'browsers',
    title: 'The main jobs in Chromium, Firefox and WebKit, those that are installed',
    needsFirebase: true,
    runsBeside: true,
    run: (run) => runVitest(['browsers'], run),
    missing: missingBrowsers,
  },
  { name: 'check', title: 'Lint, types, unused and duplicate code', run: checkCode },
  {
    name: 'unit',
    title: 'Units and components',
    run: (run) => runVitest(unitProjects, run),
  },
  { name: 'site', title: 'The built files', needsBuild: true, run: (run) => runVitest(['site'], run) },
  {
    name: 'pages',
    title: 'The public pages in Chromium',
    needsFirebase: true,
    run: (run) => runPlaywright(['pages'], run),
  },
  {
    name: 'e2e',
    title: 'Forms, accounts and the inbox in Chromium',
    needsFirebase: true,
    run: (run) => runPlaywright(['mail', 'accounts'], run),
  },
];

/** Long counts and large data, which are no part of `testGroups`: `npm run soak` runs the build and these. */
export const soakGroups: TestGroup[] = [
  { name: 'build', title: 'Build', run: build },
  { name: 'soak', title: 'Long counts', needsFirebase: true, run: (run) => runVitest(['soak'], run) },
];

async function checkCode(): Promise<TestCount> {
  const results = await runChecks();
  for (const { name, ok, output } of results) console.log(ok ? `✓ ${name}` : `✗ ${name}\n\n${output}\n`);
  const failures = results.filter(({ ok }) => !ok).map(({ name }) => name);
  return { passed: results.length - failures.length, failures, skipped: 0 };
}

function missingBrowsers(): string | undefined {
  const missing = browserEngines.filter(({ isInstalled }) => !isInstalled()).map(({ name }) => name);
  return missing.length > 0 ? `not installed: ${missing.join(', ')}` : undefined;
}

async function build(): Promise<TestCount> {
  await buildSite({ local: true });
  return { passed: 1, failures: [], skipped: 0 };
}

function runVitest(projects: string[], { filters, firebase, signal, print }: TestRun): Promise<TestCount> {
  const report = `.local/reports/${projects.join('-')}.json`;
  const options = projects.flatMap((project) => ['--project', project]);
  const reporters = [
    // What the long counts measured is their result.
    ...(projects.includes('soak') ? [] : ['--silent=passed-only']),
    '--reporter=default',
    '--reporter=json',
    `--outputFile=${report}`,
  ];
  return runRunner({
    args: [vitest, 'run', ...options, ...filters, ...reporters],
    env: environmentOf(firebase),
    report,
    count: countVitest,
    signal,
    print,
  });
}

function runPlaywright(projects: string[], { filters, firebase, signal }: TestRun): Promise<TestCount> {
  const name = projects.join('-');
  const report = `.local/reports/${name}.json`;
  const options = projects.flatMap((project) => ['--project', project]);
  provideChromium();
  return runRunner({
    args: [playwright, 'test', ...filters, ...options, '--output', `test-results/${name}`],
    env: { ...environmentOf(firebase), PLAYWRIGHT_REPORT: report },
    report,
    count: countPlaywright,
    signal,
  });
}

/** Addresses and ports for the tests: the site, the functions, and where tests receive mails and captcha questions. */
function environmentOf(firebase: LocalFirebase | undefined): Record<string, string> {
  if (!firebase) return {};
  const { addresses, ports } = firebase;
  return {
    // As in a build: the services find the emulators beside the port of the built site, not of the development server.
    NODE_ENV: 'production',
    SITE_URL: addresses.site,
    FUNCTIONS_URL: addresses.functions,
    TEST_SMTP_PORT: String(ports.smtp),
    TEST_CAPTCHA_PORT: String(ports.captcha),
    FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${ports.auth}`,
    FIRESTORE_EMULATOR_HOST: `127.0.0.1:${ports.firestore}`,
    FIREBASE_STORAGE_EMULATOR_HOST: `127.0.0.1:${ports.storage}`,
  };
}

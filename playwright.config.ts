import { register } from 'node:module';
import { defineConfig } from '@playwright/test';
import { isAll } from './tests/support/scaled.ts';
import { WAIT_MS } from './tests/support/waitLimit.ts';
import { chromiumFlags } from './tools/chromium/chromiumFlags.ts';
import { findChromium } from './tools/chromium/findChromium.ts';

// Tests import the pages' texts, whose modules import drawings. Vite resolves these imports; Node needs hooks for them.
register('./tests/support/pictureHooks.ts', import.meta.url);

/** Blocks every other host. Intercepting requests in each test instead would slow down every request. */
const onlyThisMachine = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1';

export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'test-results',
  // More workers would only wait for the local Firebase that they share.
  workers: 2,
  // A test that passes only at the second attempt is broken.
  retries: 0,
  forbidOnly: true,
  // Only `npm run test:all` runs tests marked @all, and only `npm run smoke` those marked @deployed.
  grepInvert: isAll ? /@deployed/ : /@all|@deployed/,
  // Time limits only stop tests that hang.
  timeout: 5 * WAIT_MS,
  expect: { timeout: WAIT_MS },
  reporter: [['list'], ['json', { outputFile: process.env.PLAYWRIGHT_REPORT ?? '.local/reports/e2e.json' }]],
  use: {
    baseURL: process.env.SITE_URL ?? 'http://localhost:5005',
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findChromium(), args: [...chromiumFlags, onlyThisMachine] },
  },
});

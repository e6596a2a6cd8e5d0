import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';
import { chromiumFlags } from './tools/chromium/chromiumFlags.ts';

if (!process.env.SITE_URL) throw new Error('Say which site: SITE_URL=https://www.studio.com npm run smoke');

/** Tests of a deployed site. They need only its address. */
export default defineConfig({
  ...base,
  testDir: 'tests/browser/smoke',
  grepInvert: [],
  reporter: 'list',
  use: { ...base.use, launchOptions: { ...base.use?.launchOptions, args: chromiumFlags } },
});

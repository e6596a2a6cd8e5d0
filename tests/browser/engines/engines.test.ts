import { afterAll, beforeAll, describe } from 'vitest';
import { firstOf, isAll } from '#tests/support/scaled.ts';
import type { BrowserDriver } from './BrowserDriver.ts';
import { browserEngines } from './browserEngines.ts';
import { testMainJobs } from './mainJobs.ts';
import { testNetworkFaults } from './networkFaults.ts';
import { wideWindow } from './wideWindow.ts';

// One window for all tests of an engine: starting a browser costs as much as several tests.
for (const engine of firstOf(2, browserEngines))
  describe.skipIf(!engine.isInstalled())(engine.name, () => {
    let page: BrowserDriver;
    beforeAll(async () => {
      page = await engine.launch(wideWindow);
    });
    afterAll(() => page?.close());

    testMainJobs(engine.name, () => page);
    // In Chromium they are tried at more forms (tests/browser/forms/networkFaults.spec.ts).
    if (isAll && engine.name !== 'Chromium') testNetworkFaults(() => page);
  });

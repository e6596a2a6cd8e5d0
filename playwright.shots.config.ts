import { defineConfig } from '@playwright/test';
import base from './playwright.config.ts';

const widths = [390, 1440];
const themes = ['light', 'dark'] as const;

/** Screenshots of every page and state, written to shots/ by `npm run shots`. */
export default defineConfig({
  ...base,
  testDir: 'tests/shots',
  testMatch: '**/*.shots.ts',
  fullyParallel: true,
  // Chromium sometimes places a line of text one pixel higher or lower.
  retries: 2,
  grepInvert: [],
  snapshotPathTemplate: 'shots/{projectName}/{arg}{ext}',
  expect: { ...base.expect, toHaveScreenshot: { threshold: 0, animations: 'disabled' } },
  reporter: [['list'], ['html', { outputFolder: 'shots/report', open: 'never' }]],
  projects: widths.flatMap((width) =>
    themes.map((theme) => ({
      name: `${width}-${theme}`,
      use: {
        viewport: { width, height: width < 600 ? 844 : 900 },
        colorScheme: theme,
        contextOptions: { reducedMotion: 'reduce' as const },
      },
    })),
  ),
});

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

/** Chromium without a user interface. With it, browser tests need only two thirds of the time. */
const SHELL = 'chromium-headless-shell';
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a working Chromium: CHROMIUM_PATH's (throws if it does not start), the PATH's, or Playwright's. */
export function findChromium(environment = process.env, programs = [SHELL, ...WHOLE]): string | undefined {
  const { CHROMIUM_PATH, PATH = '' } = environment;
  if (CHROMIUM_PATH) {
    if (starts(CHROMIUM_PATH)) return CHROMIUM_PATH;
    throw new Error(
      `CHROMIUM_PATH is ${CHROMIUM_PATH}, but no browser starts there. Correct it or unset it.`,
    );
  }
  const folders = PATH.split(delimiter).filter(Boolean);
  const installed = programs.flatMap((program) => folders.map((folder) => join(folder, program)));
  return installed.find(starts) ?? [playwrightChromium()].find(starts);
}

/** Loads Playwright only here, because that takes a third of a second. */
function playwrightChromium(): string {
  const load = createRequire(import.meta.url);
  const { chromium } = load('@playwright/test') as typeof import('@playwright/test');
  return chromium.executablePath();
}

/** Like findChromium, but never returns the headless shell, only a full Chromium as visitors have it. */
export const findWholeChromium = (environment = process.env) => findChromium(environment, WHOLE);

/** Whether the browser starts. A downloaded browser may lack system libraries. */
function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version', '--no-sandbox'], { timeout: 30_000 }).status === 0;
}

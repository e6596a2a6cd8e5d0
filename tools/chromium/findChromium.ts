import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Chromium without what only its windows need: the same pages in two thirds of the time. */
const SHELL = 'chromium-headless-shell';

/**
 * Path of a Chromium that starts, or undefined: the one CHROMIUM_PATH names, else the headless shell or another one on the
 * PATH, else the one Playwright has downloaded. Throws a sentence when CHROMIUM_PATH names something that does not start.
 */
export function findChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return find([SHELL, ...WHOLE], environment);
}

/** The same, but a whole Chromium as visitors have it, never the headless shell. */
export function findWholeChromium(environment: NodeJS.ProcessEnv = process.env): string | undefined {
  return find(WHOLE, environment);
}

function find(programs: readonly string[], environment: NodeJS.ProcessEnv): string | undefined {
  const named = environment.CHROMIUM_PATH;
  if (named) {
    if (starts(named)) return named;
    throw new Error(`CHROMIUM_PATH is ${named}, but no browser starts there. Correct it or unset it.`);
  }
  const folders = (environment.PATH ?? '').split(delimiter).filter(Boolean);
  const installed = programs.flatMap((program) => folders.map((folder) => join(folder, program)));
  return [...installed, chromium.executablePath()].find(starts);
}

/** A file alone proves little: a browser downloaded without its system libraries is there and does not start. */
function starts(path: string): boolean {
  return existsSync(path) && spawnSync(path, ['--version', '--no-sandbox'], { timeout: 30_000 }).status === 0;
}

import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { findChromium } from './findChromium.ts';

/** Runs a program. Ignores failures, because the caller then tries another way to get Chromium. */
function run(program: string, ...args: string[]): void {
  spawnSync(program, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 10 * 60_000 });
}

function installByPlaywright(): void {
  console.log('No Chromium on this machine: installing one for the browser tests.');
  const playwright = createRequire(import.meta.url).resolve('@playwright/test/cli');
  run(process.execPath, playwright, 'install', 'chromium');
}

function installByDebian(): void {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  const packages = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];
  run('apt-get', 'update', '-q');
  run('apt-get', 'install', '-y', '-q', '--no-install-recommends', ...packages);
}

/** Path of a working Chromium. If needed, installs Playwright's or, as root, Debian's. Otherwise throws an Error. */
export function provideChromium(): string {
  for (const prepare of [() => {}, installByPlaywright, installByDebian]) {
    prepare();
    const found = findChromium();
    if (found) return found;
  }
  throw new Error(
    'The browser tests need a Chromium and none could be installed: install Chromium or Chrome yourself, and if it is not on the PATH set CHROMIUM_PATH to its program file.',
  );
}

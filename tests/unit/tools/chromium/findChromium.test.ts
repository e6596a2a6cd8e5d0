import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findChromium, findWholeChromium } from '#tools/chromium/findChromium.ts';

let folder: string;
let working: string;
let broken: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'));
  working = program('chromium', 'exit 0');
  broken = program('google-chrome', 'exit 127');
});

afterAll(() => rmSync(folder, { recursive: true }));

function program(name: string, line: string): string {
  const path = join(folder, name);
  writeFileSync(path, `#!/bin/sh\n${line}\n`);
  chmodSync(path, 0o755);
  return path;
}

test('the browser that CHROMIUM_PATH names comes before the one on the PATH', () => {
  const other = program('other-browser', 'exit 0');
  expect(findChromium({ CHROMIUM_PATH: other, PATH: folder })).toBe(other);
});

test('a browser on the PATH is found', () => {
  expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(working);
});

test('a CHROMIUM_PATH at which nothing starts is an error that names it', () => {
  for (const path of [broken, join(folder, 'absent')])
    expect(() => findChromium({ CHROMIUM_PATH: path, PATH: folder })).toThrow(`CHROMIUM_PATH is ${path}`);
});

test('the headless shell comes first, unless a whole browser is asked for', () => {
  const shell = program('chromium-headless-shell', 'exit 0');
  expect(findChromium({ PATH: folder })).toBe(shell);
  expect(findWholeChromium({ PATH: folder })).toBe(working);
});

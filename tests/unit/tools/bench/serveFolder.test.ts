import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveFolder } from '#tools/bench/serveFolder.ts';
import type { ServedSite } from '#tools/bench/serveLocally.ts';

const folder = mkdtempSync(join(tmpdir(), 'site-'));
// Answers of less than a kilobyte are not compressed.
const body = '<p>Sobre o estúdio</p>'.repeat(50);
const html = `<head><link rel="stylesheet" href="/a.css"></head><body>${body}<link rel="stylesheet" href="/late.css"></body>`;
const css = 'h1{color:red}'.repeat(100);
let site: ServedSite;

beforeAll(async () => {
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'sobre.html'), body);
  writeFileSync(join(folder, 'a.css'), css);
  site = await serveFolder(folder);
});
afterAll(() => site.stop());

const get = (path: string) => fetch(new URL(path, site.url));

test('a folder is served as Hosting would: pages without their ending, text compressed', async () => {
  const page = await get('/sobre');
  expect(page.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(page.headers.get('content-encoding')).toBe('gzip');
  expect(await page.text()).toBe(body);
  expect(await (await get('/')).text()).toBe(html);
});

test('what is not in the folder is not found, nor what lies above it', async () => {
  expect((await get('/none')).status).toBe(404);
  expect((await get('/..%2f..%2fetc/hostname')).status).toBe(404);
});

import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium, type Page } from '@playwright/test';
import { chromiumFlags } from '../chromium/chromiumFlags.ts';
import { findChromium } from '../chromium/findChromium.ts';
import { serveFolder } from '../testing/serveFolder.ts';
import { PHONE, plainHosting } from './measureRoutes.ts';

/** Bytes of the modules that hydrate a page, each compressed separately, as in tests/static/weights.test.ts. */
function moduleBytes(folder: string, path: string): number {
  const html = readFileSync(join(folder, `${path === '/' ? 'index' : path}.html`), 'utf8');
  const names = /id="modules">([^<]*)</.exec(html)?.[1]?.split(' ') ?? [];
  const sizes = names.map((name) => gzipSync(readFileSync(join(folder, `assets/${name}.js`))).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

/** Opens a page. Returns the bytes, with headers, of all scripts loaded until the network is idle. */
async function transferredBytes(page: Page, url: string): Promise<number> {
  const cdp = await page.context().newCDPSession(page);
  const scripts = new Set<string>();
  let sent = 0;
  cdp.on('Network.requestWillBeSent', ({ type, requestId }) => type === 'Script' && scripts.add(requestId));
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) sent += encodedDataLength;
  });
  await cdp.send('Network.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  return sent;
}

/** Opens pages of two built sites. Returns a table of the bytes of each page's modules and of all its scripts. */
export async function measureScripts(folders: readonly string[], paths: readonly string[]) {
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  const served = await Promise.all(folders.map((folder) => serveFolder(resolve(folder), plainHosting)));
  const rows = [['page', 'modules here', 'there', 'more', 'transferred here', 'there', 'more']];
  try {
    for (const path of paths) {
      const sizes: number[][] = [];
      for (const [index, { url }] of served.entries()) {
        const page = await browser.newPage(PHONE);
        sizes.push([
          moduleBytes(folders[index] ?? '', path),
          await transferredBytes(page, new URL(path, url).href),
        ]);
        await page.close();
      }
      const [[modules = 0, all = 0] = [], [otherModules = 0, otherAll = 0] = []] = sizes;
      const bytes = [modules, otherModules, modules - otherModules, all, otherAll, all - otherAll];
      rows.push([path, ...bytes.map(String)]);
    }
    return rows;
  } finally {
    await browser.close();
    await Promise.all(served.map(({ stop }) => stop()));
  }
}

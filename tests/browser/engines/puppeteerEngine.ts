import { spawnSync } from 'node:child_process';
import puppeteer, { type Browser, type ElementHandle } from 'puppeteer-core';
import { WAIT_MS } from '#tests/support/waitLimit.ts';
import { chromiumFlags } from '#tools/chromium/chromiumFlags.ts';
import { findWholeChromium } from '#tools/chromium/findChromium.ts';
import type { BrowserDriver, BrowserEngine, ElementKind, WindowSize } from './BrowserDriver.ts';
import { findElement } from './findElement.ts';
import { waitFor } from './waitFor.ts';

/** Drives one window over Chromium's own protocol or WebDriver BiDi, whichever the browser speaks. */
async function driveWindow(browser: Browser, size: WindowSize): Promise<BrowserDriver> {
  const page = await browser.newPage();
  await page.setViewport(size);

  async function find(kind: ElementKind, name: string): Promise<ElementHandle> {
    return await waitFor(`${kind} "${name}"`, async () => {
      const handle = await page.evaluateHandle(
        `(function () {${findElement}})(...${JSON.stringify([kind, name])})`,
      );
      return handle.asElement() as ElementHandle | null;
    });
  }

  return {
    open: async (url) => {
      await page.goto(url, { waitUntil: 'load' });
    },
    click: async (kind, name) => {
      const element = await find(kind, name);
      await element.evaluate((node) =>
        (node as Element).scrollIntoView({ block: 'center', behavior: 'instant' }),
      );
      await element.click();
    },
    type: async (name, text) => await (await find('textbox', name)).type(text),
    evaluate: async <T>(body: string) => (await page.evaluate(`(function () {${body}})()`)) as T,
    resize: async (wanted) => await page.setViewport(wanted),
    close: async () => await browser.close(),
  };
}

const starts = (program: string) => spawnSync(program, ['--version'], { timeout: WAIT_MS }).status === 0;

/** A whole Chromium; most other browser tests use its headless shell, where there is one. */
export const chromiumEngine: BrowserEngine = {
  name: 'Chromium',
  isInstalled: () => findWholeChromium() !== undefined,
  launch: async (size) =>
    driveWindow(
      await puppeteer.launch({ executablePath: findWholeChromium() ?? '', args: chromiumFlags }),
      size,
    ),
};

const firefoxPrograms = ['firefox-esr', 'firefox'];

/** Firefox, headless; ESR where Debian has it. */
export const firefoxEngine: BrowserEngine = {
  name: 'Firefox',
  isInstalled: () => firefoxPrograms.some(starts),
  launch: async (size) => {
    const program = firefoxPrograms.find(starts) ?? '';
    const executablePath = spawnSync('which', [program], { encoding: 'utf8' }).stdout.trim();
    return driveWindow(await puppeteer.launch({ browser: 'firefox', executablePath }), size);
  },
};

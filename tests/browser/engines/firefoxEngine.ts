import { spawnSync } from 'node:child_process';
import puppeteer, { type ElementHandle } from 'puppeteer-core';
import { WAIT_MS } from '#tests/support/waitLimit.ts';
import type { BrowserEngine, ElementKind } from './BrowserDriver.ts';
import { findElement } from './findElement.ts';
import { waitFor } from './waitFor.ts';

const programs = ['firefox-esr', 'firefox'];
const starts = (program: string) => spawnSync(program, ['--version'], { timeout: WAIT_MS }).status === 0;

/** Firefox, headless, over WebDriver BiDi; ESR where Debian has it. */
export const firefoxEngine: BrowserEngine = {
  name: 'Firefox',
  isInstalled: () => programs.some(starts),
  launch: async (size) => {
    const program = programs.find(starts) ?? '';
    const executablePath = spawnSync('which', [program], { encoding: 'utf8' }).stdout.trim();
    const browser = await puppeteer.launch({ browser: 'firefox', executablePath });
    const page = await browser.newPage();
    await page.setViewport(size);
    const find = (kind: ElementKind, name: string) =>
      waitFor(`${kind} "${name}"`, async () => {
        const handle = await page.evaluateHandle(
          `(function () {${findElement}})(...${JSON.stringify([kind, name])})`,
        );
        return handle.asElement() as ElementHandle | null;
      });
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
  },
};

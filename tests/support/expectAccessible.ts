import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './browserTest.ts';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds, a sentence each, the AAA contrast of texts included, which the accessibility statement promises. */
async function violationsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly: standards, rules: { 'color-contrast-enhanced': { enabled: true } } })
    // The other mode opens a page of its own for every run, for the sake of frames, which ours do not have.
    .setLegacyMode()
    .analyze();
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
  );
}

/** Scrolls through the page, so that what loads lazily is there too. */
async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    for (let top = 0; top < document.body.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
}

async function expectFits(page: Page, circumstances: string) {
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways, circumstances).toBeLessThanOrEqual(0);
}

const widths = [320, 1440];

async function resize(page: Page, width: number) {
  await page.setViewportSize({ width, height: 800 });
  await readToTheEnd(page);
}

/** Expects of a page as it stands that it scrolls in one direction only: narrow, wide, and with texts of twice the size. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const width of widths) {
    await resize(page, width);
    await expectFits(page, `${width} px`);
  }
  await expectFitsDoubled(page);
}

async function expectFitsDoubled(page: Page) {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await expectFits(page, '200 % text');
}

/**
 * Expects of a page as it stands: no rule of accessibility broken and no scrolling sideways, narrow and wide, in both
 * themes; the latter also with texts of twice the size.
 */
export async function expectAccessible(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const)
    for (const width of widths) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await resize(page, width);
      expect(await violationsOf(page), `${colorScheme}, ${width} px`).toEqual([]);
      await expectFits(page, `${width} px`);
    }
  await expectFitsDoubled(page);
}

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';
import { expect } from './browserTest.ts';
import { findLostControls } from './findLostControls.ts';
import { misnamedControls } from './misnamedControls.ts';
import { isAll } from './scaled.ts';
import { unmarkedTexts } from './unmarkedTexts.ts';
import { waitUntilLaidOut } from './waitUntilLaidOut.ts';

/** The minified file of axe, because a page parses it in half the time. */
const axe = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * The accessibility statement promises AAA contrast of texts. By default the AAA rule skips texts that fail AA. The AA
 * rule would report them, but would take as much time again. These thresholds make the AAA rule report both.
 */
const contrastRatio = { normal: { expected: 7, minThreshold: 0 }, large: { expected: 4.5, minThreshold: 0 } };
const checks = { 'color-contrast-enhanced': { options: { contrastRatio } } };
const rules = { 'color-contrast': { enabled: false }, 'color-contrast-enhanced': { enabled: true } };
const everyRule = { runOnly: standards, rules, checks };
/** A theme changes only colours, so another theme can break only these rules. */
const colourRules = { runOnly: ['color-contrast-enhanced', 'link-in-text-block'], checks };

/** Without a name, a form with empty required fields is announced as invalid by screen readers in Firefox. */
async function expectNamedForms(page: Page) {
  const unnamed = page.locator('form:has(:required):not([aria-label], [aria-labelledby])');
  await expect(unnamed, 'forms without a name').toHaveCount(0);
}

/** Waits until all colours have changed with the theme: an inherited colour changes a frame after its parent's. */
async function waitForTransitions(page: Page) {
  await page.evaluate(async () => {
    const atMost = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));
    // About once in a thousand runs, a headless Chromium stops rendering after a resize.
    const nextFrame = () => Promise.race([new Promise(requestAnimationFrame), atMost(5000)]);
    const running = () => document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    for (let round = 0; round < 5; round += 1) {
      await nextFrame();
      const changes = running();
      if (changes.length === 0) return;
      await Promise.race([Promise.allSettled(changes.map(({ finished }) => finished)), atMost(5000)]);
    }
  });
}

/** Expects no sideways scrolling at `percent` of the text size. The size is restored before anything is painted. */
async function expectOneWayToScroll(page: Page, circumstances: string, percent = 100) {
  const sideways = await page.evaluate((percent) => {
    const { documentElement: root } = document;
    if (percent !== 100) root.style.setProperty('font-size', `${percent}%`);
    const difference = root.scrollWidth - innerWidth;
    root.style.removeProperty('font-size');
    return difference;
  }, percent);
  expect(sideways, circumstances).toBeLessThanOrEqual(0);
}

export const BOTH_THEMES = ['light', 'dark'] as const;
type Theme = (typeof BOTH_THEMES)[number];

/**
 * Expects that the page breaks no rule of accessibility in its current state, and never scrolls sideways, even if texts
 * are twice as large. Controls must have names that contain their visible text, and must be visible without the site's
 * colours. Texts that are not Portuguese must have a `lang`. axe checks only the last of `widths` (px), but all of them
 * in `npm run test:all`. The dark theme is checked in that run, and in the tests of each kind of screen. If another
 * test covers the rest of a page, `part` (a selector) limits axe to a part of it.
 */
export async function expectAccessible(
  page: Page,
  themes: readonly Theme[] = isAll ? BOTH_THEMES : ['light'],
  widths = [320, 1440],
  part = 'html',
): Promise<void> {
  await waitUntilLaidOut(page);
  // A pointer over a control would change its colours.
  await page.mouse.move(0, 0);
  await expectNamedForms(page);
  expect(await page.locator('body').evaluate(misnamedControls), 'names that are not what is written').toEqual(
    [],
  );
  expect(await page.locator('body').evaluate(unmarkedTexts), 'texts in another language').toEqual([]);
  expect(await findLostControls(page), 'forced colours').toEqual([]);
  for (const [index, width] of widths.entries()) {
    if (page.viewportSize()?.width !== width) await page.setViewportSize({ width, height: 800 });
    if (isAll || index === widths.length - 1) await expectNoViolations(page, width, themes, part);
    await expectOneWayToScroll(page, `${width} px`);
  }
  await expectOneWayToScroll(page, '200 % text', 200);
}

async function expectNoViolations(page: Page, width: number, themes: readonly Theme[], part: string) {
  for (const theme of themes) {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    await waitForTransitions(page);
    const rules = theme === 'light' ? everyRule : colourRules;
    expect(await axeViolations(page, part, rules), `${theme}, ${width} px`).toEqual([]);
  }
}

async function axeViolations(page: Page, part: string, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const given = { part, options: { ...options, resultTypes: ['violations'], iframes: false } as RunOptions };
  return page.evaluate(async ({ part, options }) => {
    const { axe } = window as unknown as { axe: typeof import('axe-core') };
    // Reports only violations, and skips frames, because no page has frames of its own.
    const { violations } = await axe.run(part, options);
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
    );
  }, given);
}

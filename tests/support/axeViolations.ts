import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { RunOptions } from 'axe-core';

/** The minified one: a page reads it in half the time. */
const axe = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/** The violations that axe finds in the page, or in the part that a selector names, a sentence for each rule. */
export async function axeViolations(page: Page, options: RunOptions, part = 'html'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async ([part, options]) => {
      const { axe } = window as unknown as { axe: typeof import('axe-core') };
      // Only violations are wanted; no page has frames of its own.
      const { violations } = await axe.run(part, { ...options, resultTypes: ['violations'], iframes: false });
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`,
      );
    },
    [part, options] as const,
  );
}

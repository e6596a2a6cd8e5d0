import type { Page } from '@playwright/test';

/**
 * Moves the pointer, as a person would, until the page answers: a prerendered page starts its script only then. Throws
 * when it does not within ten seconds.
 */
export async function showUp(page: Page): Promise<void> {
  const answers = page.locator('html[data-interactive]');
  for (let move = 1; move <= 40; move += 1) {
    await page.mouse.move(move % 2, 1);
    const answered = await answers.waitFor({ state: 'attached', timeout: 250 }).then(
      () => true,
      () => false,
    );
    if (answered) return;
  }
  throw new Error(`${page.url()} does not answer.`);
}

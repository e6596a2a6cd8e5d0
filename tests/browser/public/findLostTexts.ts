import type { Page } from '@playwright/test';

/** Returns a sentence for each element that needs sideways scrolling, and for each text that its box cuts off. */
export function findLostTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const sideways = document.documentElement.scrollWidth - innerWidth;
    const hasText = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const cut = [...document.querySelectorAll<HTMLElement>('body *')].filter((element) => {
      const { overflowX, overflowY, position } = getComputedStyle(element);
      const { width, height } = element.getBoundingClientRect();
      // Texts that are only for screen readers have a box of one pixel.
      if (!hasText(element) || (position === 'absolute' && width <= 1 && height <= 1)) return false;
      return (
        (clips(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (clips(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    });
    return [
      ...(sideways > 0 ? [`scrolls sideways by ${sideways} px`] : []),
      ...cut.map(({ outerHTML }) => `cut off: ${outerHTML.slice(0, 120)}`),
    ];
  });
}

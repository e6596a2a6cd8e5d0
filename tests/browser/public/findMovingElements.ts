import type { Page } from '@playwright/test';

/** Returns the first characters of each element that is moving without input, or has a transition. */
export function findMovingElements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const moving = document
      .getAnimations()
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration) > 10)
      .map(({ effect }) => (effect as KeyframeEffect).target);
    const slow = [...document.body.querySelectorAll('*')].filter((element) => {
      const durations = getComputedStyle(element).transitionDuration.split(', ');
      return durations.some((duration) => Number.parseFloat(duration) > 0.01);
    });
    return [...moving, ...slow].map((element) => element?.outerHTML.slice(0, 120) ?? '');
  });
}

import type { Page } from '@playwright/test';
import { waitUntilLaidOut } from '#tests/support/waitUntilLaidOut.ts';

type Box = { top: number; bottom: number; left: number; right: number };

interface Stop {
  /** Null when the focus is on the page itself. */
  box: Box | null;
  /** The previous stop's current box, which moves if parts above it are laid out. Null if the stop no longer exists. */
  boxBefore: Box | null;
  html: string;
  isOutlined: boolean;
  isSeen: boolean;
  /** Whether the stop is in a part of the page that stays in view during scrolling. */
  isFixed: boolean;
  /** Whether the stop is in a carousel, whose buttons precede its slides so that a visitor can pause it first. */
  isInCarousel: boolean;
  /** Whether the stop is in the grid of projects, which puts each tile into the shortest column. */
  isInMasonry: boolean;
  isInFooter: boolean;
}

/** Stores the last stop: a date field or a player has inner stops, some of which the browser outlines itself. */
type Walked = Window & { lastStop?: Element };

/** No page of this site has more stops; a longer walk is caught in a loop. */
const MOST_STOPS = 200;

/** Largest vertical distance between the centres of two stops on one line, in CSS pixels. */
const SAME_LINE_PX = 5;

function currentStop(): Stop {
  const focused = document.activeElement ?? document.body;
  const html = focused.outerHTML.slice(0, 140);
  const walked: Walked = window;
  const { lastStop } = walked;
  const isWithin = focused === lastStop && focused.matches('input[type="date"], audio');
  walked.lastStop = focused;
  const boxOf = (element: Element): Box => element.getBoundingClientRect().toJSON();
  const boxBefore = lastStop?.isConnected ? boxOf(lastStop) : null;
  const isPage = focused === document.body || focused === document.documentElement;
  // The outline may be on a card, on an item of a list, or on the label of a hidden control.
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : null;
  const around = focused.closest('article, label, li, fieldset');
  const outlined = [focused, around, label, focused.nextElementSibling];
  const isOutlined =
    isPage ||
    isWithin ||
    outlined.some((element) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
  // A stop is visible in part (WCAG 2.2, 2.4.11) if it is the topmost element at one of five points.
  const shown = label ?? focused;
  const area = shown.getBoundingClientRect();
  const places = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((x) =>
    [0.1, 0.5, 0.9].map((y) => [area.left + area.width * x, area.top + area.height * y] as const),
  );
  const isSeen =
    isPage ||
    places.some(([x, y]) => {
      const top = document.elementFromPoint(x, y);
      return top !== null && (shown.contains(top) || top.contains(shown) || focused.contains(top));
    });
  let isFixed = false;
  for (let element: Element | null = focused; element; element = element.parentElement)
    if (['fixed', 'sticky'].includes(getComputedStyle(element).position)) isFixed = true;
  const isIn = (part: string) => focused.closest(part) !== null;
  return {
    box: isPage ? null : boxOf(focused),
    boxBefore,
    html,
    isOutlined,
    isSeen,
    isFixed,
    isInCarousel: isIn('[aria-roledescription="carrossel"]'),
    isInMasonry: isIn('[data-measured]'),
    isInFooter: isIn('main ~ footer'),
  };
}

/** The direction in which the step between two stops violates the visible order; undefined if it follows that order. */
function wayBack(before: Stop, after: Stop): 'above' | 'left of' | undefined {
  const { box, boxBefore } = after;
  if (!box || !boxBefore || before.isFixed || after.isFixed) return undefined;
  if (before.isInCarousel && after.isInCarousel) return undefined;
  const isAbove = box.bottom <= boxBefore.top;
  const sharesColumn = box.left < boxBefore.right && box.right > boxBefore.left;
  if (isAbove && sharesColumn) return 'above';
  const isLeft = box.right <= boxBefore.left && !(before.isInMasonry && after.isInMasonry);
  // The left-to-right order is checked only within one line; columns of a layout may be read in any order.
  const middles = [boxBefore, box].map(({ top, bottom }) => (top + bottom) / 2) as [number, number];
  return isLeft && Math.abs(middles[0] - middles[1]) < SAME_LINE_PX ? 'left of' : undefined;
}

function focusEndOfHeader(): void {
  const stops = [...document.querySelectorAll<HTMLElement>('header :is(a, button)')];
  stops.findLast((stop) => stop.checkVisibility())?.focus();
}

/**
 * Presses Tab from the top of the page to its end. Returns a sentence for each problem. Problems are stops that are not
 * outlined, that are covered, or that are above or left of the previous stop. A walk that does not end, or has fewer
 * stops than `least`, is a problem, too. With `part` 'main', the walk begins after the header and ends at the footer.
 */
export async function walkByKeyboard(
  page: Page,
  least = 1,
  part: 'page' | 'main' = 'page',
): Promise<string[]> {
  const faults: string[] = [];
  let before: Stop | undefined;
  await waitUntilLaidOut(page);
  if (part === 'main') await page.evaluate(focusEndOfHeader);
  for (let count = 0; count < MOST_STOPS; count += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(currentStop);
    const isAtEnd = part === 'main' ? stop.isInFooter : !stop.box;
    if (isAtEnd) return count < least ? [...faults, `only ${count} stops`] : faults;
    if (!stop.isOutlined) faults.push(`not outlined: ${stop.html}`);
    if (!stop.isSeen) faults.push(`hidden: ${stop.html}`);
    const back = before && wayBack(before, stop);
    if (back) faults.push(`${back} the stop before it: ${stop.html}`);
    before = stop;
  }
  return [...faults, `more than ${MOST_STOPS} stops; the last: ${before?.html ?? ''}`];
}

/** Safari has no idle callbacks. */
const whenIdle = (then: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then, 50);

const PARTS = 'main > *, main ~ footer > div > *';
const SMALLER_PARTS = 'article ~ article, section ~ section';

/** The parts of the page and the smaller ones in them; a part follows those that are in it. */
function partsOfPage(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>(PARTS)].flatMap((part) => [
    ...part.querySelectorAll<HTMLElement>(SMALLER_PARTS),
    part,
  ]);
}

/**
 * Lays out what is below the first view of a prerendered page whenever the browser is idle, a part for each frame, from the
 * end: else a part that gets its height brings others near, all in one frame. Until then a part is laid out where a visitor
 * scrolls (src/styles/base.css).
 */
export function layOutRest(): void {
  const parts = partsOfPage();
  const rest = [...parts];
  const next = () => {
    const part = rest.pop();
    if (part) {
      Object.assign(part.style, { contentVisibility: 'visible', containIntrinsicBlockSize: 'none' });
      nextWhenIdle();
      return;
    }
    delete document.documentElement.dataset.firstView;
    for (const { style } of parts)
      Object.assign(style, { contentVisibility: '', containIntrinsicBlockSize: '' });
  };
  const nextWhenIdle = () => whenIdle(() => requestAnimationFrame(next));
  nextWhenIdle();
}

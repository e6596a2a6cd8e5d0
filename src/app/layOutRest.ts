/** Safari has no idle callbacks. */
const whenIdle = (then: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(then) : setTimeout(then, 50);

/**
 * Lays out what is below the first view of a prerendered page, a part at a time whenever the browser is idle. Until then it
 * is laid out where a visitor scrolls (src/styles/base.css).
 */
export function layOutRest(): void {
  const parts = [...document.querySelectorAll<HTMLElement>('main > *, main ~ footer')];
  const rest = [...parts];
  const next = () => {
    const part = rest.shift();
    if (part) {
      part.style.contentVisibility = 'visible';
      whenIdle(next);
      return;
    }
    delete document.documentElement.dataset.firstView;
    for (const { style } of parts) style.contentVisibility = '';
  };
  whenIdle(next);
}

// The script in index.html watches for the same ones, from before this module is there.
const signs = [
  'click',
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'input',
] as const;

/**
 * Resolves when a person shows to be there: until then a prerendered page needs no script, and the part of it that is
 * only this page's is not downloaded. The small script in index.html marks a sign that came before this module.
 */
export function firstSign(): Promise<void> {
  if (document.documentElement.dataset.touched !== undefined) return Promise.resolve();
  return new Promise((resolve) => {
    const here = () => {
      for (const name of signs) removeEventListener(name, here, { capture: true });
      resolve();
    };
    for (const name of signs) addEventListener(name, here, { capture: true, passive: true });
  });
}

/** Starts the download of the page's own modules all at once, before the first of them asks for the others. */
export function preloadPageModules(): void {
  const list = document.getElementById('page-modules')?.textContent;
  for (const href of list ? (JSON.parse(list) as string[]) : [])
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
}

/** Called when the page answers: presses the button that was pressed too early, which index.html has marked. */
export function repeatMissedPress(): void {
  const missed = document.querySelector<HTMLElement>('[data-pressed]');
  missed?.removeAttribute('data-pressed');
  missed?.click();
}

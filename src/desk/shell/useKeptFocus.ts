import { useEffect } from 'react';
import { focusOnce } from '#src/components/ui/behaviour/focusOnce.ts';

const HEIRS = 'a[href], button, input:enabled, select, textarea, h1, h2, h3, h4';

/** The code that handles an action moves the focus within this time, if it moves it at all. */
const WAIT_MS = 150;

const heirIn = (place: Element) =>
  [...place.querySelectorAll<HTMLElement>(HEIRS)].find((one) => !one.closest('dialog:not([open])'));

/**
 * When an action removes the focused element, moves the focus to the first control or heading of the nearest part left.
 * Otherwise a screen reader would fall silent.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let surroundings: Element[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = ({ target }: FocusEvent) => {
      surroundings = [];
      for (let one = target as Element | null; one; one = one.parentElement) surroundings.push(one);
    };
    const keep = () => {
      if (document.activeElement !== document.body || surroundings[0]?.isConnected) return;
      const heir = surroundings
        .filter(({ isConnected }) => isConnected)
        .map(heirIn)
        .find(Boolean);
      if (heir) focusOnce(heir);
    };
    const observer = new MutationObserver(() => {
      if (document.activeElement !== document.body) return;
      clearTimeout(timer);
      timer = setTimeout(keep, WAIT_MS);
    });
    document.addEventListener('focusin', remember);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      document.removeEventListener('focusin', remember);
      observer.disconnect();
      clearTimeout(timer);
    };
  }, []);
}

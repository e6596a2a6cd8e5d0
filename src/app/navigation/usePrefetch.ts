import { useEffect } from 'react';
import { type Location, parsePath } from 'react-router-dom';
import { findRoute } from '#src/app/routes.ts';

/** Only some browsers report whether a visitor saves data. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

const isPlainPress = (event: Event) =>
  event.type === 'pointerdown' &&
  event instanceof PointerEvent &&
  event.button === 0 &&
  !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);

/**
 * Downloads a page as soon as a visitor points at, touches or focuses a link to it. Does nothing while the visitor
 * saves data. While a link is being pressed, `onPress` gets its address once the page has been downloaded. It gets
 * undefined when the press is cancelled, for example by scrolling.
 */
export function usePrefetch(onPress: (location: Location | undefined) => void): void {
  useEffect(() => {
    let latest: Event;
    const prefetch = (event: Event) => {
      if (savesData()) return;
      const link =
        event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href^="/"]') : null;
      // Ignore a failed prefetch; the navigation reports errors.
      if (!link) return;
      const address = { pathname: '/', search: '', hash: '', ...parsePath(link.getAttribute('href') ?? '') };
      const route = findRoute(address.pathname);
      if (isPlainPress(event)) latest = event;
      route?.lazy.preload(address.pathname).then(
        () => {
          if (latest === event && !address.hash && !route.noindex)
            onPress({ ...address, state: null, key: 'pressed' });
        },
        () => {},
      );
    };
    const giveUp = (event: Event) => {
      latest = event;
      onPress(undefined);
    };
    const events = ['pointerover', 'pointerdown', 'focusin'] as const;
    for (const name of events) document.addEventListener(name, prefetch, { passive: true });
    document.addEventListener('pointercancel', giveUp);
    return () => {
      for (const name of events) document.removeEventListener(name, prefetch);
      document.removeEventListener('pointercancel', giveUp);
    };
  }, [onPress]);
}

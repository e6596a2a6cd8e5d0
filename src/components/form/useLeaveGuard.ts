import { useEffect } from 'react';
import { interceptPopstate } from './interceptPopstate.ts';

/** The address on this site that a click opens in the same tab; undefined for new tabs, downloads and other sites. */
function leadsTo(event: MouseEvent): URL | undefined {
  if (event.defaultPrevented || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link?.href || link.target || link.hasAttribute('download')) return;
  const url = new URL(link.href);
  return url.origin === location.origin ? url : undefined;
}

/** The number that the router gave to the history entry; a native anchor's entry has no number. */
const entryNumber = (): number | undefined => history.state?.idx;

/**
 * Asks `question` before the visitor leaves the page; on unload, the browser asks. The declarative router cannot block
 * navigation, so clicks and history steps are intercepted first. With `byQuery` a changed query counts as leaving.
 */
export function useLeaveGuard(active: boolean, question: string, byQuery = false): void {
  useEffect(() => {
    if (!active) return;
    const placeOf = ({ pathname, search }: URL | Location) =>
      pathname.toLowerCase() + (byQuery ? search : '');
    const page = placeOf(location);
    const staysHere = (place: URL | Location) => placeOf(place) === page;
    let entry = entryNumber();
    let returning = false;
    let leaving = false;

    const mayLeave = () => {
      leaving = window.confirm(question);
      return leaving;
    };

    const onClick = (event: MouseEvent) => {
      const url = leadsTo(event);
      if (!url || staysHere(url) || mayLeave()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    };

    const onStep = (event: PopStateEvent) => {
      if (returning) {
        // The router must not see the step that goes back, because it did not see the step away.
        event.stopImmediatePropagation();
        returning = false;
        return;
      }
      const target = entryNumber();
      if (staysHere(location)) {
        entry = target;
        return;
      }
      if (leaving || mayLeave()) return;
      event.stopImmediatePropagation();
      returning = true;
      // If the entries have no numbers, assumes that the visitor used the back button.
      history.go((entry ?? 0) - (target ?? (entry ?? 0) - 1) || 1);
    };

    const onUnload = (event: BeforeUnloadEvent) => {
      if (!leaving) event.preventDefault();
    };

    document.addEventListener('click', onClick, { capture: true });
    const stopHearing = interceptPopstate(onStep);
    window.addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      stopHearing();
      window.removeEventListener('beforeunload', onUnload);
    };
  }, [active, question, byQuery]);
}

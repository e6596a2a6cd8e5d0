import { useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router-dom';
import { focusOnce } from '#src/components/ui/behaviour/focusOnce.ts';
import { recordLinkId } from '#src/desk/base/useInboxNavigation.ts';

/** Time that a screen reader needs to notice a list that is shown again, or the page behind a closed dialog. */
export const SHOWN_MS = 100;

/**
 * When a submission is closed, moves the focus to its link in the same `list`, or else to the main heading. Returns
 * whether an open submission takes the focus: false if it was already open when the page loaded.
 */
export function useReturnFocus(record: string | undefined, list: string | undefined): boolean {
  const previous = useRef({ record, list });
  const wasLoaded = useNavigationType() === 'POP';
  const [begun, setBegun] = useState(false);
  useEffect(() => setBegun(true), []);
  useEffect(() => {
    const { record: closed, list: before } = previous.current;
    previous.current = { record, list };
    if (record || !closed || before !== list) return;
    // Orca ignores a focus on elements that Firefox has not shown yet, such as the list on a phone.
    const timer = setTimeout(() => {
      const target =
        document.getElementById(recordLinkId(closed)) ?? document.querySelector<HTMLElement>('h1');
      if (!target) return;
      focusOnce(target);
      target.scrollIntoView({ block: 'nearest' });
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [record, list]);
  return begun || !wasLoaded;
}

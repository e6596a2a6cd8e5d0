import { useEffect, useRef } from 'react';
import { focusOnce } from '#src/components/ui/behaviour/focusOnce.ts';

/** A list that was hidden is there after so long. */
const SHOWN_MS = 100;

/** The id of a submission's link in the list. */
export const submissionLinkId = (id: string) => `registro-${id}`;

/** When a submission is closed, the focus returns to its link, or to the main heading if the link is gone. */
export function useReturnFocus(record: string | undefined): void {
  const previous = useRef(record);
  useEffect(() => {
    const closed = previous.current;
    previous.current = record;
    if (record || !closed) return;
    // Orca hears nothing of a focus on what Firefox has not shown yet, as the list of a phone.
    const timer = setTimeout(() => {
      const target =
        document.getElementById(submissionLinkId(closed)) ?? document.querySelector<HTMLElement>('h1');
      if (!target) return;
      focusOnce(target);
      target.scrollIntoView({ block: 'nearest' });
    }, SHOWN_MS);
    return () => clearTimeout(timer);
  }, [record]);
}

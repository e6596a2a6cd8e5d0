import { useEffect, useRef } from 'react';

/** The id of a submission's link in the list. */
export const submissionLinkId = (id: string) => `registro-${id}`;

/** When a submission is closed, the focus returns to its link, or to the main heading if the link is gone. */
export function useReturnFocus(record: string | undefined): void {
  const previous = useRef(record);
  useEffect(() => {
    const closed = previous.current;
    previous.current = record;
    if (record || !closed) return;
    const target =
      document.getElementById(submissionLinkId(closed)) ?? document.querySelector<HTMLElement>('h1');
    target?.focus({ preventScroll: true });
    target?.scrollIntoView({ block: 'nearest' });
  }, [record]);
}

import { useEffect, useRef } from 'react';

/** Where the link to a record stands in the list. */
export const submissionLinkId = (id: string) => `registro-${id}`;

/** When a record is closed, the focus goes back to where it was opened, or, if that is gone, to the main heading. */
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

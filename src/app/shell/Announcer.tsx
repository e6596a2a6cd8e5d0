import { useEffect, useState } from 'react';
import { onAnnouncement } from '#src/components/ui/behaviour/announcements.ts';

/** The live region for a page's announcements. It must exist before the first announcement. */
export function Announcer() {
  const [said, setSaid] = useState('');
  useEffect(
    () =>
      onAnnouncement((sentence) =>
        // A repeated sentence gets a trailing space, because an unchanged text is not announced.
        setSaid((before) => (before === sentence ? `${sentence}\u00a0` : sentence)),
      ),
    [],
  );
  return (
    <p className="visually-hidden" aria-live="polite" aria-atomic="true">
      {said}
    </p>
  );
}

import { useEffect, useState } from 'react';
import { onAnnouncement } from '#src/components/ui/behaviour/announcements.ts';

/** The region from which screen readers read out what a page announces; there before anything is to be said. */
export function Announcer() {
  const [said, setSaid] = useState('');
  useEffect(
    () =>
      onAnnouncement((sentence) =>
        // Said twice, it differs by a space; else nothing would have changed.
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

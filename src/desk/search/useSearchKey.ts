import { type RefObject, useEffect } from 'react';
import { readDevicePreference } from '#src/services/browser/devicePreference.ts';

const TYPING = 'input, textarea, select, [contenteditable], dialog';

/** "/" leads to the field, unless somebody types or has switched single keys off (WCAG 2.1.4). */
export function useSearchKey(field: RefObject<HTMLInputElement | null>): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key !== '/' || event.ctrlKey || event.metaKey || event.altKey) return;
      if (target instanceof Element && target.closest(TYPING)) return;
      if (document.querySelector('dialog[open]') || !readDevicePreference('inbox-shortcuts', true)) return;
      event.preventDefault();
      field.current?.select();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [field]);
}

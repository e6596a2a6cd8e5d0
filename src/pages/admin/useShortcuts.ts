import { useEffect, useEffectEvent, useState } from 'react';
import { adminTriage } from '#src/content/adminTriage.ts';
import { readDevicePreference, storeDevicePreference } from '#src/services/devicePreference.ts';

export type ShortcutKey = keyof typeof adminTriage.keys.list;

const KEYS: readonly string[] = Object.keys(adminTriage.keys.list);
const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

/**
 * Calls `press` for the single keys of the inbox, unless somebody types, has switched them off (WCAG 2.1.4), or is asked
 * something in a dialog.
 */
export function useShortcuts(press: (key: ShortcutKey) => void) {
  const [isOn, setIsOn] = useState(true);
  useEffect(() => setIsOn(readDevicePreference('inbox-shortcuts', true)), []);
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || !KEYS.includes(key)) return;
    if (!isOn || document.querySelector('dialog[open]')) return;
    if (target instanceof Element && target.closest(TYPING)) return;
    event.preventDefault();
    press(key as ShortcutKey);
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  const change = (next: boolean) => {
    setIsOn(next);
    storeDevicePreference('inbox-shortcuts', next);
  };
  return { isOn, change };
}

import { useEffect, useEffectEvent } from 'react';
import { readDevicePreference } from '#src/services/browser/devicePreference.ts';
import type { SingleKey } from './shortcuts.ts';

export const areSingleKeysOn = () => readDevicePreference('inbox-shortcuts', true);

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

/**
 * Runs the actions of keys, unless a dialog is open. Single keys do nothing while somebody types, and can be turned off
 * (WCAG 2.1.4).
 */
export function useSingleKeys(actions: { [Key in SingleKey]?: () => void }): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const isCombined = event.ctrlKey || event.metaKey;
    const key = isCombined ? `Ctrl+${event.key.toUpperCase()}` : event.key;
    const action = Object.hasOwn(actions, key) ? actions[key as SingleKey] : undefined;
    if (!action || event.altKey || event.repeat || (isCombined && event.shiftKey)) return;
    const isTyping = target instanceof Element && target.closest(TYPING);
    if (!isCombined && (isTyping || !areSingleKeysOn())) return;
    if (document.querySelector('dialog[open]')) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

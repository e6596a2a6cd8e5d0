import { useEffect, useEffectEvent } from 'react';
import { readDevicePreference } from '#src/services/browser/devicePreference.ts';
import type { SingleKey } from './shortcuts.ts';

export const areSingleKeysOn = () => readDevicePreference('inbox-shortcuts', true);

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

/** Runs the actions of single keys, unless somebody types, a dialog is open, or the keys are off (WCAG 2.1.4). */
export function useSingleKeys(actions: { [Key in SingleKey]?: () => void }): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const action = Object.hasOwn(actions, key) ? actions[key as SingleKey] : undefined;
    if (!action || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    if (target instanceof Element && target.closest(TYPING)) return;
    if (document.querySelector('dialog[open]') || !areSingleKeysOn()) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

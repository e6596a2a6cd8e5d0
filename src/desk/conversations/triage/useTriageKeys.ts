import { useEffect, useEffectEvent, useState } from 'react';
import type { InboxNavigation } from '#src/desk/shell/useInboxNavigation.ts';
import { adminTriage } from '#src/desk/words/adminTriage.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { readDevicePreference, storeDevicePreference } from '#src/services/browser/devicePreference.ts';
import type { useSelection } from './useSelection.ts';
import type { TriageChoice } from './useTriage.ts';

type ShortcutKey = keyof typeof adminTriage.keys.list;

const KEYS: readonly string[] = Object.keys(adminTriage.keys.list);
const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

const KEY_CHOICES: Partial<Record<ShortcutKey, TriageChoice>> = {
  e: 'archived',
  a: 'answered',
  n: 'new',
  s: 'spam',
  '#': 'delete',
};

interface TriageKeys {
  navigation: InboxNavigation;
  selection: ReturnType<typeof useSelection>;
  /** The neighbours of the open submission; `openNext` is the first of the list while none is open. */
  neighbours: Record<'previous' | 'opened' | 'next' | 'openNext', Submission | undefined>;
  onChoose: (choice: TriageChoice, submissions: readonly Submission[]) => void;
  onUndo: () => Promise<void>;
  onHelp: () => void;
}

/** The single keys of a list of submissions: from one to another, and what is done with the open one or the selected. */
export function useTriageKeys(given: TriageKeys): ReturnType<typeof useShortcuts> {
  const { navigation, selection, neighbours, onChoose, onUndo, onHelp } = given;
  const { previous, opened, next, openNext } = neighbours;
  const { selectedIds, select, selected } = selection;

  /** Deals with what is selected, else with what is open, and goes on to the next. */
  const deal = (choice: TriageChoice) => {
    if (selected.length > 0) return onChoose(choice, selected);
    if (!opened) return;
    onChoose(choice, [opened]);
    if (choice === 'delete') return;
    const following = next ?? previous;
    if (following) navigation.open(following);
    else navigation.close();
  };
  return useShortcuts((key) => {
    const neighbour = key === 'j' ? openNext : key === 'k' ? previous : undefined;
    const choice = KEY_CHOICES[key];
    if (neighbour) navigation.open(neighbour);
    else if (choice) deal(choice);
    else if (key === 'x' && opened) select(opened.id, !selectedIds.has(opened.id));
    else if (key === 'u' && navigation.location.openId) navigation.close();
    else if (key === 'z') void onUndo();
    else if (key === 'r') document.querySelector<HTMLElement>('textarea[name=resposta]')?.focus();
    else if (key === '?') onHelp();
  });
}

/**
 * Calls `press` for the single keys of the inbox, unless somebody types, has switched them off (WCAG 2.1.4), or is asked
 * something in a dialog.
 */
function useShortcuts(press: (key: ShortcutKey) => void) {
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

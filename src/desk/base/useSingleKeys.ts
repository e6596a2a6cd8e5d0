import { useEffect, useEffectEvent } from 'react';
import { type ChosenState, STATES, TRIAGE_STATES } from '#src/domain/submissions/states.ts';
import { readDevicePreference } from '#src/services/browser/devicePreference.ts';

/** The keys of the desk, each with its help text. The keys of the states are in states.ts. */
export const OTHER_KEYS = {
  j: 'Abrir o próximo',
  k: 'Abrir o anterior',
  u: 'Voltar à lista',
  x: 'Pôr o aberto na seleção, ou tirar',
  '#': 'Excluir a seleção ou o aberto, depois de confirmar',
  r: 'Escrever a resposta',
  m: 'Mudar o horário do agendamento aberto',
  z: 'Desfazer a última ação',
  '/': 'Procurar',
  '?': 'Mostrar esta lista',
  'Ctrl+K': 'Procurar nas respostas salvas',
};

export type SingleKey = keyof typeof OTHER_KEYS | (typeof STATES)[ChosenState]['choice']['key'];

export const forStateKeys = <Value>(of: (state: ChosenState) => Value) =>
  Object.fromEntries(TRIAGE_STATES.map((state) => [STATES[state].choice.key, of(state)]));

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

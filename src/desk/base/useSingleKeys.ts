import { useEffect, useEffectEvent } from 'react';
import { type ChosenState, STATES, TRIAGE_STATES } from '#src/domain/submissions/states.ts';
import { readDevicePreference } from '#src/services/browser/devicePreference.ts';

export const areSingleKeysOn = () => readDevicePreference('inbox-shortcuts', true);

const TYPING = 'input:not([type=checkbox]), textarea, select, [contenteditable]';

/** Runs the actions of single keys, except while typing, in dialogs, or when such keys are off (WCAG 2.1.4). */
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

/** The single keys of the desk beside those of the states, each with its help. */
export const OTHER_KEYS = {
  j: 'Abrir o próximo',
  k: 'Abrir o anterior',
  u: 'Voltar à lista',
  x: 'Pôr o aberto na seleção, ou tirar',
  '#': 'Excluir a seleção ou o aberto, depois de confirmar',
  r: 'Escrever a resposta',
  m: 'Mudar o horário do agendamento aberto',
  z: 'Desfazer, por dez segundos',
  '/': 'Procurar',
  '?': 'Mostrar esta lista',
};

export type SingleKey = keyof typeof OTHER_KEYS | (typeof STATES)[ChosenState]['choice']['key'];

export const forStateKeys = <Value>(of: (state: ChosenState) => Value) =>
  Object.fromEntries(TRIAGE_STATES.map((state) => [STATES[state].choice.key, of(state)]));

import { type ChosenState, STATES, TRIAGE_STATES } from '#src/domain/submissions/states.ts';

/** The keys of the desk, each with its help text. The keys of the states are in states.ts. */
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
  'Ctrl+K': 'Procurar nas respostas salvas',
};

export type SingleKey = keyof typeof OTHER_KEYS | (typeof STATES)[ChosenState]['choice']['key'];

export const forStateKeys = <Value>(of: (state: ChosenState) => Value) =>
  Object.fromEntries(TRIAGE_STATES.map((state) => [STATES[state].choice.key, of(state)]));

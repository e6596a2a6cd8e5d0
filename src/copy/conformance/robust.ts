import { type CriterionText, everyRoute } from './criterion.ts';

/** Principle 4: assistive technologies can rely on it. Criterion 4.1.1 was removed from WCAG 2.2. */
export const robust: readonly CriterionText[] = [
  {
    number: '4.1.2',
    name: 'Nome, função, valor',
    level: 'A',
    how: 'Controles são os do navegador ou seguem os padrões da ARIA, com nome, função e estado.',
    evidence: [
      everyRoute,
      { test: 'uma etapa tem o nome do título e a descrição da frase' },
      { walk: 'menu' },
    ],
  },
  {
    number: '4.1.3',
    name: 'Mensagens de status',
    level: 'AA',
    how: 'Envio, sucesso, falha, filtro e mudança de página são anunciados sem tirar o foco do lugar.',
    evidence: [
      { test: 'um erro interrompe a leitura, um sucesso espera uma pausa' },
      { test: 'o que demora é dito, o que termina logo não é' },
      { walk: 'portfolio' },
    ],
  },
];

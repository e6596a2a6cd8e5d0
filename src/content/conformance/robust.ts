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
      {
        file: 'tests/unit/components/sections/ProcessSteps.test.tsx',
        title: 'a step is called by its title alone, and described by its sentence',
      },
      { walk: 'menu' },
    ],
  },
  {
    number: '4.1.3',
    name: 'Mensagens de status',
    level: 'AA',
    how: 'Envio, sucesso, falha, filtro e mudança de página são anunciados sem tirar o foco do lugar.',
    evidence: [
      {
        file: 'tests/unit/components/ui/Notice.test.tsx',
        title: 'an error interrupts, a success waits for a pause',
      },
      {
        file: 'tests/unit/components/ui/Button.test.tsx',
        title: 'what takes a while is said, what is over at once is not',
      },
      { walk: 'portfolio' },
    ],
  },
];

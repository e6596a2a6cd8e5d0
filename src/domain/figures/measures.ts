import { ANSWER_DAYS } from '../site/answerPromise.ts';
import type { Figures } from './dayFigures.ts';
import { total } from './dayFigures.ts';

/** The numbers with which the studio compares months, and their names, in the order shown. */
export const MEASURES: readonly { label: string; of: (figures: Figures) => number }[] = [
  { label: 'Visitas contadas', of: ({ entries }) => total(entries) },
  { label: 'Páginas vistas', of: ({ views }) => total(views) },
  { label: 'Páginas vistas em tela estreita', of: ({ windows }) => windows.narrow ?? 0 },
  { label: 'Formulários começados', of: ({ form }) => total(form) },
  { label: 'Mensagens recebidas', of: ({ received }) => total(received) },
  { label: 'Consultorias marcadas', of: ({ consultations }) => total(consultations) },
  { label: 'Consultorias realizadas', of: ({ kept }) => total(kept) },
  { label: 'Mensagens respondidas', of: ({ answers }) => total(answers) },
];

/** How many first answers came within the promised working days: '38 de 40 (95%)'. Undefined without answers. */
export function promisedShare({ answers }: Figures): string | undefined {
  const all = total(answers);
  const quick = Object.entries(answers).filter(([days]) => Number(days) <= ANSWER_DAYS);
  const kept = total(Object.fromEntries(quick));
  const [keptOf, share] = [
    `${kept.toLocaleString('pt-BR')} de ${all.toLocaleString('pt-BR')}`,
    (100 * kept) / all,
  ];
  // The share is at most 99% unless all answers came in time.
  return all > 0 ? `${keptOf} (${kept < all ? Math.min(99, Math.round(share)) : 100}%)` : undefined;
}

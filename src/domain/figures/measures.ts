import { ANSWER_DAYS } from '../submissions/answerTime.ts';
import type { Figures } from './dayFigures.ts';
import { total } from './figuresOverview.ts';

/** The numbers by which the studio compares months, with their names, in the order in which they are shown. */
export const MEASURES: readonly { label: string; of: (figures: Figures) => number }[] = [
  { label: 'Visitas', of: ({ entries }) => total(entries) },
  { label: 'Páginas vistas', of: ({ views }) => total(views) },
  { label: 'Páginas vistas em tela estreita', of: ({ windows }) => windows.narrow ?? 0 },
  { label: 'Formulários começados', of: ({ form }) => total(form) },
  { label: 'Mensagens enviadas', of: ({ sent }) => total(sent) },
  { label: 'Conversas marcadas', of: ({ booked }) => total(booked) },
  { label: 'Conversas realizadas', of: ({ kept }) => total(kept) },
  { label: 'Mensagens respondidas', of: ({ answers }) => total(answers) },
];

/** The percentage of first answers that came within the promised working days; undefined without an answer. */
export function promisedShare({ answers }: Figures): number | undefined {
  const kept = Object.entries(answers).filter(([days]) => Number(days) <= ANSWER_DAYS);
  const all = total(answers);
  return all > 0 ? Math.round((100 * total(Object.fromEntries(kept))) / all) : undefined;
}

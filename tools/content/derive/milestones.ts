import type { Entries } from '../collections.ts';

/** A year of the studio's history as its page shows it. */
export const toMilestone = ({ data: { ano, titulo, descricao } }: Entries['milestones'][number]) => ({
  ano,
  titulo,
  descricao,
});

export type Milestone = ReturnType<typeof toMilestone>;

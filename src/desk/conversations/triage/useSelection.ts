import { useState } from 'react';
import type { Submission } from '#src/domain/submissions/submission.ts';

/** The shown submissions that are selected. */
export function useSelection(shown: readonly Submission[]) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = shown.filter(({ id }) => chosen.has(id));
  const select = (id: string, isSelected: boolean) =>
    setChosen(
      (before) => new Set(isSelected ? [...before, id] : [...before].filter((other) => other !== id)),
    );
  const selectAll = (isSelected: boolean) => setChosen(new Set(isSelected ? shown.map(({ id }) => id) : []));
  return { selectedIds: chosen, selected, select, selectAll };
}

import { useState } from 'react';
import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { NotLoaded } from '#src/desk/parts/NotLoaded.tsx';
import type { StoredFigures } from '#src/domain/figures/figuresOverview.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { FigureRows } from './FigureRows.tsx';
import { figureTables } from './figureTables.ts';

/** The main figures of this month beside those of the last one. */
export function LastMonths() {
  const [today] = useState(() => todayInSaoPaulo(new Date()));
  const { state, reload } = useLoaded(async () => {
    const { loadTwoMonths } = await import('#src/services/desk/loadFigures.ts');
    return loadTwoMonths(today);
  });
  return state.status === 'ready' ? (
    <Compared stored={state} today={today} />
  ) : (
    <NotLoaded isFailed={state.status === 'failed'} onRetry={reload} />
  );
}

function Compared({ stored, today }: { stored: StoredFigures; today: string }) {
  const [table] = figureTables(stored, today, '');
  if (!table) return null;
  const rows = table.rows.map(([name, now = 0, last = 0]) => [name, now, last] as const);
  return (
    <FigureRows
      title="O site em números"
      headings={table.headings.slice(0, 3)}
      rows={rows}
      chart="oneScale"
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadingOrFailed } from '#src/desk/parts/layout/LoadingOrFailed.tsx';
import type { StoredFigures } from '#src/domain/figures/figuresOverview.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { loadTwoMonths } from '#src/services/desk/loadFigures.ts';
import { FigureRows } from './FigureRows.tsx';
import { figureTables } from './figureTables.ts';

export function LastMonths() {
  const [today] = useState(() => todayInSaoPaulo(new Date()));
  const { data, isError, refetch } = useQuery({
    queryKey: ['figures', 'two months', today],
    queryFn: () => loadTwoMonths(today),
  });
  return data ? (
    <Compared stored={data} today={today} />
  ) : (
    <LoadingOrFailed isFailed={isError} onRetry={refetch} />
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

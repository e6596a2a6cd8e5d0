import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { downloadFile } from '#src/components/ui/behaviour/downloadFile.ts';
import { studio } from '#src/copy/studio.ts';
import { PARTS } from '#src/desk/base/rooms.ts';
import { LoadingOrFailed, RoomPart } from '#src/desk/parts/layout/LoadingOrFailed.tsx';
import { total } from '#src/domain/figures/dayFigures.ts';
import { byPart, figuresOf } from '#src/domain/figures/figuresOverview.ts';
import { csvFile } from '#src/domain/text/csv.ts';
import { slugOf } from '#src/domain/text/slug.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { countLate, loadFigures, loadTwoMonths } from '#src/services/desk/loadFigures.ts';
import { FigureChart, FigureRows } from './FigureRows.tsx';
import styles from './FiguresView.module.css';
import { type FigureTable, figureTables, type ShownFigures, sourceName } from './figureTables.ts';

export function FiguresView() {
  const [today] = useState(() => todayInSaoPaulo(new Date()));
  const query = useQuery({
    queryKey: ['figures', today],
    queryFn: async () => ({ ...(await loadFigures(today)), late: await countLate(new Date()) }),
  });
  return (
    <RoomPart
      title={PARTS.figures.label}
      lead="Quantas visitas o site recebe, de onde vêm e o que deixam, sem saber de quem são."
      query={query}
    >
      {(stored) => <AllFigures stored={stored} today={today} />}
    </RoomPart>
  );
}

function AllFigures({ stored, today }: { stored: ShownFigures; today: string }) {
  const [source, setSource] = useState('');
  const tables = figureTables(stored, today, source);
  const half = Math.ceil(tables.length / 2);
  if (Object.keys({ ...stored.days, ...stored.months }).length === 0)
    return <p>Ainda não há o que contar. Os números aparecem com as primeiras visitas.</p>;
  return (
    <>
      <div className="cluster-4 between bottom">
        <SelectField
          label="Por página, só visitas vindas de"
          name="origem"
          emptyLabel="Qualquer lugar"
          options={sourcesOf(stored, today)}
          value={source}
          onChange={({ target }) => setSource(target.value)}
        />
        <Button variant="quiet" icon="download" onClick={() => download(tables, today)}>
          Baixar em CSV
        </Button>
      </div>
      <div className={styles.tables}>
        {[tables.slice(0, half), tables.slice(half)].map((column) => (
          <div key={column[0]?.title} className="stack-6 one-column top">
            {column.map((table) => (
              <div key={table.title} className="stack-3 top">
                <h3>{table.title}</h3>
                {table.note && <p>{table.note}</p>}
                {table.chart ? (
                  <>
                    <FigureChart {...table} />
                    <details>
                      <summary>Ver como tabela</summary>
                      <FigureRows {...table} />
                    </details>
                  </>
                ) : (
                  <FigureRows {...table} />
                )}
              </div>
            ))}
          </div>
        ))}
      </div>
    </>
  );
}

function sourcesOf(stored: ShownFigures, today: string) {
  const entries = byPart(figuresOf(stored, today.slice(0, 7)).entries, 'source');
  const names = Object.keys(entries).sort((one, other) => (entries[other] ?? 0) - (entries[one] ?? 0));
  return total(entries) === 0 ? [] : names.map((value) => ({ value, label: sourceName(value) }));
}

function download(tables: readonly FigureTable[], today: string): void {
  const rows = tables.flatMap(({ title, headings, rows: numbers }) => [
    [title],
    [...headings],
    ...numbers.map((row) => row.map(String)),
    [],
  ]);
  downloadFile(csvFile(rows), {
    type: 'text/csv;charset=utf-8',
    name: `${slugOf(studio.name)}-numeros-${today}.csv`,
  });
}

export function LastMonths() {
  const [today] = useState(() => todayInSaoPaulo(new Date()));
  const { data, isError, refetch } = useQuery({
    queryKey: ['figures', 'two months', today],
    queryFn: () => loadTwoMonths(today),
  });
  const [table] = data ? figureTables(data, today, '') : [];
  if (!table) return <LoadingOrFailed isFailed={isError} onRetry={refetch} />;
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

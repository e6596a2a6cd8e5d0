import { useState } from 'react';
import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { Button } from '#src/components/ui/Button.tsx';
import { downloadFile } from '#src/components/ui/behaviour/downloadFile.ts';
import { useLoaded } from '#src/components/ui/behaviour/useLoaded.ts';
import { RoomPart } from '#src/desk/parts/RoomPart.tsx';
import { admin } from '#src/desk/words/admin.ts';
import { adminFigures as words } from '#src/desk/words/adminFigures.ts';
import { byPart, figuresOf, type StoredFigures, total } from '#src/domain/figures/figuresOverview.ts';
import { csvFile } from '#src/domain/site/csv.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { FigureChart } from './FigureChart.tsx';
import { FigureRows } from './FigureRows.tsx';
import styles from './FiguresView.module.css';
import { type FigureTable, figureTables } from './figureTables.ts';

/** How many came, from where, what they read and what they left; sums alone. */
export function FiguresView() {
  const [today] = useState(() => todayInSaoPaulo(new Date()));
  const { state, reload } = useLoaded(async () => {
    const { loadFigures } = await import('#src/services/desk/loadFigures.ts');
    return loadFigures(today);
  });
  return (
    <RoomPart title={admin.views.figures} lead={words.lead} state={state} onRetry={reload}>
      {(stored) => <ShownFigures stored={stored} today={today} />}
    </RoomPart>
  );
}

function ShownFigures({ stored, today }: { stored: StoredFigures; today: string }) {
  const [source, setSource] = useState('');
  const tables = figureTables(stored, today, source);
  if (Object.values(stored).every((part) => Object.keys(part).length === 0)) return <p>{words.none}</p>;
  return (
    <>
      <div className={styles.tools}>
        <SelectField
          label={words.source}
          name="origem"
          emptyLabel={words.allSources}
          options={sourcesOf(stored, today)}
          value={source}
          onChange={({ target }) => setSource(target.value)}
        />
        <Button variant="quiet" icon="download" onClick={() => download(tables, today)}>
          {words.download}
        </Button>
      </div>
      <div className={styles.tables}>
        {tables.map((table) => (
          <div key={table.title} className="stack-3">
            <h3>{table.title}</h3>
            {table.note && <p>{table.note}</p>}
            {table.chart ? (
              <>
                <FigureChart {...table} />
                <details>
                  <summary>{words.asTable}</summary>
                  <FigureRows {...table} />
                </details>
              </>
            ) : (
              <FigureRows {...table} />
            )}
          </div>
        ))}
      </div>
    </>
  );
}

/** The places that this month's visits came from, the most first. */
function sourcesOf(stored: StoredFigures, today: string) {
  const entries = byPart(figuresOf(stored, today.slice(0, 7)).entries, 'source');
  const names = Object.keys(entries).sort((one, other) => (entries[other] ?? 0) - (entries[one] ?? 0));
  return total(entries) === 0
    ? []
    : names.map((value) => ({ value, label: words.sources.get(value) ?? value }));
}

/** The figures, one table below the other. */
function download(tables: readonly FigureTable[], today: string): void {
  const rows = tables.flatMap(({ title, headings, rows: numbers }) => [
    [title],
    [...headings],
    ...numbers.map((row) => row.map(String)),
    [],
  ]);
  downloadFile(csvFile(rows), { type: 'text/csv;charset=utf-8', name: `${words.file}-${today}.csv` });
}

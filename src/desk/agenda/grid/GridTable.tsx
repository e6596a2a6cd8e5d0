import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import styles from './AgendaGrid.module.css';

const TODAY = '[aria-current="date"]';
const STOPS = 'td a, td button, th a, th button, td[data-stop]';

/** A table with the keyboard behaviour of a grid (APG, Grid pattern): one tab stop, arrow keys, Home and End. */
export function GridTable({ days, children }: { days: number; children: ReactNode }) {
  const grid = useRef<HTMLTableElement>(null);
  const current = useRef<HTMLElement>(null);
  // In a narrow window, scrolls until today is the first day beside the times.
  useLayoutEffect(() => {
    const [scroller, first] = [grid.current?.parentElement, grid.current?.rows[0]?.cells[0]];
    const today = scroller?.querySelector<HTMLElement>(TODAY);
    if (scroller && today && first)
      scroller.scrollLeft = today.offsetLeft - (first.tagName === 'TD' ? first.offsetWidth : 0);
  }, []);
  // Runs after every render, because cells appear and disappear.
  useEffect(() => {
    const stops = stopsIn(grid.current);
    if (!current.current || !stops.includes(current.current))
      current.current = stops.find((stop) => stop.closest(TODAY)) ?? stops[0] ?? null;
    for (const stop of stops) stop.tabIndex = stop === current.current ? 0 : -1;
  });
  const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const { target, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || !(target instanceof HTMLElement)) return;
    const next = neighbour(stopsIn(grid.current), target, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <div className={styles.scroller}>
      <table
        ref={grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows, columns and headers keep the semantics of a table
        role="grid"
        aria-labelledby="parte"
        className={styles.grid}
        data-days={days}
        onFocus={({ target }) => {
          if (!(target instanceof HTMLElement) || !target.matches(STOPS)) return;
          if (current.current) current.current.tabIndex = -1;
          current.current = target;
          target.tabIndex = 0;
        }}
        onKeyDown={handleKeyDown}
      >
        {children}
      </table>
    </div>
  );
}

function stopsIn(grid: HTMLTableElement | null): HTMLElement[] {
  return [...(grid?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
}

function neighbour(stops: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const row = stops.filter((stop) => stop.closest('tr') === from.closest('tr'));
  const column = stops.filter((stop) => columnOf(stop) === columnOf(from));
  const before = columnOf(row.findLast((stop) => columnOf(stop) < columnOf(from)));
  const found: Record<string, HTMLElement | undefined> = {
    ArrowDown: column[column.indexOf(from) + 1],
    ArrowUp: column[column.indexOf(from) - 1],
    ArrowRight: row.find((stop) => columnOf(stop) > columnOf(from)),
    ArrowLeft: row.find((stop) => columnOf(stop) === before),
    Home: row[0],
    End: row.at(-1),
  };
  return found[key];
}

function columnOf(stop: HTMLElement | undefined): number {
  return stop?.closest<HTMLTableCellElement>('td, th')?.cellIndex ?? -1;
}

export function DayLink({ day, children }: { day: string; children: ReactNode }) {
  const { linkTo } = useInboxNavigation();
  return (
    <Link className="tabular strong text-colour" to={linkTo({ view: 'day', day })}>
      {children}
    </Link>
  );
}

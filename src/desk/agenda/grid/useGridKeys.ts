import { type FocusEvent, type KeyboardEvent, useEffect, useRef } from 'react';

/** The elements of a grid that take the focus: the links and buttons of cells, and cells without one. */
const STOPS = 'td a, td button, th a, th button, td[data-stop]';

/**
 * The keys of a grid (APG, Grid pattern). One cell can be reached by Tab. Arrows move within the column and to the cells
 * beside, Home and End to the ends of the row.
 */
export function useGridKeys() {
  const grid = useRef<HTMLTableElement>(null);
  const current = useRef<HTMLElement>(null);
  // After every render: cells come and go with what they show.
  useEffect(() => {
    const stops = stopsIn(grid.current);
    if (!current.current || !stops.includes(current.current))
      current.current = stops.find((stop) => stop.closest('[data-today]')) ?? stops[0] ?? null;
    for (const stop of stops) stop.tabIndex = stop === current.current ? 0 : -1;
  });
  const handleFocus = ({ target }: FocusEvent<HTMLTableElement>) => {
    if (!(target instanceof HTMLElement) || !target.matches(STOPS)) return;
    if (current.current) current.current.tabIndex = -1;
    current.current = target;
    target.tabIndex = 0;
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const { target, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey || altKey || shiftKey || !(target instanceof HTMLElement)) return;
    const next = neighbour(stopsIn(grid.current), target, event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return { ref: grid, onFocus: handleFocus, onKeyDown: handleKeyDown };
}

function stopsIn(grid: HTMLTableElement | null): HTMLElement[] {
  return [...(grid?.querySelectorAll<HTMLElement>(STOPS) ?? [])];
}

function neighbour(stops: readonly HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  const place = placeOf(from);
  const column = stops.filter((stop) => placeOf(stop).column === place.column);
  const cells = stops.filter((stop) => placeOf(stop).row === place.row);
  switch (key) {
    case 'ArrowDown':
      return column[column.indexOf(from) + 1];
    case 'ArrowUp':
      return column[column.indexOf(from) - 1];
    case 'ArrowRight':
      return cells.find((stop) => placeOf(stop).column > place.column);
    case 'ArrowLeft': {
      const before = cells.filter((stop) => placeOf(stop).column < place.column);
      const { column: nearest } = before.length > 0 ? placeOf(before.at(-1) as HTMLElement) : place;
      return before.find((stop) => placeOf(stop).column === nearest);
    }
    case 'Home':
      return cells[0];
    case 'End':
      return cells.at(-1);
    default:
      return undefined;
  }
}

function placeOf(stop: HTMLElement): { row: number; column: number } {
  const cell = stop.closest<HTMLTableCellElement>('td, th');
  return { row: cell?.closest('tr')?.rowIndex ?? 0, column: cell?.cellIndex ?? 0 };
}

import { type ReactNode, useLayoutEffect, useRef } from 'react';
import styles from './AgendaGrid.module.css';
import { useGridKeys } from './useGridKeys.ts';

/** A table whose cells are gone through with the keys of a grid, named by the title of the part. */
export function GridTable({ days, children }: { days: number; children: ReactNode }) {
  const keys = useGridKeys();
  const scroller = useRef<HTMLDivElement>(null);
  // A window too narrow for all days shows today first.
  useLayoutEffect(() => {
    const { current } = scroller;
    const today = current?.querySelector<HTMLElement>('[data-today]');
    if (current && today) current.scrollLeft = today.offsetLeft - today.offsetWidth;
  }, []);
  return (
    <div ref={scroller} className={styles.scroller}>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: rows, columns and their heads stay those of a table */}
      <table {...keys} role="grid" aria-labelledby="parte" className={styles.grid} data-days={days}>
        {children}
      </table>
    </div>
  );
}

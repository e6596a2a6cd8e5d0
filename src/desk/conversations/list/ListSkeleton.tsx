import styles from './ListSkeleton.module.css';

const ROWS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** The shape of the rows that are about to come; that they are loading says the status above. */
export function ListSkeleton() {
  return (
    <div className="hairline-above" aria-hidden="true">
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}

import styles from './Progress.module.css';

interface ProgressProps {
  label: string;
  value: number;
  max?: number;
  valueText?: string;
  /** Screen readers announce changes of a `progressbar`, but not of a `meter`. */
  role?: 'progressbar' | 'meter';
}

/** A dashed progress bar. Its value text repeats the name, because screen readers announce only the new value. */
export function Progress({ label, value, max = 100, valueText, role = 'progressbar' }: ProgressProps) {
  return (
    <div className="stack-2">
      <p className={styles.label}>
        {label} {valueText && <span>{valueText}</span>}
      </p>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles allow a value, but the rule does not know the role in a variable */}
      <svg
        className={styles.track}
        height="8"
        width="100%"
        role={role}
        aria-label={label}
        aria-valuemin={0}
        aria-valuemax={max}
        aria-valuenow={value}
        aria-valuetext={valueText && `${label}: ${valueText}`}
      >
        <line x1="3" x2="100%" y1="4" y2="4" className={styles.pending} />
        {value > 0 && <line x1="3" x2={`${(value / max) * 100}%`} y1="4" y2="4" className={styles.done} />}
      </svg>
    </div>
  );
}

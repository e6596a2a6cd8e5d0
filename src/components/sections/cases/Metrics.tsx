import type { Tone } from '#src/components/sections/Section.tsx';
import styles from './Metrics.module.css';

export interface Metric {
  valor: string;
  label: string;
}

interface MetricsProps {
  items: readonly Metric[];
  /** `column`: one figure under the other on a panel. `row`: side by side between dashed lines. */
  variant?: 'column' | 'row';
  tone?: Tone;
}

export function Metrics({ items, variant = 'row', tone }: MetricsProps) {
  return (
    <dl className={`${styles.metrics} grid-6`} data-variant={variant} data-tone={tone}>
      {items.map(({ valor, label }) => (
        <div key={label} className={styles.metric}>
          <dt>{label}</dt>
          <dd className="display tabular leading-display">{valor}</dd>
        </div>
      ))}
    </dl>
  );
}

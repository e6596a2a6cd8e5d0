import styles from './Metrics.module.css';

export function Metrics({ items }: { items: readonly { valor: string; label: string }[] }) {
  return (
    <dl className={`${styles.metrics} grid-6`}>
      {items.map(({ valor, label }) => (
        <div key={label} className={`${styles.metric} rule-above pad-above-4 number-first`}>
          <dt>{label}</dt>
          <dd className="display tabular leading-display">{valor}</dd>
        </div>
      ))}
    </dl>
  );
}

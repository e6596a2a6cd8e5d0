import styles from './StarRating.module.css';

const star = 'l3 6.5 7 .8-5.2 4.7 1.5 7-6.3-3.5-6.3 3.5 1.5-7-5.2-4.7 7-.8z';

const starsFrom = (first: number, count: number) =>
  `M${12 + 28 * first} 2.5${Array.from({ length: count }, () => star).join('m28 0')}`;

export function StarRating({ value }: { value: 1 | 2 | 3 | 4 | 5 }) {
  return (
    <svg
      className={styles.stars}
      viewBox="0 0 136 24"
      width="136"
      height="24"
      role="img"
      aria-label={`Avaliação: ${value} de 5 estrelas`}
    >
      <path d={starsFrom(0, value)} className={styles.filled} />
      {value < 5 && <path d={starsFrom(value, 5 - value)} />}
    </svg>
  );
}

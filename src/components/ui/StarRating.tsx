import styles from './StarRating.module.css';

const star = 'M12 2.5 15 9l7 .8-5.2 4.7 1.5 7L12 18l-6.3 3.5 1.5-7L2 9.8 9 9z';

/** A rating from 1 to 5 as stars; read as one picture with its figure. */
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
      {[0, 1, 2, 3, 4].map((position) => (
        <path
          key={position}
          d={star}
          transform={`translate(${28 * position})`}
          data-filled={position < value}
        />
      ))}
    </svg>
  );
}

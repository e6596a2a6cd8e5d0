import styles from './StarRating.module.css';

const star = 'M12 2.5 15 9l7 .8-5.2 4.7 1.5 7L12 18l-6.3 3.5 1.5-7L2 9.8 9 9z';

/** A rating from 1 to 5 as stars; read as one picture with its figure. */
export function StarRating({ value }: { value: 1 | 2 | 3 | 4 | 5 }) {
  return (
    <span className={styles.stars} role="img" aria-label={`Avaliação: ${value} de 5 estrelas`}>
      {[1, 2, 3, 4, 5].map((position) => (
        <svg
          key={position}
          viewBox="0 0 24 24"
          width="24"
          height="24"
          data-filled={position <= value}
          aria-hidden="true"
        >
          <path d={star} />
        </svg>
      ))}
    </span>
  );
}

import { Picture } from '#src/components/ui/Picture.tsx';
import styles from './Results.module.css';

const tones = ['lilac', 'petrol', 'red', 'sunflower'] as const;

export function Results({ results }: { results: Item<'cases-results'>['results']['items'] }) {
  return (
    <ul className="stack hidden-overflow rounded-l columns-2">
      {results.map(({ valor, label, imagem }, index) => (
        <li key={valor} className={styles.result}>
          <Picture image={imagem} className="fill square" />
          <p className={styles.figure} data-tone={tones[index % tones.length]}>
            <strong
              className="display leading-tight"
              data-length={valor.length > 9 ? 'words' : valor.length > 4 ? 'amount' : undefined}
            >
              {valor}
            </strong>{' '}
            <span>{label}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

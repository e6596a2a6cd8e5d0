import { Picture, type PictureImage } from '#src/components/ui/Picture.tsx';
import styles from './Results.module.css';

interface Result {
  valor: string;
  label: string;
  imagem: PictureImage;
}

const tones = ['lilac', 'petrol', 'thread', 'sunflower'] as const;

/** Figures and pictures sewn edge to edge, turn and turn about. */
export function Results({ results }: { results: readonly Result[] }) {
  return (
    <ul className={styles.results}>
      {results.map(({ valor, label, imagem }, index) => (
        <li key={valor} className={styles.result}>
          <Picture image={imagem} className={styles.picture} />
          <p className={styles.figure} data-tone={tones[index % tones.length]}>
            <strong data-length={valor.length > 9 ? 'words' : valor.length > 4 ? 'amount' : undefined}>
              {valor}
            </strong>{' '}
            <span>{label}</span>
          </p>
        </li>
      ))}
    </ul>
  );
}

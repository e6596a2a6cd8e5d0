import type { Tone } from '#src/components/sections/Section.tsx';
import styles from './SolutionLayers.module.css';

interface Layer {
  titulo: string;
  descricao: string;
  tone: Tone;
}

/** The parts of the solution, from the visible ones to those that support them. */
export function SolutionLayers({ layers }: { layers: readonly Layer[] }) {
  return (
    <ol className="hidden-overflow rounded-l">
      {layers.map(({ titulo, descricao, tone }) => (
        <li key={titulo} className={styles.layer} data-tone={tone}>
          <h3 className={styles.title}>{titulo}</h3>
          <p>{descricao}</p>
        </li>
      ))}
    </ol>
  );
}

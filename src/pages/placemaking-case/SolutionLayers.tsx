import styles from './SolutionLayers.module.css';

/** The parts of the solution, from the visible ones to those that support them. */
export function SolutionLayers({ layers }: { layers: Item<'cases-phases'>['architecture']['layers'] }) {
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

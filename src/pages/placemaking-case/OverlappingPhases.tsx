import styles from './OverlappingPhases.module.css';

export function OverlappingPhases({ phases: { label, items } }: Pick<Item<'cases-phases'>, 'phases'>) {
  return (
    <ol className={`${styles.phases} stack-5 one-column columns-12 patches`}>
      {items.map(({ titulo, descricao }, index) => (
        <li key={titulo} className={`${styles.phase} stack-3 one-column middle-l across-l relative-l`}>
          <h3 className={styles.bar}>
            <span className="plain small strong">
              {label} {index + 1}
              <span className="visually-hidden">: </span>
            </span>
            {titulo}
          </h3>
          <p className={`${styles.text} measure soft`}>{descricao}</p>
        </li>
      ))}
    </ol>
  );
}

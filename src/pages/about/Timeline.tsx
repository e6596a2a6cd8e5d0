import { milestones } from 'virtual:content/lists/milestones';
import styles from './Timeline.module.css';

export function Timeline() {
  return (
    <ol className={`${styles.timeline} dots`}>
      {milestones.map(({ ano, titulo, descricao }) => (
        <li key={ano} className={styles.milestone}>
          <p className={styles.year}>
            <time dateTime={ano}>{ano}</time>
          </p>
          <h3>{titulo}</h3>
          <p className="soft balance narrow-text">{descricao}</p>
        </li>
      ))}
    </ol>
  );
}

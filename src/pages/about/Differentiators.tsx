import { Icon } from '#src/components/ui/Icon.tsx';
import { about } from '#src/copy/about/about.ts';
import styles from './Differentiators.module.css';

export function Differentiators() {
  return (
    <ul>
      {about.differentiators.items.map(({ titulo, descricao }) => (
        <li key={titulo} className={styles.item}>
          <Icon name="check" className={styles.mark} />
          <h3 className="subtitle leading-loose">{titulo}</h3>
          <p className="measure soft">{descricao}</p>
        </li>
      ))}
    </ul>
  );
}

import { Icon } from '#src/components/ui/Icon.tsx';
import styles from './Differentiators.module.css';

interface Differentiator {
  titulo: string;
  descricao: string;
}

export function Differentiators({ items }: { items: readonly Differentiator[] }) {
  return (
    <ul className={styles.list}>
      {items.map(({ titulo, descricao }) => (
        <li key={titulo} className={styles.item}>
          <Icon name="check" className={styles.mark} />
          <h3 className={styles.title}>{titulo}</h3>
          <p>{descricao}</p>
        </li>
      ))}
    </ul>
  );
}

import { Icon } from '#src/components/ui/Icon.tsx';
import styles from './Differentiators.module.css';

interface Differentiator {
  titulo: string;
  descricao: string;
}

export function Differentiators({ items }: { items: readonly Differentiator[] }) {
  return (
    <ul>
      {items.map(({ titulo, descricao }) => (
        <li key={titulo} className={styles.item}>
          <Icon name="check" className={styles.mark} />
          <h3 className="subtitle leading-loose">{titulo}</h3>
          <p className="measure soft">{descricao}</p>
        </li>
      ))}
    </ul>
  );
}

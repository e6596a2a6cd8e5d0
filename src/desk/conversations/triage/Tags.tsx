import { Icon } from '#src/components/ui/Icon.tsx';
import styles from './Tags.module.css';

export function Tags({ tags, onRemove }: { tags: readonly string[]; onRemove?: (tag: string) => void }) {
  return tags.map((tag) => (
    <span key={tag} className={styles.tag}>
      {tag}
      {onRemove && (
        <button type="button" className={styles.remove} onClick={() => onRemove(tag)}>
          <Icon name="close" />
          <span className="visually-hidden">Tirar a etiqueta {tag}</span>
        </button>
      )}
    </span>
  ));
}

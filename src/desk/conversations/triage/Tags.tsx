import { Icon } from '#src/components/ui/Icon.tsx';
import styles from './Tags.module.css';

const SHOWN_IN_LISTS = 3;

/** A submission's tags. In a list (without `onRemove`), only the first ones, and the number of the others. */
export function Tags({ tags, onRemove }: { tags: readonly string[]; onRemove?: (tag: string) => void }) {
  const shown = onRemove ? tags : tags.slice(0, SHOWN_IN_LISTS);
  return (
    <>
      {shown.map((tag) => (
        <span key={tag} className={styles.tag}>
          {tag}
          {onRemove && (
            <button type="button" className={styles.remove} onClick={() => onRemove(tag)}>
              <Icon name="close" />
              <span className="visually-hidden">Tirar a etiqueta {tag}</span>
            </button>
          )}
        </span>
      ))}
      {shown.length < tags.length && (
        <span className={styles.tag}>
          +{tags.length - shown.length}
          <span className="visually-hidden"> etiquetas</span>
        </span>
      )}
    </>
  );
}

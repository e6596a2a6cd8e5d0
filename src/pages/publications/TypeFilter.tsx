import { publicationList } from '#src/content/publicationList.ts';
import styles from './TypeFilter.module.css';
import type { PublicationType } from './useType.ts';

interface TypeFilterProps {
  chosen: PublicationType | null;
  count: number;
  onChoose: (type: PublicationType | null) => void;
}

/** Labels hung on one thread, one of them picked; the count is said politely when it changes. */
export function TypeFilter({ chosen, count, onChoose }: TypeFilterProps) {
  const { filter, types } = publicationList;
  const choices = [[null, filter.all], ...Object.entries(types)] as [PublicationType | null, string][];
  return (
    <div className={styles.bar}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is a group of toggle buttons */}
      <div className={styles.filter} role="group" aria-label={filter.label}>
        {choices.map(([type, label]) => (
          <button
            key={label}
            type="button"
            className={styles.choice}
            aria-pressed={chosen === type}
            onClick={() => onChoose(type)}
          >
            {label}
          </button>
        ))}
      </div>
      <p className={styles.count} role="status">
        {count === 1 ? '1 publicação' : `${count} publicações`}
      </p>
    </div>
  );
}

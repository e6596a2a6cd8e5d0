import type { ComponentProps } from 'react';
import { ToggleGroup } from '#src/components/ui/ToggleGroup.tsx';
import styles from './FilterBar.module.css';

interface FilterBarProps<Value> extends Omit<ComponentProps<typeof ToggleGroup<Value>>, 'variant' | 'busy'> {
  /** How many the choice shows, in words; said politely when it changes. */
  count: string;
}

/** The filters of a list. Without a script there is nothing to choose, and all is shown. */
export function FilterBar<Value>({ count, ...group }: FilterBarProps<Value>) {
  return (
    <div className={styles.bar}>
      <div className="screen-only script-only">
        <ToggleGroup {...group} />
      </div>
      <p className={styles.count} aria-live="polite">
        {count}
      </p>
    </div>
  );
}

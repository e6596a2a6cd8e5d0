import type { ComponentProps } from 'react';
import { ToggleGroup } from '#src/components/ui/ToggleGroup.tsx';
import styles from './FilterBar.module.css';

interface FilterBarProps<Value> extends Omit<ComponentProps<typeof ToggleGroup<Value>>, 'variant' | 'busy'> {
  /** The number of shown items, in words; a polite live region announces changes. */
  count: string;
}

/** The filters of a list. Without scripts they are hidden and everything is shown. */
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

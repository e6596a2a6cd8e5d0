import { type ReactNode, useId, useState } from 'react';
import styles from './Tabs.module.css';
import { useRovingFocus } from './useRovingFocus.ts';

export interface TabItem {
  id: string;
  label: string;
  content: ReactNode;
}

/** Tabs after the W3C APG pattern: one stop for the Tab key, arrows move and activate. */
export function Tabs({ label, items }: { label: string; items: readonly TabItem[] }) {
  const [selected, setSelected] = useState(0);
  const prefix = useId();
  const { register, handleKeyDown } = useRovingFocus(items.length, setSelected);
  return (
    <div>
      <div className="cluster-2" role="tablist" aria-label={label}>
        {items.map(({ id, label: tabLabel }, index) => (
          <button
            key={id}
            ref={register(index)}
            type="button"
            role="tab"
            id={`${prefix}-tab-${id}`}
            className={styles.tab}
            aria-selected={index === selected}
            aria-controls={`${prefix}-panel-${id}`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => setSelected(index)}
            onKeyDown={handleKeyDown(index)}
          >
            {tabLabel}
          </button>
        ))}
      </div>
      {items.map(({ id, content }, index) => (
        <div
          key={id}
          role="tabpanel"
          id={`${prefix}-panel-${id}`}
          className="pad-above-5"
          aria-labelledby={`${prefix}-tab-${id}`}
          hidden={index !== selected}
        >
          {content}
        </div>
      ))}
    </div>
  );
}

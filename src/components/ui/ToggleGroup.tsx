import type { ReactNode } from 'react';
import styles from './ToggleGroup.module.css';

interface ToggleChoice<Value> {
  value: Value;
  label: string;
  picture?: ReactNode;
}

interface ToggleGroupProps<Value> {
  label: string;
  choices: readonly ToggleChoice<Value>[];
  /** The chosen value; undefined if the choice is unavailable here. */
  chosen: Value | undefined;
  onChoose: (value: Value) => void;
  /** `loose`: separate buttons; `outlined`: separate with a border; `joined`: one group in one border. */
  variant?: 'loose' | 'outlined' | 'joined';
  /** The buttons do nothing and are announced as disabled, but can keep the focus. */
  busy?: boolean;
}

/** Toggle buttons, exactly one pressed (APG, Button pattern). */
export function ToggleGroup<Value>(props: ToggleGroupProps<Value>) {
  const { label, choices, chosen, onChoose, variant = 'loose', busy = false } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms; this is a group of toggle buttons
    <div className={`${styles.group} cluster-2`} data-variant={variant} role="group" aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.label}
          type="button"
          className={styles.choice}
          aria-pressed={choice.value === chosen}
          aria-disabled={busy || undefined}
          onClick={() => !busy && choice.value !== chosen && onChoose(choice.value)}
        >
          {choice.picture && <span className={styles.picture}>{choice.picture}</span>}
          <span className={styles.label}>{choice.label}</span>
        </button>
      ))}
    </div>
  );
}

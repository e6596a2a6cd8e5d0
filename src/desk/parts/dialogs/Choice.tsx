import type { KeyboardEvent } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps {
  /** The select's accessible name, which is not shown. */
  label: string;
  /** The text shown while nothing is chosen. */
  empty: string;
  options: readonly (readonly [value: string, words: string])[];
  /** The chosen value; without it, choosing is an action and the select does not change. */
  value?: string | undefined;
  busy?: boolean;
  onChoose: (value: string) => void;
}

/** Opens the list for a key that would choose at once, before a screen reader has read all choices. */
function openInstead(event: KeyboardEvent<HTMLSelectElement>): void {
  const chooses = event.key.startsWith('Arrow') || (event.key.length === 1 && event.key !== ' ');
  if (!chooses || event.ctrlKey || event.metaKey || event.altKey) return;
  // Safari lacks this method and opens the list itself.
  if (!('showPicker' in event.currentTarget)) return;
  event.preventDefault();
  event.currentTarget.showPicker();
}

export function Choice({ label, empty, options, value, busy = false, onChoose }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      className={styles.choice}
      value={value ?? ''}
      aria-disabled={busy}
      onKeyDown={openInstead}
      onChange={({ target }) => !busy && onChoose(target.value)}
    >
      <option value="">{empty}</option>
      {options.map(([one, words]) => (
        <option key={`${one} ${words}`} value={one}>
          {words}
        </option>
      ))}
    </select>
  );
}

export function DayInput({
  label,
  ...input
}: {
  label: string;
  min?: string;
  defaultValue?: string | undefined;
  onChoose: (day: string) => void;
}) {
  const { onChoose, ...given } = input;
  return (
    <input
      {...given}
      type="date"
      aria-label={label}
      className={styles.choice}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}

import styles from './Choice.module.css';

interface ChoiceProps {
  /** Its name, which is not shown. */
  label: string;
  /** Label while nothing is chosen. */
  empty: string;
  options: readonly (readonly [value: string, words: string])[];
  /** The chosen value; without it, choosing is an action and the select stays as it is. */
  value?: string | undefined;
  busy?: boolean;
  onChoose: (value: string) => void;
}

export function Choice({ label, empty, options, value, busy = false, onChoose }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      className={styles.choice}
      value={value ?? ''}
      aria-disabled={busy}
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

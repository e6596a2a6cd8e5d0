import type { ComponentProps, KeyboardEvent } from 'react';
import styles from './Choice.module.css';

type Options = readonly (readonly [value: string, words: string])[];

interface ChoiceProps {
  label: string;
  empty: string;
  options?: Options;
  /** Further options, keyed by the name of their group; empty groups are left out. */
  groups?: Readonly<Record<string, Options>>;
  /** The chosen value. If it is undefined, choosing triggers an action and the select keeps its text. */
  value?: string | undefined;
  busy?: boolean;
  onChoose: (value: string) => void;
}

/** On keys that would choose at once, opens the list instead, so that a screen reader can read all choices first. */
function openInstead(event: KeyboardEvent<HTMLSelectElement>): void {
  const chooses = event.key.startsWith('Arrow') || (event.key.length === 1 && event.key !== ' ');
  if (!chooses || event.ctrlKey || event.metaKey || event.altKey) return;
  // Safari lacks this method and opens the list itself.
  if (!('showPicker' in event.currentTarget)) return;
  event.preventDefault();
  event.currentTarget.showPicker();
}

const toOption = ([value, words]: Options[number]) => (
  <option key={`${value} ${words}`} value={value}>
    {words}
  </option>
);

export function Choice({ label, empty, options = [], groups = {}, value, busy, onChoose }: ChoiceProps) {
  return (
    <select
      aria-label={label}
      className={styles.choice}
      value={value ?? ''}
      aria-disabled={busy === true}
      onKeyDown={openInstead}
      onChange={({ target }) => !busy && onChoose(target.value)}
    >
      <option value="">{empty}</option>
      {options.map(toOption)}
      {Object.entries(groups).map(
        ([name, some]) =>
          some.length > 0 && (
            <optgroup key={name} label={name}>
              {some.map(toOption)}
            </optgroup>
          ),
      )}
    </select>
  );
}

interface DayInputProps extends Pick<ComponentProps<'input'>, 'min' | 'defaultValue'> {
  label: string;
  onChoose: (day: string) => void;
}

export function DayInput({ label, onChoose, ...input }: DayInputProps) {
  return (
    <input
      {...input}
      type="date"
      aria-label={label}
      className={styles.choice}
      onChange={({ target }) => onChoose(target.value)}
    />
  );
}

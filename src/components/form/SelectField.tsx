import type { Ref, SelectHTMLAttributes } from 'react';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

type SelectFieldProps = FieldProps &
  Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id' | 'className' | 'children'> & {
    options: readonly { value: string; label: string }[];
    /** The first, empty choice. */
    emptyLabel: string;
    ref?: Ref<HTMLSelectElement>;
  };

export function SelectField({
  label,
  hint,
  error,
  optional,
  footer,
  options,
  emptyLabel,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, footer }}>
      {(control) => (
        <select {...select} {...control} className={styles.control}>
          <option value="">{emptyLabel}</option>
          {options.map(({ value, label: optionLabel }) => (
            <option key={value} value={value}>
              {optionLabel}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

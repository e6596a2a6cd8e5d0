import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

type SelectFieldProps = FieldProps<'select'> & {
  options: readonly { value: string; label: string }[];
  emptyLabel: string;
};

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, footer, options, emptyLabel, ...select } = props;
  return (
    <Field {...{ label, hint, error, optional, footer }} name={select.name}>
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

import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

type SelectFieldProps = FieldProps<'select'> & {
  options: readonly (string | { value: string; label: string })[];
  emptyLabel: string;
};

export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, optional, footer, options, emptyLabel, ...select } = props;
  return (
    <Field {...{ label, hint, error, optional, footer }} name={select.name}>
      {(control) => (
        <select {...select} {...control} className={styles.control}>
          <option value="">{emptyLabel}</option>
          {options
            .map((option) => (typeof option === 'string' ? { value: option, label: option } : option))
            .map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
        </select>
      )}
    </Field>
  );
}

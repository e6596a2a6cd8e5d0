import { Field, type FieldProps } from './Field.tsx';

type SelectFieldProps = FieldProps<'select'> & {
  options: readonly (string | { value: string; label: string })[];
  emptyLabel: string;
};

export function SelectField({ options, emptyLabel, ...field }: SelectFieldProps) {
  return (
    <Field<'select'> {...field}>
      {(control) => (
        <select {...control}>
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

import { Field, type FieldProps } from './Field.tsx';

/**
 * The browser focuses day, month and year one by one, and with Firefox Orca reads only their names. So a group around
 * them has the label and the error. Not by aria-labelledby: Orca would change the order of the referenced texts.
 */
export function DateField(props: FieldProps<'input'>) {
  return (
    <Field<'input'> {...props}>
      {(control, words) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be read in addition to the label
        <div role="group" aria-label={words}>
          <input {...control} type="date" />
        </div>
      )}
    </Field>
  );
}

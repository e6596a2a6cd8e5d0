import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

/**
 * The browser focuses day, month and year one by one, and with Firefox Orca reads only their names. So a group around
 * them has the label and the error. Not by aria-labelledby: Orca would change the order of the referenced texts.
 */
export function DateField({ label, hint, error, optional, footer, ...input }: FieldProps<'input'>) {
  return (
    <Field {...{ label, hint, error, optional, footer }} name={input.name}>
      {(control, words) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would be read in addition to the label
        <div role="group" aria-label={words}>
          <input {...input} type="date" {...control} className={styles.control} />
        </div>
      )}
    </Field>
  );
}

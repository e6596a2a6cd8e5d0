import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

/**
 * A calendar day. Its parts take the focus one by one, and Orca with Firefox reads only their names. The group around them
 * has label and error; Orca misorders texts of aria-labelledby.
 */
export function DateField({ label, hint, error, optional, footer, ...input }: FieldProps<'input'>) {
  return (
    <Field {...{ label, hint, error, optional, footer }} name={input.name}>
      {(control, words) => (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset would say its legend beside the label
        <div role="group" aria-label={words}>
          <input {...input} type="date" {...control} className={styles.control} />
        </div>
      )}
    </Field>
  );
}

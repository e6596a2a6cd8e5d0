import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

/**
 * A calendar day. Its day, month and year take the focus one by one, and Orca with Firefox says of each only its own name:
 * the group around them says what they belong to, and what is wrong. Orca puts texts named by aria-labelledby into any order.
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

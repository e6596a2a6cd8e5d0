import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

export function TextareaField({ label, hint, error, optional, footer, ...textarea }: FieldProps<'textarea'>) {
  return (
    <Field {...{ label, hint, error, optional, footer }} name={textarea.name}>
      {(control) => <textarea rows={6} {...textarea} {...control} className={styles.control} />}
    </Field>
  );
}

import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

export function TextField({ label, hint, error, optional, footer, ...input }: FieldProps<'input'>) {
  return (
    <Field {...{ label, hint, error, optional, footer }} name={input.name}>
      {(control) => <input type="text" {...input} {...control} className={styles.control} />}
    </Field>
  );
}

import type { InputHTMLAttributes, Ref } from 'react';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

type TextFieldProps = FieldProps &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className'> & { ref?: Ref<HTMLInputElement> };

export function TextField({ label, hint, error, optional, footer, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, footer }}>
      {(control) => <input type="text" {...input} {...control} className={styles.control} />}
    </Field>
  );
}

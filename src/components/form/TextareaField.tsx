import type { Ref, TextareaHTMLAttributes } from 'react';
import styles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';

type TextareaFieldProps = FieldProps &
  Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id' | 'className'> & { ref?: Ref<HTMLTextAreaElement> };

export function TextareaField({ label, hint, error, optional, footer, ...textarea }: TextareaFieldProps) {
  return (
    <Field {...{ label, hint, error, optional, footer }}>
      {(control) => <textarea rows={6} {...textarea} {...control} className={styles.control} />}
    </Field>
  );
}

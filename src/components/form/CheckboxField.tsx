import { type InputHTMLAttributes, type ReactNode, type Ref, useId } from 'react';
import './choices.css';
import styles from './CheckboxField.module.css';
import fieldStyles from './Field.module.css';

type CheckboxFieldProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'id' | 'className' | 'type'> & {
  label: ReactNode;
  error?: string | undefined;
  ref?: Ref<HTMLInputElement>;
};

export function CheckboxField({ label, error, ...input }: CheckboxFieldProps) {
  const id = useId();
  return (
    <div className={fieldStyles.field}>
      <label className={styles.label} htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={styles.box}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? `${id}-error` : undefined}
        />
        <span>{label}</span>
      </label>
      {error && (
        <p className="strong error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}

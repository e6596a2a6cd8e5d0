import { type ComponentProps, type ReactNode, useId } from 'react';
import './choices.css';
import { useFieldError } from '#src/components/form/Form.tsx';
import styles from './CheckboxField.module.css';
import fieldStyles from './Field.module.css';

type CheckboxFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> & { label: ReactNode };

export function CheckboxField({ label, ...input }: CheckboxFieldProps) {
  const id = useId();
  const error = useFieldError(input.name);
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

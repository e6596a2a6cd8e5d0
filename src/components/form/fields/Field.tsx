import { type ComponentProps, type ReactNode, useId } from 'react';
import { useFieldError } from '#src/components/form/Form.tsx';
import styles from './Field.module.css';

interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  /** The attribute is always set, even to false: otherwise Firefox exposes every empty required field as invalid. */
  'aria-invalid': boolean;
}

interface Surroundings {
  label: string;
  hint?: string | undefined;
  /** The error to show if the surrounding form has no error for the control. */
  error?: string | undefined;
  /** Whether the label says that the field is optional. */
  optional?: boolean | undefined;
  /** Content below the control, for example a character counter. */
  footer?: ReactNode;
}

export type FieldProps<Control extends 'input' | 'select' | 'textarea'> = Surroundings &
  Omit<ComponentProps<Control>, 'id' | 'className' | 'children'>;

interface OwnFieldProps extends Surroundings {
  name: string | undefined;
  /** `words` contains label, hint and error, for a group that surrounds the control. */
  children: (control: ControlAttributes, words: string) => ReactNode;
}

export function Field({ label, hint, error: given, optional, footer, name, children }: OwnFieldProps) {
  const id = useId();
  const found = useFieldError(name);
  const error = given ?? found;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  return (
    <div className={styles.field} data-invalid={error ? true : undefined}>
      <label className="self-start strong" htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (opcional)</span>}
      </label>
      {hint && (
        <p className={styles.hint} id={hintId}>
          {hint}
        </p>
      )}
      {children(
        {
          id,
          'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
          'aria-invalid': Boolean(error),
        },
        [label, hint, error].filter(Boolean).join(' '),
      )}
      {error && (
        <p className="strong error" id={errorId}>
          {error}
        </p>
      )}
      {footer}
    </div>
  );
}

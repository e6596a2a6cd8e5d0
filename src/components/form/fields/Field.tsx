import { type ComponentProps, type ReactNode, useId } from 'react';
import { useFieldError } from '#src/components/form/Form.tsx';
import styles from './Field.module.css';

type Control = 'input' | 'select' | 'textarea';

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

type OwnProps<Type extends Control> = Omit<ComponentProps<Type>, 'id' | 'className' | 'children'>;

export type FieldProps<Type extends Control> = Surroundings & OwnProps<Type>;

type Rendered<Type extends Control> = FieldProps<Type> & {
  /** Renders the control. `words` contains label, hint and error, for a group that surrounds the control. */
  children: (control: OwnProps<Type> & { id: string; className: string }, words: string) => ReactNode;
};

export function Field<Type extends Control>(props: Rendered<Type>) {
  const { label, hint, error: given, optional, footer, children, ...control } = props;
  const id = useId();
  const found = useFieldError(props.name);
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
          ...(control as unknown as OwnProps<Type>),
          id,
          'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
          // Set even to false: otherwise Firefox exposes every empty required field as invalid.
          'aria-invalid': Boolean(error),
          className: styles.control ?? '',
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

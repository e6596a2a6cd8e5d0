import { useState } from 'react';
import { announce } from '#src/components/ui/behaviour/announcements.ts';
import fieldStyles from './Field.module.css';
import { Field, type FieldProps } from './Field.tsx';
import styles from './PasswordField.module.css';

type PasswordFieldProps = FieldProps<'input'> & { autoComplete: 'current-password' | 'new-password' };

export function PasswordField({ label, hint, error, optional, footer, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = () => {
    setShown(!shown);
    announce(shown ? 'Senha oculta' : 'Senha visível');
  };
  return (
    <Field {...{ label, hint, error, optional, footer }} name={input.name}>
      {(control) => (
        <div className={`${styles.row} stack`}>
          <input {...input} {...control} type={shown ? 'text' : 'password'} className={fieldStyles.control} />
          <button
            type="button"
            className={styles.toggle}
            aria-controls={control.id}
            disabled={input.disabled}
            onClick={toggle}
          >
            {shown ? 'Ocultar' : 'Mostrar'}{' '}
            <span className="visually-hidden">{label.toLocaleLowerCase('pt-BR')}</span>
          </button>
        </div>
      )}
    </Field>
  );
}

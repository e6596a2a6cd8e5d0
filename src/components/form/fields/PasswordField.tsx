import { useState } from 'react';
import { announce } from '#src/components/ui/behaviour/announcements.ts';
import { Field, type FieldProps } from './Field.tsx';
import styles from './PasswordField.module.css';

type PasswordFieldProps = FieldProps<'input'> & { autoComplete: 'current-password' | 'new-password' };

export function PasswordField(props: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const toggle = () => {
    setShown(!shown);
    announce(shown ? 'Senha oculta' : 'Senha visível');
  };
  return (
    <Field<'input'> {...props}>
      {(control) => (
        <div className={`${styles.row} stack`}>
          <input {...control} type={shown ? 'text' : 'password'} />
          <button
            type="button"
            className={styles.toggle}
            aria-controls={control.id}
            disabled={control.disabled}
            onClick={toggle}
          >
            {shown ? 'Ocultar' : 'Mostrar'}{' '}
            <span className="visually-hidden">{props.label.toLocaleLowerCase('pt-BR')}</span>
          </button>
        </div>
      )}
    </Field>
  );
}

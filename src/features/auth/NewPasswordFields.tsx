import { PasswordField } from '#src/components/form/fields/PasswordField.tsx';
import { PASSWORD_MIN } from '#src/domain/accounts/newPassword.ts';

interface NewPasswordFieldsProps {
  name?: string;
  label?: string;
  confirmation?: string;
  /** A text about the requirements for the password. */
  hint?: string;
}

export function NewPasswordFields({
  name = 'newPassword',
  label = 'Nova senha',
  confirmation = 'Confirmar nova senha',
  hint = `Pelo menos ${PASSWORD_MIN} caracteres.`,
}: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordField label={label} hint={hint} name={name} autoComplete="new-password" required />
      <PasswordField label={confirmation} name="confirmPassword" autoComplete="new-password" required />
    </>
  );
}

import { PasswordField } from '#src/components/form/fields/PasswordField.tsx';
import { PASSWORD_MIN } from '#src/domain/accounts/newPassword.ts';

type NewPasswordFieldsProps = Partial<Record<'name' | 'label' | 'confirmation' | 'hint', string>>;

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

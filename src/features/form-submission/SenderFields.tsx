import { EmailField } from '#src/components/form/fields/EmailField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { NAME_LIMIT } from '#src/domain/forms/fieldLimits.ts';

export function SenderFields() {
  return (
    <>
      <TextField label="Nome" name="nome" autoComplete="name" maxLength={NAME_LIMIT} required />
      <EmailField />
    </>
  );
}

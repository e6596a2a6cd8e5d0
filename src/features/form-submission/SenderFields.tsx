import { EmailField } from '#src/components/form/EmailField.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import { NAME_LIMIT } from '#src/domain/fieldLimits.ts';

/** Who writes: the two answers that every message to the studio needs. */
export function SenderFields() {
  return (
    <>
      <TextField label="Nome" name="nome" autoComplete="name" maxLength={NAME_LIMIT} required />
      <EmailField label="Email" name="email" />
    </>
  );
}

import { EmailField } from '#src/components/form/EmailField.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import type { FormErrors } from '#src/components/form/useForm.ts';
import { NAME_LIMIT } from '#src/domain/fieldLimits.ts';

/** Who writes: the two answers that every message to the studio needs. */
export function SenderFields({ errors }: { errors: FormErrors }) {
  return (
    <>
      <TextField
        label="Nome"
        name="nome"
        autoComplete="name"
        maxLength={NAME_LIMIT}
        required
        error={errors.nome}
      />
      <EmailField label="Email" name="email" error={errors.email} />
    </>
  );
}

import { EmailField } from '#src/components/form/EmailField.tsx';
import { TextField } from '#src/components/form/TextField.tsx';
import type { FormErrors } from '#src/components/form/useForm.ts';
import { NAME_LIMIT } from '#src/domain/fieldLimits.ts';

/** Who asks for a proposal; the two answers every proposal needs. */
export function CompanyFields({ errors }: { errors: FormErrors }) {
  return (
    <>
      <TextField
        label="Nome da empresa"
        name="empresa"
        autoComplete="organization"
        maxLength={NAME_LIMIT}
        required
        error={errors.empresa}
      />
      <EmailField label="Email corporativo" name="email" error={errors.email} />
    </>
  );
}

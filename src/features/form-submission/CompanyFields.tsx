import { TextField } from '#src/components/form/TextField.tsx';
import type { FormErrors } from '#src/components/form/useForm.ts';
import { EMAIL_LIMIT, NAME_LIMIT } from '#src/domain/fieldLimits.ts';

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
      <TextField
        label="Email corporativo"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={EMAIL_LIMIT}
        required
        spellCheck={false}
        error={errors.email}
      />
    </>
  );
}

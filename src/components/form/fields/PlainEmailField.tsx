import { EMAIL_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import type { FieldProps } from './Field.tsx';
import { TextField } from './TextField.tsx';

/** A field for the e-mail address of an account. Unlike EmailField, it suggests no corrections. */
export function PlainEmailField(props: Partial<FieldProps<'input'>>) {
  const address = { autoComplete: 'email', maxLength: EMAIL_LIMIT, spellCheck: false, required: true };
  return <TextField label="Email" name="email" {...address} {...props} type="email" />;
}

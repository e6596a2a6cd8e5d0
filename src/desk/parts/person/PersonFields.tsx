import { TextField } from '#src/components/form/fields/TextField.tsx';
import { EMAIL_LIMIT, NAME_LIMIT, PHONE_LIMIT } from '#src/domain/forms/fieldLimits.ts';

const FIELDS = {
  nome: { label: 'Nome', maxLength: NAME_LIMIT, required: true },
  telefone: { label: 'Telefone', type: 'tel', maxLength: PHONE_LIMIT, required: true },
  email: { label: 'Email', type: 'email', maxLength: EMAIL_LIMIT, required: true },
  emailIfAny: {
    ...{ label: 'Email', type: 'email', maxLength: EMAIL_LIMIT, optional: true },
    hint: 'Se houver, a pessoa recebe a confirmação.',
  },
} as const;

export type KnownPerson = Record<'nome' | 'telefone' | 'email', string>;

type PersonFieldsProps = { names: readonly (keyof typeof FIELDS)[]; person: KnownPerson | undefined };

export function PersonFields({ names, person }: PersonFieldsProps) {
  return names.map((field) => {
    const name = field === 'emailIfAny' ? 'email' : field;
    return (
      <TextField key={name} {...FIELDS[field]} name={name} autoComplete="off" defaultValue={person?.[name]} />
    );
  });
}

import { TextField } from '#src/components/form/fields/TextField.tsx';
import { DeskForm } from '#src/desk/parts/dialogs/DeskForm.tsx';
import { PASSKEY_NAME_LIMIT } from '#src/domain/accounts/passkeys.ts';
import { enrolPasskey } from '#src/services/desk/passkeys.ts';

interface EnrolPasskeyProps {
  label: string;
  /** The secret of the link that enrols a first passkey. Without it, the session must be recent. */
  link?: string;
  onEnrol: () => void;
}

export function EnrolPasskey({ label, link, onEnrol }: EnrolPasskeyProps) {
  return (
    <DeskForm
      label={label}
      check={({ nome = '' }) => ({ nome: nome.trim() ? undefined : 'Nome da chave é obrigatório' })}
      work={async ({ nome = '' }, { form }) => {
        await enrolPasskey(nome.trim(), link);
        form.reset();
      }}
      failed="A chave não foi cadastrada: o navegador parou o pedido, ou ela já está aqui. Tente de novo."
      done="Chave cadastrada. A equipe foi avisada por email."
      onDone={onEnrol}
      isSensitive={link === undefined}
      isQuiet={link === undefined}
      submit={[label]}
    >
      <TextField
        label="Nome da chave"
        hint="Para reconhecê-la depois: “Notebook do estúdio”, “Meu celular”."
        name="nome"
        maxLength={PASSKEY_NAME_LIMIT}
        autoComplete="off"
        required
      />
    </DeskForm>
  );
}

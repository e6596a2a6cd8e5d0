import { useState } from 'react';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { studio } from '#src/copy/studio.ts';
import { useOwnAccount } from '#src/desk/base/useOwnAccount.ts';
import { DeskForm } from '#src/desk/parts/dialogs/DeskForm.tsx';
import { PersonFields } from '#src/desk/parts/person/PersonFields.tsx';
import { validateFirstMessage } from '#src/domain/commands/writeFirst.ts';
import { REPLY_LIMIT, signatureOf } from '#src/domain/submissions/replies/replies.ts';

interface WriteFirstProps {
  person?: { nome: string; email: string } | undefined;
  /** Receives the id of the new conversation. */
  onSent: (id: string) => void;
}

export function WriteFirst({ person, onSent }: WriteFirstProps) {
  const name = useOwnAccount()?.displayName ?? '';
  // The id stays the same until the mail is stored, so that a retry sends the same mail.
  const [id] = useState(() => crypto.randomUUID());
  return (
    <DeskForm
      label="Escrever para alguém"
      check={(values) => validateFirstMessage(values).fields ?? {}}
      work={async ({ nome = '', email = '', mensagem = '' }, { giveCommand }) => {
        const message = { nome, email, mensagem };
        await giveCommand('write', { kind: 'messages', id, revision: 0 }, { message });
      }}
      failed="Não foi possível enviar. O texto continua aqui; tente de novo."
      onDone={() => onSent(id)}
      submit={['Enviar']}
      back="Fechar"
    >
      <PersonFields names={['nome', 'email']} person={person} />
      <TextareaField label="Mensagem" name="mensagem" maxLength={REPLY_LIMIT} required />
      <p className="small soft">Assinatura: {signatureOf(name, studio.name)}</p>
    </DeskForm>
  );
}

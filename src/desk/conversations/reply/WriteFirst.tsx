import { useRef } from 'react';
import { Form } from '#src/components/form/Form.tsx';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { TextField } from '#src/components/form/fields/TextField.tsx';
import { useForm } from '#src/components/form/useForm.ts';
import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { studio } from '#src/copy/studio.ts';
import { useCommands } from '#src/desk/parts/useCommands.ts';
import { useOwnAccount } from '#src/desk/parts/useOwnAccount.ts';
import { EMAIL_LIMIT, NAME_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import { REPLY_LIMIT, signatureOf } from '#src/domain/submissions/replies.ts';
import { FormFailure } from '#src/features/auth/FormFailure.ts';

/** Writes to somebody who has not written; `onSent` hears the conversation that it begins. */
export function WriteFirst({ onSent }: { onSent: (conversation: { id: string }) => void }) {
  const name = useOwnAccount()?.displayName ?? '';
  const { giveCommand } = useCommands();
  // Kept until it is stored, so that a second try sends the same mail.
  const id = useRef<string>(undefined);
  const form = useForm({
    validate: async (values) => {
      const { validateFirstMessage } = await import('#src/domain/commands/writeFirst.ts');
      return validateFirstMessage(values).fields ?? {};
    },
    submit: async ({ nome = '', email = '', mensagem = '' }) => {
      id.current ??= crypto.randomUUID();
      const begun = { kind: 'messages', id: id.current, revision: 0 } as const;
      try {
        await giveCommand('write', begun, { message: { nome, email, mensagem } });
      } catch (cause) {
        throw new FormFailure('Não foi possível enviar. O texto continua aqui; tente de novo.', { cause });
      }
      id.current = undefined;
      form.formRef.current?.reset();
      onSent(begun);
    },
  });
  const { state } = form;
  return (
    <Form form={form} aria-label="Escrever para alguém" className="stack-4 full">
      <TextField label="Nome" name="nome" maxLength={NAME_LIMIT} required autoComplete="off" />
      <TextField
        label="Email"
        name="email"
        type="email"
        maxLength={EMAIL_LIMIT}
        required
        autoComplete="off"
      />
      <TextareaField label="Mensagem" name="mensagem" maxLength={REPLY_LIMIT} required />
      <p className="small soft">Assinatura: {signatureOf(name, studio.name)}</p>
      <div>
        <Button type="submit" busy={state.status === 'submitting'}>
          Enviar
        </Button>
      </div>
      {state.status === 'failed' && state.message && <Notice tone="error" title={state.message} />}
    </Form>
  );
}

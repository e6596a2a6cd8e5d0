import { useState } from 'react';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { ToggleGroup } from '#src/components/ui/ToggleGroup.tsx';
import { studio } from '#src/copy/studio.ts';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { EnterBookingForm } from '#src/desk/parts/bookings/EnterBookingForm.tsx';
import { AdminDialog } from '#src/desk/parts/dialogs/AdminDialog.tsx';
import { DeskForm } from '#src/desk/parts/dialogs/DeskForm.tsx';
import { DialogButton } from '#src/desk/parts/dialogs/DialogButton.tsx';
import { validateFirstMessage } from '#src/domain/commands/writeFirst.ts';
import { REPLY_LIMIT, signatureOf } from '#src/domain/submissions/replies/replies.ts';
import { useOwnAccount } from '#src/features/auth/AuthContext.ts';
import { type KnownPerson, PersonFields } from './PersonFields.tsx';

const KINDS = [
  { value: 'booking', label: 'Agendamento' },
  { value: 'message', label: 'Mensagem' },
] as const;

type Kind = (typeof KINDS)[number]['value'];

type NewEntryProps = { label?: string; only?: Kind; given?: KnownPerson };

/** A button that enters a booking made by phone, or begins a conversation. Without `only`, its dialog asks which. */
export function NewEntry({ label = 'Novo', only, given }: NewEntryProps) {
  const { go } = useInboxNavigation();
  const [chosen, setChosen] = useState<Kind>('booking');
  const isBooking = (only ?? chosen) === 'booking';
  return (
    <DialogButton
      label={label}
      variant={only === 'booking' ? 'secondary' : 'primary'}
      dialog={(close) => (
        <AdminDialog title={isBooking ? 'Anotar um agendamento' : 'Escrever para alguém'} onClose={close}>
          {!only && (
            <ToggleGroup
              variant="joined"
              label="O que é novo"
              choices={KINDS}
              chosen={chosen}
              onChoose={setChosen}
            />
          )}
          {isBooking ? (
            <EnterBookingForm person={given} back="Fechar" onDone={close} />
          ) : (
            <WriteFirst
              person={given}
              onSent={(id) => {
                close();
                go({ view: 'conversations', openId: id });
              }}
            />
          )}
        </AdminDialog>
      )}
    />
  );
}

function WriteFirst({ person, onSent }: { person: KnownPerson | undefined; onSent: (id: string) => void }) {
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
      reloads
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

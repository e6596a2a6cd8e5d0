import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ToggleGroup } from '#src/components/ui/ToggleGroup.tsx';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { EnterBookingForm } from '#src/desk/parts/bookings/EnterBookingForm.tsx';
import { AdminDialog } from '#src/desk/parts/dialogs/AdminDialog.tsx';
import { DialogButton } from '#src/desk/parts/dialogs/DialogButton.tsx';
import { WriteFirst } from '#src/desk/parts/person/WriteFirst.tsx';

const KINDS = [
  { value: 'booking', label: 'Agendamento' },
  { value: 'message', label: 'Mensagem' },
] as const;

type Kind = (typeof KINDS)[number]['value'];

export interface NewEntryProps {
  label?: string;
  /** The kind of entry. If it is missing, the administrator chooses. */
  only?: Kind;
  /** The person, if known. */
  given?: { nome: string; email: string; telefone: string };
}

/** Enters a booking made by phone, or writes to somebody first, from any room. */
export function NewEntry({ label = 'Novo', only, given }: NewEntryProps) {
  const { go } = useInboxNavigation();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<Kind>('booking');
  const isBooking = (only ?? chosen) === 'booking';
  return (
    <DialogButton
      label={label}
      variant={only === 'booking' ? 'secondary' : 'primary'}
      {...(isBooking && { done: 'Anotado: está na agenda do dia.' })}
      dialog={(close) => (
        <AdminDialog
          title={isBooking ? 'Anotar um agendamento' : 'Escrever para alguém'}
          onClose={() => close(false)}
        >
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
            <EnterBookingForm
              person={given}
              back="Fechar"
              onDone={() => {
                close(true);
                void client.invalidateQueries();
              }}
            />
          ) : (
            <WriteFirst
              person={given}
              onSent={(id) => {
                close(true);
                void client.invalidateQueries();
                go({ view: 'conversations', openId: id });
              }}
            />
          )}
        </AdminDialog>
      )}
    />
  );
}

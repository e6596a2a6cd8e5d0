import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ToggleGroup } from '#src/components/ui/ToggleGroup.tsx';
import { EnterBookingForm } from '#src/desk/agenda/EnterBookingForm.tsx';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { WriteFirst } from '#src/desk/conversations/reply/WriteFirst.tsx';
import { AdminDialog } from '#src/desk/parts/AdminDialog.tsx';
import { DialogButton } from '#src/desk/parts/DialogButton.tsx';

const KINDS = [
  { value: 'booking', label: 'Agendamento' },
  { value: 'message', label: 'Mensagem' },
] as const;

/** Notes a booking that was made by phone, or writes to somebody first, from whatever room one is in. */
export function NewEntry() {
  const { go } = useInboxNavigation();
  const client = useQueryClient();
  const [kind, setKind] = useState<(typeof KINDS)[number]['value']>('booking');
  const isBooking = kind === 'booking';
  return (
    <DialogButton
      label="Novo"
      dialog={(close) => (
        <AdminDialog
          title={isBooking ? 'Anotar um agendamento' : 'Escrever para alguém'}
          onClose={() => close(false)}
        >
          <ToggleGroup
            variant="joined"
            label="O que é novo"
            choices={KINDS}
            chosen={kind}
            onChoose={setKind}
          />
          {isBooking ? (
            <EnterBookingForm back="Fechar" onDone={() => void client.invalidateQueries()} />
          ) : (
            <WriteFirst
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

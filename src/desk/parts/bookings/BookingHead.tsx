import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { OfferTimes, offeredTimes } from '#src/desk/parts/bookings/OfferTimes.tsx';
import { AdminDialog } from '#src/desk/parts/dialogs/AdminDialog.tsx';
import { DeskForm } from '#src/desk/parts/dialogs/DeskForm.tsx';
import { DialogButton } from '#src/desk/parts/dialogs/DialogButton.tsx';
import { BookedTime } from '#src/desk/parts/rows/Gist.tsx';
import { isDeclined } from '#src/domain/submissions/bookings/bookingEvent.ts';
import {
  CANCELLATION_NOTE_LIMIT,
  CANCELLATION_REASONS,
  type CancellationReason,
} from '#src/domain/submissions/bookings/cancellationReasons.ts';
import { isUpcoming } from '#src/domain/submissions/bookings/isUpcoming.ts';
import { validateCancellation } from '#src/domain/submissions/bookings/validateCancellation.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { MoveDialog } from './MoveDialog.tsx';

export function BookingHead({ booking }: { booking: BookingSubmission }) {
  return (
    <>
      <p>
        <BookedTime booking={booking} />
      </p>
      {booking.holdsSlot && isDeclined(booking) && (
        <p className="error strong small">
          {booking.host?.name ?? 'Quem atende'} recusou o convite: escolha outra pessoa em “Quem atende”.
        </p>
      )}
      <div className="cluster-2 middle screen-only">
        <DialogButton
          variant="secondary"
          label="Mudar de horário"
          singleKey="m"
          // After the studio has recorded the attendance, a booking cannot be moved.
          isPossible={booking.holdsSlot && !booking.attendance}
          dialog={(close) => <MoveDialog booking={booking} onClose={close} />}
        />
        <CancelBooking booking={booking} />
      </div>
    </>
  );
}

export function CancelBooking({ booking }: { booking: BookingSubmission }) {
  const { nome, email, tipoConsulta } = booking;
  return (
    <DialogButton
      variant="secondary"
      label="Cancelar o agendamento"
      isPossible={isUpcoming(booking, new Date())}
      dialog={(close) => (
        <AdminDialog title="Cancelar este agendamento?" onClose={close}>
          <p className="breakable">
            <strong>{nome}</strong>, <BookedTime booking={booking} />
          </p>
          <ul>
            <li>O horário fica livre e outra pessoa pode reservar.</li>
            {email && <li>{nome} recebe um email avisando do cancelamento.</li>}
            <li>Não dá para desfazer.</li>
          </ul>
          <DeskForm
            label="Motivo e outros horários"
            check={(values) => validateCancellation(values).fields ?? {}}
            work={(values, { giveCommand }) => {
              const { reason, note = '' } = values;
              const words = { reason: reason as CancellationReason, note, offers: offeredTimes(values) };
              return giveCommand('cancelByStudio', booking, { cancellation: words });
            }}
            onDone={() =>
              close(
                'Agendamento cancelado. O horário está livre de novo, e o aviso por email está a caminho.',
              )
            }
            submit={['Sim, cancelar']}
            submitting="Cancelando..."
            back="Manter"
          >
            <SelectField
              label="Motivo"
              name="reason"
              required
              options={CANCELLATION_REASONS}
              emptyLabel="Escolha o motivo"
            />
            <TextareaField
              label="Mensagem para quem marcou"
              hint="Vai no email do cancelamento, junto com o motivo. Só é obrigatória quando o motivo é outro."
              name="note"
              rows={3}
              maxLength={CANCELLATION_NOTE_LIMIT}
            />
            {email ? (
              <OfferTimes type={tipoConsulta} />
            ) : (
              <p>Este agendamento não tem email: avise por telefone.</p>
            )}
          </DeskForm>
        </AdminDialog>
      )}
    />
  );
}

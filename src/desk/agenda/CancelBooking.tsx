import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { TextareaField } from '#src/components/form/fields/TextareaField.tsx';
import { AdminDialog } from '#src/desk/parts/AdminDialog.tsx';
import { DeskForm } from '#src/desk/parts/DeskForm.tsx';
import { DialogButton } from '#src/desk/parts/DialogButton.tsx';
import { isPastSlot, slotRange } from '#src/domain/agenda/slots.ts';
import { consultationMinutes } from '#src/domain/forms/bookingOptions.ts';
import {
  CANCELLATION_NOTE_LIMIT,
  CANCELLATION_REASONS,
  type Cancellation,
  type CancellationReason,
  cancellationText,
} from '#src/domain/submissions/cancellation.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { formatLongDay, formatShortDay, isCalendarDay } from '#src/domain/time/calendarDay.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { OfferTimes, offeredTimes } from './OfferTimes.tsx';

/** Cancels a booking that is still to come, after asking why; or says when and why it was cancelled. */
export function CancelBooking({ booking }: { booking: BookingSubmission }) {
  const { data, horario, holdsSlot, cancelledAt, cancellation } = booking;
  return (
    <div className="stack-3 start">
      {cancelledAt && (
        <p>
          Cancelado em <time dateTime={cancelledAt.toISOString()}>{formatDateTime(cancelledAt)}</time>.
        </p>
      )}
      {cancellation && <CancellationNotice cancellation={cancellation} />}
      <DialogButton
        variant="secondary"
        label="Cancelar o agendamento"
        done="Agendamento cancelado. O horário está livre de novo, e o aviso por email está a caminho."
        isPossible={holdsSlot && isCalendarDay(data) && !isPastSlot(data, horario, new Date())}
        dialog={(close) => (
          <AdminDialog title="Cancelar este agendamento?" onClose={() => close(false)}>
            <CancelForm booking={booking} onDone={() => close(true)} />
          </AdminDialog>
        )}
      />
    </div>
  );
}

/** Asks why a booking is cancelled, and for other times, and says what cancelling means. */
function CancelForm({ booking, onDone }: { booking: BookingSubmission; onDone: () => void }) {
  const { nome, email, data, horario, tipoConsulta } = booking;
  return (
    <>
      <p className="strong breakable">
        {nome}, {isCalendarDay(data) && formatLongDay(data)},{' '}
        {slotRange(horario, consultationMinutes(tipoConsulta))}
      </p>
      <ul>
        <li>O horário fica livre e outra pessoa pode reservar.</li>
        {email && <li>{nome} recebe um email avisando do cancelamento.</li>}
        <li>Não dá para desfazer.</li>
      </ul>
      <DeskForm
        label="Motivo e outros horários"
        check={async (values) => {
          const { validateCancellation } = await import('#src/domain/submissions/validateCancellation.ts');
          const given = validateCancellation(values);
          return 'errors' in given ? given.errors : {};
        }}
        work={(values, { giveCommand }) => {
          const { reason, note = '' } = values;
          const cancellation = { reason: reason as CancellationReason, note, offers: offeredTimes(values) };
          return giveCommand('cancelByStudio', booking, { cancellation });
        }}
        isSensitive
        onDone={onDone}
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
          <OfferTimes minutes={consultationMinutes(tipoConsulta)} />
        ) : (
          <p>Este agendamento não tem email: avise por telefone.</p>
        )}
      </DeskForm>
    </>
  );
}

/** The studio's words with a cancellation, and the times that it offered. */
function CancellationNotice({ cancellation }: { cancellation: Cancellation }) {
  const { offers } = cancellation;
  const reason = cancellationText(cancellation);
  return (
    <>
      {reason && <p className="breakable lines">Motivo: {reason}</p>}
      {offers.length > 0 && (
        <p>
          Horários oferecidos:{' '}
          {offers.map(({ data, horario }) => `${formatShortDay(data)}, ${horario}`).join('; ')}.
        </p>
      )}
    </>
  );
}

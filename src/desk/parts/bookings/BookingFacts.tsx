import { useQuery } from '@tanstack/react-query';
import { SelectField } from '#src/components/form/fields/SelectField.tsx';
import { ToggleGroup } from '#src/components/ui/ToggleGroup.tsx';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { DeskForm, FieldForm } from '#src/desk/parts/dialogs/DeskForm.tsx';
import { MEETING_ADDRESS_LIMIT, meetingAddressError } from '#src/domain/agenda/agendaSettings.ts';
import { isPastSlot } from '#src/domain/agenda/slots.ts';
import { answersIn } from '#src/domain/forms/bookingFields.ts';
import { ATTENDANCES } from '#src/domain/submissions/bookings/bookingEvent.ts';
import { cancellationText } from '#src/domain/submissions/bookings/cancellationReasons.ts';
import { isUpcoming } from '#src/domain/submissions/bookings/isUpcoming.ts';
import { BOOKING_STANDINGS } from '#src/domain/submissions/states.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { formatShortDay } from '#src/domain/time/calendarDay.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { loadHosts } from '#src/services/desk/hosting.ts';

export function BookingFacts({ booking }: { booking: BookingSubmission }) {
  const { cancelledAt, cancellation } = booking;
  const reason = cancellation && cancellationText(cancellation);
  const offers = cancellation?.offers.map((offer) => `${formatShortDay(offer.data)}, ${offer.horario}`) ?? [];
  return (
    <>
      {cancelledAt && (
        <p>
          Cancelado em <time dateTime={cancelledAt.toISOString()}>{formatDateTime(cancelledAt)}</time>.
        </p>
      )}
      {reason && <p className="breakable lines">Motivo: {reason}</p>}
      {offers.length > 0 && <p>Horários oferecidos: {offers.join('; ')}.</p>}
      <BookingAttendance booking={booking} />
      {booking.host && (
        <p>
          Quem atende: <strong>{booking.host.name}</strong>.
        </p>
      )}
      <BookingHost booking={booking} />
      <BookingPlace key={booking.meetingAddress} booking={booking} />
      {answersIn(booking).map(({ label, text }) => (
        <p key={label} className="small soft">
          {label}: {text || 'não disse'}.
        </p>
      ))}
    </>
  );
}

const LABEL = 'Endereço desta consultoria';

function BookingPlace({ booking }: { booking: BookingSubmission }) {
  if (!booking.holdsSlot) return null;
  return (
    <FieldForm
      label={LABEL}
      check={meetingAddressError}
      work={(meetingAddress, { giveCommand }) => giveCommand('place', booking, { meetingAddress })}
      done="Endereço salvo."
      submit={['Salvar o endereço']}
      isQuiet
      field={{
        label: LABEL,
        hint: `Vazio, vale o endereço de todas.${booking.email && ' Quem marcou recebe um email quando ele muda.'}`,
        maxLength: MEETING_ADDRESS_LIMIT,
        defaultValue: booking.meetingAddress,
      }}
    />
  );
}

/** A form to give a consultation to another host. Empty if there is no other host, or after the consultation. */
function BookingHost({ booking }: { booking: BookingSubmission }) {
  const { host } = booking;
  const { data: hosts = [] } = useQuery({ queryKey: ['hosts'], queryFn: () => loadHosts() });
  const others = hosts.filter(({ uid }) => uid !== host?.uid);
  if (others.length === 0 || !isUpcoming(booking, new Date())) return null;
  return (
    <DeskForm
      key={host?.uid}
      label="Quem atende"
      check={({ host: chosen }) => (chosen ? {} : { host: 'Escolha quem atende' })}
      work={({ host: chosen = '' }, { giveCommand }) => giveCommand('host', booking, { host: chosen })}
      done="Pronto: as agendas recebem o aviso."
      submit={['Passar a consultoria']}
      isQuiet
    >
      <SelectField
        label="Quem atende"
        name="host"
        emptyLabel={host?.name ?? 'Ninguém ainda'}
        options={others.map(({ uid, name }) => ({ value: uid, label: name }))}
      />
    </DeskForm>
  );
}

const NOTES = ['held', ...ATTENDANCES] as const;

export function BookingAttendance({ booking }: { booking: BookingSubmission }) {
  const { outcome, give, running } = useSubmissionAction();
  if (!booking.holdsSlot || !isPastSlot(booking.data, booking.horario, new Date())) return null;
  return (
    <div className="stack-2 start">
      <ToggleGroup<(typeof NOTES)[number]>
        variant="joined"
        label="A consultoria aconteceu?"
        choices={NOTES.map((value) => ({ value, label: BOOKING_STANDINGS[value].label }))}
        chosen={booking.attendance ?? 'held'}
        busy={running}
        onChoose={(chosen) =>
          give('attend', booking, { attendance: chosen === 'held' ? 'none' : chosen }, { done: 'Anotado.' })
        }
      />
      {outcome}
    </div>
  );
}

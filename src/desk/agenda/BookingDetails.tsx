import { BookingSummary } from '#src/components/sections/events/BookingSummary.tsx';
import { LinkedText } from '#src/desk/parts/LinkedText.tsx';
import { SLOTS } from '#src/domain/agenda/slots.ts';
import { callAddress, whatsappAddress } from '#src/domain/site/telephone.ts';
import { bookingStatus } from '#src/domain/submissions/inboxFilters.ts';
import { BOOKING_STANDINGS } from '#src/domain/submissions/states.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { isCalendarDay } from '#src/domain/time/calendarDay.ts';

/** A booking's details, in the order of the form. */
export function BookingDetails({ booking }: { booking: BookingSubmission }) {
  const { data, horario, telefone, comoConheceu, descricaoProjeto } = booking;
  const standing = bookingStatus(booking);
  return (
    <div className="stack-5 full">
      <BookingSummary
        title={standing === 'held' ? 'Consulta marcada' : BOOKING_STANDINGS[standing].label}
        booking={{
          ...booking,
          data: isCalendarDay(data) ? data : undefined,
          horario: SLOTS.find((slot) => slot === horario),
        }}
      />
      <div className="stack-2">
        <h3>O projeto</h3>
        <p className="breakable lines">
          <LinkedText text={descricaoProjeto} />
        </p>
      </div>
      <dl className="row wrapping wide-gap hairline-above hairline-below pad-block-4">
        {telefone && (
          <div>
            <dt className="small soft">Telefone</dt>
            <dd className="strong breakable">
              <a className="middle touch inline-row" href={callAddress(telefone)}>
                {telefone}
              </a>{' '}
              <a className="middle touch inline-row" href={whatsappAddress(telefone)}>
                WhatsApp
              </a>
            </dd>
          </div>
        )}
        <div>
          <dt className="small soft">Como conheceu o estúdio</dt>
          <dd className="strong breakable">{comoConheceu || 'Não disse'}</dd>
        </div>
      </dl>
    </div>
  );
}

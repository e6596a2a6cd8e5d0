import { useState } from 'react';
import { CheckboxField } from '#src/components/form/fields/CheckboxField.tsx';
import { AdminDialog } from '#src/desk/parts/dialogs/AdminDialog.tsx';
import { DeskForm } from '#src/desk/parts/dialogs/DeskForm.tsx';
import { BookedTime } from '#src/desk/parts/rows/Gist.tsx';
import type { Availability } from '#src/domain/agenda/bookingRules.ts';
import { isAlwaysShut, isShut } from '#src/domain/agenda/slotObstacle.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { loadComingBookings } from '#src/services/desk/submissions.ts';
import { ServiceError } from '#src/services/firebase/ServiceError.ts';
import { OfferTimes, offeredTimes } from './OfferTimes.tsx';

interface TouchedBookingsProps {
  after: Availability;
  bookings: readonly BookingSubmission[];
  verb: string;
  /** Saves the change. Calling it again is safe. */
  save: () => Promise<unknown>;
  onClose: (isSaved: boolean) => void;
}

/** Lists the bookings in the slots to be closed. The person chooses which to cancel, and offers other times. */
export function TouchedBookings({ after, bookings, verb, save, onClose }: TouchedBookingsProps) {
  const [left, setLeft] = useState(bookings);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const toCancel = left.filter(({ id }) => chosen.includes(id));
  const kept =
    left.length > 0 ? `${verb} e manter ${left.length === 1 ? 'a consultoria' : 'todas'}` : `${verb} assim`;
  const title = bookings.length > 0 ? 'Há consultorias marcadas' : 'Nenhum horário fica aberto';
  return (
    <AdminDialog title={title} onClose={() => onClose(false)}>
      {isAlwaysShut(after) && <p>Sem nenhum horário aberto, ninguém marca pelo site.</p>}
      {left.length > 0 && (
        <p>
          Caem no que você vai fechar e continuam valendo. Marque só as que quer cancelar: quem marcou recebe
          um email com outros horários.
        </p>
      )}
      <DeskForm
        label={title}
        work={async (values, { giveCommand }) => {
          await save();
          // Cancels the bookings one after another, so that after a failure the list shows the remaining ones.
          for (const booking of toCancel) {
            const offers = offeredTimes(values, booking.id);
            const cancellation = { reason: 'closed', note: '', offers } as const;
            await giveCommand('cancelByStudio', booking, { cancellation }).catch((error: ServiceError) => {
              // The agenda is already saved, so a person who declines the passkey must hear what is left.
              throw error.code === 'declined' ? new ServiceError('failed') : error;
            });
            setLeft((before) => before.filter(({ id }) => id !== booking.id));
          }
        }}
        onDone={() => onClose(true)}
        failed="Parou no meio: o que falta está na lista. Tente de novo."
        submit={[toCancel.length > 0 ? `${verb} e cancelar ${toCancel.length}` : kept]}
        back={`Voltar sem ${verb.toLowerCase()}`}
      >
        {left.map((booking) => (
          <div key={booking.id} className="stack-2">
            <CheckboxField
              label={
                <>
                  Cancelar <strong>{booking.nome}</strong>, <BookedTime booking={booking} />
                </>
              }
              onChange={({ target }) =>
                setChosen((before) => [
                  ...before.filter((id) => id !== booking.id),
                  ...(target.checked ? [booking.id] : []),
                ])
              }
            />
            {toCancel.includes(booking) && booking.email && (
              <OfferTimes
                type={booking.tipoConsulta}
                prefix={booking.id}
                skip={toCancel.indexOf(booking)}
                isOffered={({ data, horario }) => !isShut(data, horario, after)}
              />
            )}
          </div>
        ))}
      </DeskForm>
    </AdminDialog>
  );
}

/** Saves a change of the agenda, and asks first if it closes booked slots or leaves no open hour. */
export function useBookingsQuestion(verb: string) {
  const [asked, setAsked] = useState<Omit<TouchedBookingsProps, 'verb'>>();
  const saveAsking = async (after: Availability, before: Availability, save: () => Promise<unknown>) => {
    const bookings = (await loadComingBookings()).filter(
      ({ data, horario }) => !isShut(data, horario, before) && isShut(data, horario, after),
    );
    const shutsAll = isAlwaysShut(after) && !isAlwaysShut(before);
    if (bookings.length === 0 && !shutsAll) return void (await save());
    const isSaved = await new Promise<boolean>((onClose) => setAsked({ after, bookings, save, onClose }));
    setAsked(undefined);
    if (!isSaved) throw new Error('', { cause: { error: 'Nada foi salvo.' } });
  };
  return { saveAsking, question: asked && <TouchedBookings {...asked} verb={verb} /> };
}

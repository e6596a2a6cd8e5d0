import { Link } from 'react-router-dom';
import { deskWords } from '#src/desk/base/deskWords.ts';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { useTeamNames } from '#src/desk/base/useTeam.ts';
import { consultationMinutes, consultationName } from '#src/domain/agenda/consultationTypes.ts';
import { bookingStatus } from '#src/domain/submissions/lists/inboxFilters.ts';
import { BOOKING_STANDINGS } from '#src/domain/submissions/states.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import { displayTelephone } from '#src/domain/text/telephone.ts';
import styles from './AgendaGrid.module.css';

/** The media type of a dragged booking's id. */
export const DRAGGED_BOOKING = 'application/x-booking';

/** A booking in the agenda: name, state and responsible person. With `isTimed` it shows its time, otherwise details. */
export function BookingLink({ booking, isTimed = false }: { booking: BookingSubmission; isTimed?: boolean }) {
  const { recordLink } = useInboxNavigation();
  const { id, nome, email, horario, tipoConsulta, telefone, holdsSlot, attendance, responsible } = booking;
  const { nameOf } = useTeamNames();
  const standing = bookingStatus(booking);
  const name = nome || email || deskWords.unreadable;
  return (
    <div className={styles.booking} data-standing={standing}>
      <Link
        className={styles.link}
        draggable={holdsSlot && !attendance}
        onDragStart={({ dataTransfer }) => dataTransfer.setData(DRAGGED_BOOKING, id)}
        {...recordLink(booking)}
      >
        {isTimed && `${horario} `}
        {holdsSlot ? name : <s>{name}</s>}
      </Link>
      <span className="visually-hidden">, </span>
      {!isTimed && (
        <span className={`${styles.details} ${styles.standing}`}>
          {consultationName(booking)}, {consultationMinutes(tipoConsulta)}&nbsp;min
          {telefone && (
            <>
              <span className="visually-hidden">, </span>
              <span className="block tabular">{displayTelephone(telefone)}</span>
            </>
          )}
        </span>
      )}
      <span className={styles.standing}>
        {BOOKING_STANDINGS[standing].label}
        {responsible && ` · ${nameOf(responsible).split(/[\s@]/)[0]}`}
      </span>
    </div>
  );
}

import { Link } from 'react-router-dom';
import { StatusBadges } from '#src/desk/parts/StatusBadges.tsx';
import { submissionLinkId } from '#src/desk/parts/useReturnFocus.ts';
import type { InboxNavigation } from '#src/desk/shell/useInboxNavigation.ts';
import { admin } from '#src/desk/words/admin.ts';
import type { SlotBookings as Slot } from '#src/domain/agenda/bookingsBySlot.ts';
import { slotRange } from '#src/domain/agenda/slots.ts';
import { consultationMinutes, consultationName } from '#src/domain/forms/bookingOptions.ts';
import type { BookingSubmission } from '#src/domain/submissions/submission.ts';
import styles from './DaySlot.module.css';

interface DaySlotProps {
  slot: Slot;
  /** False until the bookings of the day are there. */
  isKnown: boolean;
  navigation: InboxNavigation;
}

/** One slot of a day: its booking or that it is free, and cancelled bookings. */
export function DaySlot({ slot: { slot, held, others }, isKnown, navigation }: DaySlotProps) {
  const { location, linkTo, submissionLink } = navigation;
  const card = (booking: BookingSubmission) => (
    <div
      key={booking.id}
      className={styles.booking}
      data-open={location.openId === booking.id ? true : undefined}
    >
      <h4 className="plain normal strong breakable">
        <Link
          id={submissionLinkId(booking.id)}
          className={styles.link}
          to={linkTo({ openId: booking.id })}
          aria-current={location.openId === booking.id ? 'true' : undefined}
          {...submissionLink}
        >
          {booking.holdsSlot ? booking.nome : <s>{booking.nome}</s>}
        </Link>
      </h4>
      <p>
        {consultationName(booking)}, {slotRange(slot, consultationMinutes(booking.tipoConsulta))}
      </p>
      <StatusBadges submission={booking} />
    </div>
  );
  return (
    <li className={styles.slot} data-held={held ? true : undefined}>
      <p className={styles.time}>{slot}</p>
      <div className="stack-2">
        {held ? card(held) : <p className="row middle soft touch">{isKnown && admin.day.free}</p>}
        {others.map(card)}
      </div>
    </li>
  );
}

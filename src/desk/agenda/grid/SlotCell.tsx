import type { InboxNavigation } from '#src/desk/shell/useInboxNavigation.ts';
import type { AgendaSlot, SlotStanding } from '#src/domain/agenda/agendaDay.ts';
import styles from './AgendaGrid.module.css';
import { BookingLink } from './BookingLink.tsx';

const words: Record<Exclude<SlotStanding, 'taken'>, string> = {
  past: 'Passado',
  closed: 'Fechado',
  late: 'Só pelo estúdio',
  free: 'Livre',
};

interface SlotCellProps {
  slot: AgendaSlot;
  navigation: InboxNavigation;
}

/** One slot of a day: who holds it, or how it stands. */
export function SlotCell({ slot, navigation }: SlotCellProps) {
  const { standing, held, others } = slot;
  const bookings = held ? [held, ...others] : others;
  return (
    <td
      className={styles.cell}
      data-standing={standing}
      data-stop={bookings.length === 0 || undefined}
      tabIndex={bookings.length === 0 ? -1 : undefined}
    >
      {standing !== 'taken' && <p className={styles.word}>{standingWords(slot)}</p>}
      {bookings.map((booking) => (
        <BookingLink key={booking.id} booking={booking} navigation={navigation} />
      ))}
    </td>
  );
}

/** 'Livre', 'Fechado: Natal'. */
function standingWords({ standing, word }: AgendaSlot): string {
  if (standing === 'taken') return '';
  return standing === 'closed' && word ? `${words.closed}: ${word}` : words[standing];
}

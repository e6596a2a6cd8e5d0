import { Icon } from '#src/components/ui/Icon.tsx';
import { admin } from '#src/content/admin.ts';
import { bookingStatus, deliveryStatus } from '#src/domain/inboxFilters.ts';
import type { Submission } from '#src/domain/submission.ts';
import styles from './ItemMarks.module.css';

/** In words: the state the studio gave it, how far its mails are, and whether a booking still stands. */
export function ItemMarks({ item, isNew = false }: { item: Submission; isNew?: boolean }) {
  const { kind, state, mail } = item;
  const delivery = deliveryStatus(mail);
  const standing = kind === 'bookings' ? bookingStatus(item) : 'held';
  return (
    <ul className={styles.marks}>
      <li className={styles.mark} data-state={state}>
        {admin.states[kind][state]}
      </li>
      {standing !== 'held' && (
        <li className={styles.mark} data-state="cancelled">
          {admin.standing[standing]}
        </li>
      )}
      {isNew && <li className={styles.mark}>{admin.list[kind].newNow}</li>}
      <li className={styles.delivery} data-delivery={delivery}>
        {delivery === 'undelivered' && <Icon name="alert" />}
        {admin.delivery[delivery]}
      </li>
    </ul>
  );
}

import { Icon } from '#src/components/ui/Icon.tsx';
import { admin } from '#src/content/admin.ts';
import { bookingStatus, deliveryStatus } from '#src/domain/inboxFilters.ts';
import type { Submission } from '#src/domain/submission.ts';
import styles from './StatusBadges.module.css';

/** In words: the state the studio gave it, how far its mails are, and whether a booking still stands. */
export function StatusBadges({ submission, isNew = false }: { submission: Submission; isNew?: boolean }) {
  const { kind, state, mail } = submission;
  const delivery = deliveryStatus(mail);
  const standing = kind === 'bookings' ? bookingStatus(submission) : 'held';
  return (
    <ul className={styles.badges}>
      <li className={styles.badge} data-state={state}>
        {admin.states[kind][state]}
      </li>
      {standing !== 'held' && (
        <li className={styles.badge} data-state="cancelled">
          {admin.bookingStatus[standing]}
        </li>
      )}
      {isNew && <li className={styles.badge}>{admin.list[kind].newNow}</li>}
      <li className={styles.delivery} data-delivery={delivery}>
        {delivery === 'undelivered' && <Icon name="alert" />}
        {admin.delivery[delivery]}
      </li>
    </ul>
  );
}

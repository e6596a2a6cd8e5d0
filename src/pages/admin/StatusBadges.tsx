import { Icon } from '#src/components/ui/Icon.tsx';
import { admin } from '#src/content/admin.ts';
import { bookingStatus, deliveryStatus } from '#src/domain/inboxFilters.ts';
import type { Submission } from '#src/domain/submission.ts';
import styles from './StatusBadges.module.css';

interface StatusBadgesProps {
  submission: Submission;
  isNew?: boolean;
  /** Messages and bookings stand together, so each says which it is. */
  isKindShown?: boolean;
}

const pause = <span className="visually-hidden">, </span>;

/** In words: the state the studio gave it, how far its mails are, and whether a booking still stands; no list, whose length would be read out in every row. */
export function StatusBadges({ submission, isNew = false, isKindShown = false }: StatusBadgesProps) {
  const { kind, state, mail } = submission;
  const delivery = deliveryStatus(mail);
  const standing = kind === 'bookings' ? bookingStatus(submission) : 'held';
  return (
    <p className={styles.badges}>
      {isKindShown && (
        <>
          <span className={styles.badge}>{admin.person.kinds[kind]}</span>
          {pause}
        </>
      )}
      <span className={styles.badge} data-state={state}>
        {admin.states[kind][state]}
      </span>
      {standing !== 'held' && (
        <>
          {pause}
          <span className={styles.badge} data-state="cancelled">
            {admin.bookingStatus[standing]}
          </span>
        </>
      )}
      {isNew && (
        <>
          {pause}
          <span className={styles.badge}>{admin.list[kind].newNow}</span>
        </>
      )}
      {pause}
      <span className={styles.delivery} data-delivery={delivery}>
        {delivery === 'undelivered' && <Icon name="alert" />}
        {admin.delivery[delivery]}
      </span>
    </p>
  );
}

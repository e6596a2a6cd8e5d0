import { Fragment } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import { admin } from '#src/desk/words/admin.ts';
import { bookingStatus, deliveryStatus } from '#src/domain/submissions/inboxFilters.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import styles from './StatusBadges.module.css';

interface StatusBadgesProps {
  submission: Submission;
  isNew?: boolean;
  /** Messages and bookings stand together, so each says which it is. */
  isKindShown?: boolean;
}

/** In words: the state the studio gave it, how far its mails are, and whether a booking still stands; no list, whose length would be read out in every row. */
export function StatusBadges({ submission, isNew = false, isKindShown = false }: StatusBadgesProps) {
  const { kind, state, mail } = submission;
  const delivery = deliveryStatus(mail);
  const standing = kind === 'bookings' ? bookingStatus(submission) : 'held';
  const badges = [
    ...(isKindShown ? [{ text: admin.person.kinds[kind] }] : []),
    { text: admin.states[kind][state], state },
    ...(standing === 'held' ? [] : [{ text: admin.bookingStatus[standing], state: standing }]),
    ...(isNew ? [{ text: admin.list[kind].newNow }] : []),
  ];
  return (
    <p className={styles.badges}>
      {badges.map((badge) => (
        <Fragment key={badge.text}>
          <span className={styles.badge} data-state={badge.state}>
            {badge.text}
          </span>
          <span className="visually-hidden">, </span>
        </Fragment>
      ))}
      <span className={styles.delivery} data-delivery={delivery}>
        {delivery === 'undelivered' && <Icon name="alert" />}
        {admin.delivery[delivery]}
      </span>
    </p>
  );
}

import { Fragment } from 'react';
import { Icon } from '#src/components/ui/Icon.tsx';
import { deskWords } from '#src/desk/base/deskWords.ts';
import { bookingStatus, deliveryStatus } from '#src/domain/submissions/lists/inboxFilters.ts';
import { BOOKING_STANDINGS, stateOf } from '#src/domain/submissions/states.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { formatBriefDay } from '#src/domain/time/calendarDay.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import styles from './StatusBadges.module.css';

interface StatusBadgesProps {
  submission: Submission;
  isNew?: boolean;
  /** In a list, mails have a badge only if one failed. `byState`: a state has a badge only if it is unusual. */
  list?: 'byState' | 'found';
}

/**
 * State, mail delivery and other conditions of a submission, in words. The badges are not a list, because screen
 * readers would announce its length in every row.
 */
export function StatusBadges({ submission, isNew = false, list }: StatusBadgesProps) {
  const { kind, mail, email, remindOn } = submission;
  const state = stateOf(submission);
  const delivery = deliveryStatus(mail);
  // Without an address there are no mails.
  const isTold = email !== '' && (!list || delivery === 'undelivered');
  const until =
    submission.state === 'postponed' &&
    remindOn &&
    ` até ${formatBriefDay(remindOn, todayInSaoPaulo(new Date()))}`;
  const standing = kind === 'bookings' ? bookingStatus(submission) : 'held';
  const badges = [
    ...(list === 'byState' && !state.isUnusual && !until
      ? []
      : [{ ...state, label: `${state.label}${until || ''}` }]),
    ...(standing === 'held' ? [] : [BOOKING_STANDINGS[standing]]),
    ...(isNew ? [{ label: 'Chegou agora', tone: 'outlined' }] : []),
  ];
  if (badges.length === 0 && !isTold) return null;
  return (
    <p className={styles.badges}>
      {badges.map(({ label, tone }) => (
        <Fragment key={label}>
          <span className={styles.badge} data-badge={tone}>
            {label}
          </span>
          <span className="visually-hidden">, </span>
        </Fragment>
      ))}
      {isTold && (
        <span className={`${styles.delivery} ${delivery === 'undelivered' ? 'strong error' : 'soft'}`}>
          {!list && delivery === 'undelivered' && <Icon name="alert" />}
          {deskWords.delivery[delivery]}
        </span>
      )}
    </p>
  );
}

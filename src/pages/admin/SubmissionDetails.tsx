import type { RefObject } from 'react';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { admin } from '#src/content/admin.ts';
import { formatDateTime } from '#src/domain/formatDateTime.ts';
import { mailto } from '#src/domain/mailto.ts';
import type { Submission } from '#src/domain/submission.ts';
import { BookingDetails } from './BookingDetails.tsx';
import { CancelBooking } from './CancelBooking.tsx';
import { MailStatus } from './MailStatus.tsx';
import { SpamNotice } from './SpamNotice.tsx';
import { StateControl } from './StateControl.tsx';
import { StatusBadges } from './StatusBadges.tsx';
import styles from './SubmissionDetails.module.css';

interface SubmissionDetailsProps {
  submission: Submission;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Called with the submission as stored after a change. */
  onUpdate: (submission: Submission) => void;
}

/** Everything about one submission, and everything that can be done with it. */
export function SubmissionDetails({ submission, headingRef, onUpdate }: SubmissionDetailsProps) {
  const { kind, nome, email, createdAt, expireAt } = submission;
  const { received, reply, subject } = admin.submission;
  const about = kind === 'bookings' ? `${subject[kind]} (${submission.referencia})` : subject[kind];
  return (
    <>
      <header className={styles.header}>
        <p className={styles.received}>
          {received} <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt)}</time>
        </p>
        <h2 ref={headingRef} tabIndex={-1} className={styles.name}>
          {nome || email}
        </h2>
        <a className={styles.email} href={mailto(email)}>
          {email}
        </a>
        <StatusBadges submission={submission} />
      </header>
      {submission.state === 'spam' && expireAt && <SpamNotice expireAt={expireAt} />}
      <div className={styles.actions}>
        <ButtonLink to={mailto(email, about)} icon="mail">
          {reply}
        </ButtonLink>
        <StateControl submission={submission} onUpdate={onUpdate} />
      </div>
      {kind === 'messages' ? (
        <p className={styles.text}>{submission.mensagem}</p>
      ) : (
        <BookingDetails booking={submission} />
      )}
      <MailStatus submission={submission} onUpdate={onUpdate} />
      {kind === 'bookings' && <CancelBooking booking={submission} onUpdate={onUpdate} />}
    </>
  );
}

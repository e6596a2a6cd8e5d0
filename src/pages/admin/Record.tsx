import type { RefObject } from 'react';
import { ButtonLink } from '#src/components/ui/Button.tsx';
import { admin } from '#src/content/admin.ts';
import { formatDateTime } from '#src/domain/formatDateTime.ts';
import { mailto } from '#src/domain/mailto.ts';
import type { Submission } from '#src/domain/submission.ts';
import { BookingFacts } from './BookingFacts.tsx';
import { CancelBooking } from './CancelBooking.tsx';
import { ItemMarks } from './ItemMarks.tsx';
import { MailStatus } from './MailStatus.tsx';
import styles from './Record.module.css';
import { SpamNote } from './SpamNote.tsx';
import { StateChoice } from './StateChoice.tsx';

interface RecordProps {
  item: Submission;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** Hears the record as it is stored after a change. */
  onItem: (item: Submission) => void;
}

/** Everything about one record, and everything that can be done with it. */
export function Record({ item, headingRef, onItem }: RecordProps) {
  const { kind, nome, email, createdAt, expireAt } = item;
  const { received, reply, subject } = admin.record;
  const about = kind === 'bookings' ? `${subject[kind]} (${item.referencia})` : subject[kind];
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
        <ItemMarks item={item} />
      </header>
      {item.state === 'spam' && expireAt && <SpamNote expireAt={expireAt} />}
      <div className={styles.actions}>
        <ButtonLink to={mailto(email, about)} icon="mail">
          {reply}
        </ButtonLink>
        <StateChoice item={item} onItem={onItem} />
      </div>
      {kind === 'messages' ? <p className={styles.text}>{item.mensagem}</p> : <BookingFacts booking={item} />}
      <MailStatus item={item} onItem={onItem} />
      {kind === 'bookings' && <CancelBooking booking={item} onItem={onItem} />}
    </>
  );
}

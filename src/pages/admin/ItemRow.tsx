import { Link } from 'react-router-dom';
import { excerpt } from '#src/domain/excerpt.ts';
import { formatShortDateTime } from '#src/domain/formatDateTime.ts';
import type { Submission } from '#src/domain/submission.ts';
import { BookedTime } from './BookedTime.tsx';
import { ItemMarks } from './ItemMarks.tsx';
import styles from './ItemRow.module.css';
import type { InboxNavigation } from './useInboxAddress.ts';
import { recordLinkId } from './useReturnFocus.ts';

const FIRST_WORDS = 120;

interface ItemRowProps {
  item: Submission;
  /** It came in while the list was open. */
  isNew: boolean;
  navigation: InboxNavigation;
}

/** One record of the list; the whole row opens it. */
export function ItemRow({ item, isNew, navigation: { address, at, recordLink } }: ItemRowProps) {
  const { kind, id, nome, email, state, createdAt } = item;
  const isOpen = address.record === id;
  return (
    <li className={styles.row} data-state={state} data-tone={isOpen ? 'surface' : undefined}>
      <h3 className={styles.name}>
        <Link
          id={recordLinkId(id)}
          className={styles.link}
          to={at({ record: id })}
          aria-current={isOpen ? 'true' : undefined}
          {...recordLink}
        >
          {nome || email}
        </Link>
      </h3>
      <time className={styles.time} dateTime={createdAt.toISOString()}>
        {formatShortDateTime(createdAt, new Date())}
      </time>
      <p className={styles.email}>{email}</p>
      <p className={styles.words}>
        {kind === 'bookings' ? <BookedTime booking={item} /> : excerpt(item.mensagem, FIRST_WORDS)}
      </p>
      <ItemMarks item={item} isNew={isNew} />
    </li>
  );
}

import { Link } from 'react-router-dom';
import { SelectionBox } from '#src/desk/conversations/triage/SelectionBox.tsx';
import { BookedTime } from '#src/desk/parts/BookedTime.tsx';
import { StatusBadges } from '#src/desk/parts/StatusBadges.tsx';
import { submissionLinkId } from '#src/desk/parts/useReturnFocus.ts';
import type { InboxNavigation } from '#src/desk/shell/useInboxNavigation.ts';
import { admin } from '#src/desk/words/admin.ts';
import { excerpt } from '#src/domain/site/excerpt.ts';
import { isUnreadable } from '#src/domain/submissions/isUnreadable.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { formatShortDateTime } from '#src/domain/time/formatDateTime.ts';
import styles from './SubmissionRow.module.css';

const FIRST_WORDS = 120;

interface SubmissionRowProps {
  submission: Submission;
  /** It came in while the list was open. */
  isNew: boolean;
  navigation: InboxNavigation;
  isSelected: boolean;
  onSelect: (isSelected: boolean) => void;
}

/** One submission of the list; the whole row opens it. */
export function SubmissionRow({
  submission,
  isNew,
  navigation: { location, placeOf, search, submissionLink },
  isSelected,
  onSelect,
}: SubmissionRowProps) {
  const { kind, id, nome, email, state, createdAt } = submission;
  const isOpen = location.openId === id;
  return (
    <li className={styles.row} data-state={state} data-tone={isOpen ? 'surface' : undefined}>
      <SelectionBox name={nome || email} isSelected={isSelected} onSelect={onSelect} />
      <h3 className={styles.name}>
        <Link
          id={submissionLinkId(id)}
          className={styles.link}
          to={placeOf(submission)}
          aria-current={isOpen ? 'true' : undefined}
          {...submissionLink}
        >
          {nome || email || admin.unreadable.title}
        </Link>
      </h3>
      <time className={styles.time} dateTime={createdAt.toISOString()}>
        {formatShortDateTime(createdAt, new Date())}
      </time>
      <p className="small soft across breakable">{email}</p>
      <p className={styles.words}>
        {kind === 'bookings' ? (
          <BookedTime booking={submission} />
        ) : (
          excerpt(submission.mensagem, FIRST_WORDS)
        )}
      </p>
      {isUnreadable(submission) && <p className={styles.words}>{admin.unreadable.badge}</p>}
      <StatusBadges submission={submission} isNew={isNew} isKindShown={search !== ''} />
    </li>
  );
}

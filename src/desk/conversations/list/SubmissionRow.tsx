import { Link } from 'react-router-dom';
import { deskWords } from '#src/desk/base/deskWords.ts';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { useTeamNames } from '#src/desk/base/useTeam.ts';
import { Tags } from '#src/desk/conversations/triage/Tags.tsx';
import { Gist } from '#src/desk/parts/rows/Gist.tsx';
import { StatusBadges } from '#src/desk/parts/rows/StatusBadges.tsx';
import '#src/components/form/fields/choices.css';
import styles from '#src/desk/parts/rows/SubmissionRow.module.css';
import { isUnreadable } from '#src/domain/submissions/isUnreadable.ts';
import { KINDS } from '#src/domain/submissions/kinds.ts';
import { stateOf } from '#src/domain/submissions/states.ts';
import { SUBJECTS } from '#src/domain/submissions/subjects.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { formatShortDateTime } from '#src/domain/time/formatDateTime.ts';

interface SubmissionRowProps {
  submission: Submission;
  isNew: boolean;
  isSelected: boolean;
  onSelect: () => void;
}

export function SubmissionRow({ submission, isNew, isSelected, onSelect }: SubmissionRowProps) {
  const { location, search, recordLink } = useInboxNavigation();
  const { nameOf } = useTeamNames();
  const { id, nome, email, responsible, tags, updatedAt } = submission;
  const isOpen = location.openId === id;
  const { subject } = KINDS[submission.form];
  return (
    <li
      className={styles.row}
      data-standing={stateOf(submission).standing}
      data-tone={isOpen ? 'surface' : undefined}
    >
      <label className={styles.choice}>
        <input type="checkbox" className={styles.box} checked={isSelected} onChange={onSelect} />
        <span className="visually-hidden">Selecionar {nome || email}</span>
      </label>
      <h3 className={styles.name}>
        <Link className={styles.link} {...recordLink(submission)}>
          {nome || email || deskWords.unreadable}
        </Link>
      </h3>
      <time className={styles.time} dateTime={updatedAt.toISOString()}>
        {formatShortDateTime(updatedAt, new Date())}
      </time>
      <div className={styles.marks}>
        <StatusBadges submission={submission} isNew={isNew} list={search ? 'found' : 'byState'} />
        <Tags tags={tags} />
      </div>
      <div className={styles.gist}>
        <p className={styles.words}>
          {isUnreadable(submission) && 'Faltam dados neste registro. '}
          {subject !== 'message' && (
            // A booking's row begins with its day and hour, which a narrow list would otherwise cut off.
            <span className={subject === 'booking' ? 'visually-hidden' : undefined}>
              {SUBJECTS[subject].label} ·{' '}
            </span>
          )}
          <Gist submission={submission} />
        </p>
        {responsible && (
          <p className={styles.time}>
            <span className="visually-hidden">Responsável: </span>
            {nameOf(responsible).split(/[\s@]/)[0]}
          </p>
        )}
      </div>
    </li>
  );
}

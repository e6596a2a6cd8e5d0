import { Link } from 'react-router-dom';
import { deskAddress } from '#src/desk/base/deskLocation.ts';
import { deskWords } from '#src/desk/base/deskWords.ts';
import { Gist } from '#src/desk/parts/rows/Gist.tsx';
import rowStyles from '#src/desk/parts/rows/SubmissionRow.module.css';
import { answerDaysLeft } from '#src/domain/submissions/answerTime.ts';
import { stateOf } from '#src/domain/submissions/states.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { formatShortDateTime } from '#src/domain/time/formatDateTime.ts';
import type { Today } from '#src/services/desk/today.ts';
import styles from './TodayView.module.css';

type WaitingProps = Partial<Pick<Today, 'availability'>> & { submission: Submission };

/** A waiting submission. If `availability` is given, it shows the working days left to answer. */
export function Waiting({ submission, availability }: WaitingProps) {
  const { id, nome, email, createdAt } = submission;
  const { isUnusual, label } = stateOf(submission);
  const now = new Date();
  const daysLeft = availability && answerDaysLeft(createdAt, availability, now);
  const to = deskAddress({ view: 'conversations', openId: id });
  return (
    <li className={rowStyles.row} data-plain>
      <h3 className="plain normal strong shrinkable breakable">
        <Link className={rowStyles.link} to={to}>
          {nome || email || deskWords.unreadable}
        </Link>
      </h3>
      <p
        className={`${rowStyles.time} ${styles.left}`}
        data-left={
          daysLeft === undefined ? undefined : daysLeft < 0 ? 'late' : daysLeft === 0 ? 'last' : undefined
        }
      >
        {daysLeft !== undefined && describeDaysLeft(daysLeft)}
      </p>
      <p className={rowStyles.words}>
        {isUnusual && <strong>{label}: </strong>}
        <Gist submission={submission} />
      </p>
      <time className={rowStyles.time} dateTime={createdAt.toISOString()}>
        {formatShortDateTime(createdAt, now)}
      </time>
    </li>
  );
}

/** How many working days are left to answer, in words (see answerDaysLeft). */
function describeDaysLeft(days: number): string {
  if (days === 0) return 'Responder hoje';
  const count = Math.abs(days) === 1 ? '1 dia útil' : `${Math.abs(days)} dias úteis`;
  if (days < 0) return `Atrasada há ${count}`;
  return `${days === 1 ? 'Falta' : 'Faltam'} ${count}`;
}

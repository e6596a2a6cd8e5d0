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
import { TodayPart } from './TodayPart.tsx';
import styles from './WaitingList.module.css';

/** Submissions that wait for an answer, the oldest first, with the working days that are left of those promised. */
export function WaitingList({ waiting, availability }: Pick<Today, 'waiting' | 'availability'>) {
  return (
    <TodayPart title="Esperam resposta" isWide>
      {waiting.length === 0 && (
        <p className="soft">Nada espera resposta. O que chegar pelo site aparece aqui sem recarregar.</p>
      )}
      <ol className="stack one-column plain-list">
        {waiting.map((submission) => (
          <Waiting key={submission.id} submission={submission} availability={availability} />
        ))}
      </ol>
      {waiting.length > 0 && (
        <p className="small">
          <Link to={deskAddress({ view: 'conversations' })}>Todas as conversas em aberto</Link>
        </p>
      )}
    </TodayPart>
  );
}

/** Bookings that confirmed themselves, the newest first: nobody waits for an answer. */
export function NewBookings({ booked }: Pick<Today, 'booked'>) {
  if (booked.length === 0) return null;
  return (
    <TodayPart title="Agendamentos novos">
      <ol className="stack one-column plain-list">
        {booked.map((submission) => (
          <Waiting key={submission.id} submission={submission} />
        ))}
      </ol>
    </TodayPart>
  );
}

type WaitingProps = Partial<Pick<Today, 'availability'>> & { submission: Submission };

function Waiting({ submission, availability }: WaitingProps) {
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

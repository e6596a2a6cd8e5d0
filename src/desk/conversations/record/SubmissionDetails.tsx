import type { ComponentType, RefObject } from 'react';
import { Notice } from '#src/components/ui/Notice.tsx';
import { admin } from '#src/desk/base/admin.ts';
import { useOwnAccount } from '#src/desk/base/useOwnAccount.ts';
import { AnswerBox } from '#src/desk/conversations/reply/AnswerBox.tsx';
import { RepliesList } from '#src/desk/conversations/reply/RepliesList.tsx';
import { ResponsibleControl } from '#src/desk/conversations/triage/ResponsibleControl.tsx';
import { describeLogEntry } from '#src/desk/parts/describeLogEntry.ts';
import { LinkedText } from '#src/desk/parts/LinkedText.tsx';
import { StatusBadges } from '#src/desk/parts/StatusBadges.tsx';
import { mailto } from '#src/domain/site/mailto.ts';
import { bookingReference } from '#src/domain/submissions/bookingReference.ts';
import { isUnreadable } from '#src/domain/submissions/isUnreadable.ts';
import { answersOf } from '#src/domain/submissions/kinds.ts';
import { isAnswerable, stateOf } from '#src/domain/submissions/states.ts';
import type { BookingSubmission, MessageSubmission, Submission } from '#src/domain/submissions/submission.ts';
import { logEntries } from '#src/domain/submissions/submissionLog.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { ConversationBefore } from './ConversationBefore.tsx';
import { DeleteSubmission } from './DeleteSubmission.tsx';
import { MailStatus } from './MailStatus.tsx';
import { NotesSection } from './NotesSection.tsx';
import { ReviewNotice } from './ReviewNotice.tsx';
import { SameAddress } from './SameAddress.tsx';
import { StateControl } from './StateControl.tsx';
import styles from './SubmissionDetails.module.css';
import { SubmissionHistory } from './SubmissionHistory.tsx';

interface SubmissionDetailsProps {
  submission: Submission;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onDelete: () => void;
  /** What the agenda says of a booking, and does with it. */
  booking: Record<'Details' | 'Actions', ComponentType<{ booking: BookingSubmission }>>;
}

/** Everything about one submission, and everything that can be done with it. */
export function SubmissionDetails(props: SubmissionDetailsProps) {
  const { submission, headingRef, onDelete, booking: Booking } = props;
  const { kind, nome, email, createdAt, expireAt } = submission;
  const reference = bookingReference(submission.id);
  return (
    <>
      <header className="stack-1 start">
        <div className="cluster-3 baseline">
          <h2 ref={headingRef} tabIndex={-1} className={styles.name}>
            {nome || email || admin.unreadable}
          </h2>
          <StatusBadges submission={submission} />
        </div>
        <p className={styles.from}>
          <a className="strong breakable" href={mailto(email)}>
            {email}
          </a>
          <span className="small soft tabular">
            Recebido em <time dateTime={createdAt.toISOString()}>{formatDateTime(createdAt)}</time>
            {kind === 'messages' && ` (${reference})`}
          </span>
        </p>
        <ForeignChange submission={submission} />
      </header>
      {submission.state === 'review' && <ReviewNotice submission={submission} />}
      {isUnreadable(submission) && (
        <Notice tone="warning" live={false} title={admin.unreadable}>
          <p>
            Faltam dados, ou foram gravados de um jeito que o site não entende. Mostramos o que dá para ler.
            No banco de dados, ele é <code>{`${kind}/${submission.id}`}</code>
          </p>
        </Notice>
      )}
      {submission.state === 'spam' && (
        <Notice tone="warning" live={false}>
          <p>
            Marcado como spam pela equipe. Este registro some sozinho em{' '}
            <time dateTime={expireAt.toISOString()}>{formatDateTime(expireAt)}</time>.
          </p>
          <p>Se não for spam, escolha outro estado: o prazo volta a ser o de antes.</p>
        </Notice>
      )}
      {stateOf(submission).standing && (
        <div className="cluster-4 upper">
          <StateControl submission={submission} />
          <ResponsibleControl submission={submission} />
        </div>
      )}
      {kind === 'messages' && <ConversationBefore message={submission} />}
      {kind === 'messages' ? <SentText message={submission} /> : <Booking.Details booking={submission} />}
      <RepliesList submission={submission} />
      {email && isAnswerable(submission) && <AnswerBox submission={submission} />}
      <MailStatus submission={submission} />
      {kind === 'bookings' && <Booking.Actions booking={submission} />}
      <NotesSection submission={submission} />
      <SameAddress submission={submission} />
      <SubmissionHistory submission={submission} />
      {submission.state !== 'spam' && expireAt.getTime() > 0 && (
        <p className="small soft">
          Fica guardado até <time dateTime={expireAt.toISOString()}>{formatDateTime(expireAt)}</time>.
        </p>
      )}
      <DeleteSubmission submission={submission} onDelete={onDelete} />
    </>
  );
}

/** The answers and the words of a message, below the name and the e-mail that the head shows. */
function SentText({ message }: { message: MessageSubmission }) {
  const answers = answersOf(message);
  return (
    <>
      {answers.length > 0 && (
        <dl className="stack-1">
          {answers.map(({ name, label, text }) => (
            <div key={name} className="cluster-2 baseline breakable">
              <dt className="soft">{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {message.mensagem && (
        <p className={styles.text}>
          <LinkedText text={message.mensagem} />
        </p>
      )}
    </>
  );
}

/** The last change by somebody else, in a polite live region, so that screen readers say it. */
function ForeignChange({ submission: { log } }: { submission: Submission }) {
  const own = useOwnAccount()?.email;
  const last = logEntries(log).at(-1);
  const isForeign = last !== undefined && last.by !== own;
  return (
    <p aria-live="polite" className="small soft filled-only">
      {isForeign && `Mudança de outra pessoa: ${describeLogEntry(last)}.`}
    </p>
  );
}

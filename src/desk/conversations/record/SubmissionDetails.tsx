import { type ComponentType, type ReactNode, type RefObject, useState } from 'react';
import { Button } from '#src/components/ui/Button.tsx';
import { AnswerBox } from '#src/desk/conversations/reply/AnswerBox.tsx';
import { ResponsibleControl } from '#src/desk/conversations/triage/ResponsibleControl.tsx';
import { isAnswerable, stateOf } from '#src/domain/submissions/states.ts';
import type { BookingSubmission, Submission } from '#src/domain/submissions/submission.ts';
import { formatDate } from '#src/domain/time/calendarDay.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { DeleteSubmission } from './DeleteSubmission.tsx';
import styles from './DetailPane.module.css';
import { JoinableConversations } from './JoinableConversations.tsx';
import { MailStatus } from './MailStatus.tsx';
import { NotesSection } from './NotesSection.tsx';
import { PersonHead } from './PersonHead.tsx';
import { SameAddress } from './SameAddress.tsx';
import { StateControl } from './StateControl.tsx';
import { SubmissionHistory } from './SubmissionHistory.tsx';
import { Thread } from './Thread.tsx';

interface SubmissionDetailsProps {
  submission: Submission;
  headingRef: RefObject<HTMLHeadingElement | null>;
  /** The button back to the list, and those to the neighbours in it. */
  back: ReactNode;
  neighbours: ReactNode;
  /** Opens the next one of the list, or closes this one. */
  onConcluded: () => void;
  onDelete: () => void;
  /** What the agenda says of a booking in the head and among the facts, and does with it. */
  booking: Record<'Head' | 'Facts', ComponentType<{ booking: BookingSubmission }>>;
}

/** One submission: who it is from, what was written, the answer beside it, and the facts, each a part of its own. */
export function SubmissionDetails(props: SubmissionDetailsProps) {
  const { submission, headingRef, back, neighbours, onConcluded, onDelete, booking: Booking } = props;
  const { kind, email, state, remindOn, expireAt } = submission;
  const [areFactsOpen, setFactsOpen] = useState(false);
  const isOwnConversation = stateOf(submission).standing !== undefined;
  return (
    <div className={styles.record} data-facts={areFactsOpen ? 'open' : undefined}>
      <PersonHead
        submission={submission}
        headingRef={headingRef}
        ways={
          <div className="row-2 middle between full screen-only">
            {back}
            <span className={styles.toggle}>
              <Button
                variant="secondary"
                aria-expanded={areFactsOpen}
                onClick={() => setFactsOpen(!areFactsOpen)}
              >
                Dados
              </Button>
            </span>
          </div>
        }
      >
        {kind === 'bookings' && <Booking.Head booking={submission} />}
      </PersonHead>
      <div className={styles.middle}>
        <StateControl submission={submission} isGiven={isOwnConversation}>
          {neighbours}
        </StateControl>
        <Thread submission={submission} />
        {email && isAnswerable(submission) && <AnswerBox submission={submission} onConcluded={onConcluded} />}
      </div>
      <div className={styles.facts}>
        {isOwnConversation && <ResponsibleControl submission={submission} />}
        {remindOn && <p>Volta às abertas em {formatDate(remindOn)}.</p>}
        {kind === 'bookings' && <Booking.Facts booking={submission} />}
        <NotesSection submission={submission} />
        {kind === 'messages' && isOwnConversation && <JoinableConversations message={submission} />}
        <SameAddress submission={submission} />
        <MailStatus submission={submission} />
        <SubmissionHistory submission={submission} />
        {state !== 'spam' && expireAt.getTime() > 0 && (
          <p className="small soft">
            Fica guardado até <time dateTime={expireAt.toISOString()}>{formatDateTime(expireAt)}</time>.
          </p>
        )}
        <DeleteSubmission submission={submission} onDelete={onDelete} />
      </div>
    </div>
  );
}

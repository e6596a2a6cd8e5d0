import { nameAuthor } from '#src/desk/parts/describeLogEntry.ts';
import { useOwnAccount } from '#src/desk/parts/useOwnAccount.ts';
import { adminCancel } from '#src/desk/words/adminCancel.ts';
import { adminLog as words } from '#src/desk/words/adminLog.ts';
import { cancellationText } from '#src/domain/submissions/cancellation.ts';
import type { BookingEvent, Submission } from '#src/domain/submissions/submission.ts';
import { logEntries } from '#src/domain/submissions/submissionLog.ts';
import { formatShortDay, isCalendarDay } from '#src/domain/time/calendarDay.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import styles from './SubmissionHistory.module.css';

type Line = { at: Date; text: string };

/** A submission's history: events and their authors, the oldest first. */
export function SubmissionHistory({ submission }: { submission: Submission }) {
  const own = useOwnAccount()?.email;
  return (
    <div className="stack-2">
      <h3>{words.title}</h3>
      <ol className={styles.lines}>
        {historyLines(submission, own).map(({ at, text }) => (
          <li key={`${at.getTime()} ${text}`}>
            <time dateTime={at.toISOString()}>{formatDateTime(at)}</time> {text}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** A booking tells more of some changes than the log, which then adds only who made them. */
function historyLines(submission: Submission, own: string | undefined): Line[] {
  const { kind, createdAt, log } = submission;
  const events = submission.kind === 'bookings' ? submission.history : [];
  const cancelledAt = submission.kind === 'bookings' ? submission.cancelledAt : null;
  const cancellation = submission.kind === 'bookings' ? submission.cancellation : undefined;
  const reason = cancellation ? `. ${adminCancel.told} ${cancellationText(cancellation)}` : '';
  const told = new Map(events.map((event) => [event.at.getTime(), describeEvent(event)]));
  const entries = logEntries(log);
  const logged = new Set(entries.map(({ at }) => at.getTime()));
  const isEntered = events.some(({ what }) => what === 'entered');
  const lines = [
    ...(isEntered ? [] : [{ at: createdAt, text: words.sent[kind] }]),
    ...events
      .filter(({ at }) => !logged.has(at.getTime()))
      .map((event) => ({ at: event.at, text: describeEvent(event) })),
    ...entries.map(({ at, by, what }) => ({
      at,
      text: [
        told.get(at.getTime()) ?? words.what[what],
        words.by,
        nameAuthor(by, own) + (what === 'cancelled' ? reason : ''),
      ].join(' '),
    })),
    // Cancelled by a version that kept no log.
    ...(cancelledAt && submission.kind === 'bookings' && !logged.has(cancelledAt.getTime())
      ? [{ at: cancelledAt, text: words.cancelled[submission.cancelledBy ?? 'studio'] }]
      : []),
  ];
  return lines.sort((one, other) => one.at.getTime() - other.at.getTime());
}

function describeEvent({ what, from, isHeld, isUntold }: BookingEvent): string {
  const before = from && isCalendarDay(from.data) ? ` ${formatShortDay(from.data)}, ${from.horario}` : '';
  const held = isHeld ? ` (${words.held})` : isUntold ? ` (${words.untold})` : '';
  return what === 'moved' ? `${words.moved}${before}${held}` : words[what];
}

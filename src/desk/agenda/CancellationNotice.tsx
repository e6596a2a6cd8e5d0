import { adminCancel as words } from '#src/desk/words/adminCancel.ts';
import { type Cancellation, cancellationText } from '#src/domain/submissions/cancellation.ts';
import { formatShortDay } from '#src/domain/time/calendarDay.ts';

/** The studio's words with a cancellation, and the times that it offered. */
export function CancellationNotice({ cancellation }: { cancellation: Cancellation }) {
  const { offers } = cancellation;
  const reason = cancellationText(cancellation);
  return (
    <>
      {reason && (
        <p className="breakable lines">
          {words.told} {reason}
        </p>
      )}
      {offers.length > 0 && (
        <p>
          {words.offered}{' '}
          {offers.map(({ data, horario }) => `${formatShortDay(data)}, ${horario}`).join('; ')}.
        </p>
      )}
    </>
  );
}

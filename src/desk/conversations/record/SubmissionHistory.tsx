import { useTeamNames } from '#src/desk/base/useTeam.ts';
import { logWords, nameAuthor } from '#src/desk/parts/record/describeLogEntry.ts';
import type { BookingEvent } from '#src/domain/submissions/bookings/bookingEvent.ts';
import { cancellationText } from '#src/domain/submissions/bookings/cancellationReasons.ts';
import { MAIL_EVENTS } from '#src/domain/submissions/mails/mailName.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { logEntries } from '#src/domain/submissions/submissionLog.ts';
import { formatShortDay, isCalendarDay } from '#src/domain/time/calendarDay.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';

type Line = { at: Date; text: string };

const EVENTS: Record<BookingEvent['what'], string> = {
  entered: 'Anotado pela equipe',
  moved: 'Mudou de',
  place: 'Endereço definido',
  hosted: 'Ninguém atende: quem atendia saiu',
  accepted: logWords.accepted,
  declined: logWords.declined,
  lapsed: 'Horário livre de novo, sem confirmação a tempo',
  ...MAIL_EVENTS,
};

export function SubmissionHistory({ submission }: { submission: Submission }) {
  const { nameOf } = useTeamNames();
  return (
    <div className="stack-2">
      <h3>Histórico</h3>
      <ol className="stack-1 plain-list">
        {historyLines(submission, nameOf).map(({ at, text }) => (
          <li key={`${at.getTime()} ${text}`}>
            <time className="small soft tabular" dateTime={at.toISOString()}>
              {formatDateTime(at)}
            </time>{' '}
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
}

/** The lines of the history: a booking's own events, with the author that the log names, and the log's other entries. */
function historyLines(submission: Submission, nameOf: (email: string) => string): Line[] {
  const booking = submission.kind === 'bookings' ? submission : undefined;
  const entries = new Map(logEntries(submission.log).map((entry) => [entry.at.getTime(), entry]));
  const events = booking?.history ?? [];
  const lines = events.map((event) => {
    // If the site chose the host, the line has no author.
    const entry =
      event.what === 'hosted' && event.by === 'site' ? undefined : entries.get(event.at.getTime());
    if (entry) entries.delete(event.at.getTime());
    const author = entry ? ` por ${nameAuthor(entry.by, nameOf)}` : '';
    return { at: event.at, text: `${describeEvent(event)}${author}` };
  });
  const reason = booking?.cancellation ? `. Motivo: ${cancellationText(booking.cancellation)}` : '';
  for (const { at, by, what } of entries.values())
    lines.push({
      at,
      text: `${logWords[what]} por ${nameAuthor(by, nameOf)}${what === 'cancelled' ? reason : ''}`,
    });
  if (!events.some(({ what }) => what === 'entered'))
    lines.push({ at: submission.createdAt, text: booking ? 'Agendado pelo site' : 'Recebida pelo site' });
  return lines.sort((one, other) => one.at.getTime() - other.at.getTime());
}

function describeEvent({ what, from, isHeld, isUntold, host }: BookingEvent): string {
  if (host) return `Quem atende: ${host.name}${explainChoice(host)}`;
  const before = from && isCalendarDay(from.data) ? ` ${formatShortDay(from.data)}, ${from.horario}` : '';
  if (what !== 'moved') return EVENTS[what];
  if (isHeld) return `${EVENTS.moved}${before} (sem aviso por email: o limite do dia foi atingido)`;
  return `${EVENTS.moved}${before}${isUntold ? ' (sem aviso por email)' : ''}`;
}

/** Why the site chose a host: they had the fewest consultations in four weeks (see chooseHost). */
function explainChoice({ among, talks }: NonNullable<BookingEvent['host']>): string {
  if (among === undefined || talks === undefined) return '';
  if (among === 1) return ' (a única pessoa livre)';
  const count = talks === 1 ? '1 consultoria' : `${talks} consultorias`;
  return ` (de ${among} pessoas livres, a que tem menos consultorias nas quatro semanas até esse dia: ${count})`;
}

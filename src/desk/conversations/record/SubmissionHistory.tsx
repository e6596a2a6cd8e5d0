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

/** The lines of the history. If a booking's own history has more details of a change, the log adds only the author. */
function historyLines(submission: Submission, nameOf: (email: string) => string): Line[] {
  const { createdAt, log } = submission;
  const booking = submission.kind === 'bookings' ? submission : undefined;
  const events = (booking?.history ?? []).map((event) => ({
    at: event.at,
    what: event.what,
    // The site chose the host, so the line has no author.
    isChoice: event.what === 'hosted' && event.by === 'site',
    text: describeEvent(event),
  }));
  const reason = booking?.cancellation ? `. Motivo: ${cancellationText(booking.cancellation)}` : '';
  const entries = logEntries(log);
  const isLogged = (moment: Date) => entries.some(({ at }) => at.getTime() === moment.getTime());
  const deeds = events.filter(({ isChoice }) => !isChoice);
  const told = new Map(deeds.map(({ at, text }) => [at.getTime(), text]));
  const lines: Line[] = [
    ...events.filter(({ at, isChoice }) => isChoice || !isLogged(at)),
    ...entries.map(({ at, by, what }) => {
      const text = `${told.get(at.getTime()) ?? logWords[what]} por ${nameAuthor(by, nameOf)}`;
      return { at, text: what === 'cancelled' ? text + reason : text };
    }),
  ];
  if (!events.some(({ what }) => what === 'entered'))
    lines.push({ at: createdAt, text: booking ? 'Agendado pelo site' : 'Recebida pelo site' });
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

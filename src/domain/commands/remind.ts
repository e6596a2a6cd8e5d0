import { slotStart } from '../agenda/slots.ts';
import { stateOf } from '../submissions/states.ts';
import type { BookingSubmission } from '../submissions/submission.ts';
import { todayInSaoPaulo } from '../time/saoPauloTime.ts';
import type { CommandContext, Outcome } from './command.ts';
import type { DueRule } from './dueRule.ts';

/** Bookings that may need a reminder, because their day is at most `hours` away. */
export const remindersDue: DueRule<{ hours: number }> = ({ now, settings: { reminderHours: hours } }) => {
  const until = todayInSaoPaulo(new Date(now.getTime() + hours * 3_600_000));
  return hours > 0 ? [{ hours, where: { reminder: 'due' }, range: ['data', '<=', until] }] : [];
};

/** Reminds a visitor `hours` before a consultation, unless it was booked or moved after that moment. */
export function remind(
  booking: BookingSubmission,
  { hours }: { hours: number },
  { now }: CommandContext,
): Outcome {
  const { data, horario, holdsSlot, email, reminder } = booking;
  if (reminder !== 'due') return undefined;
  const start = slotStart(data, horario);
  const dueAt = new Date(start.getTime() - hours * 3_600_000);
  const fields = { reminder: 'done' as const };
  if (!holdsSlot || start <= now || email === '' || lastTold(booking) > dueAt) return { fields };
  if (!stateOf(booking).isTrusted || dueAt > now) return undefined;
  return { fields, mails: ['reminder'] };
}

function lastTold({ createdAt, history }: BookingSubmission): Date {
  const moves = history.filter(({ what }) => what === 'moved').map(({ at }) => at);
  return moves.reduce((latest, at) => (at > latest ? at : latest), createdAt);
}

import { formatDate, isCalendarDay } from '../../time/calendarDay.ts';
import { bookingReference } from '../bookings/bookingReference.ts';
import type { Submission } from '../submission.ts';

/** The values of the variables in saved replies; empty if the conversation has no such value. */
const VALUES: Record<string, (submission: Submission) => string> = {
  nome: ({ nome }) => nome.trim(),
  'primeiro nome': ({ nome }) => nome.trim().split(/\s+/)[0] ?? '',
  referência: ({ id }) => bookingReference(id),
  data: (one) => (one.kind === 'bookings' && isCalendarDay(one.data) ? formatDate(one.data) : ''),
  horário: (one) => (one.kind === 'bookings' ? one.horario : ''),
};

/** The variables as they are typed: '{nome}', '{primeiro nome}' … */
export const REPLY_VARIABLES = Object.keys(VALUES).map((name) => `{${name}}`);

const WRITTEN = /\{{1,2}([^{}\n]{1,40})\}{1,2}/g;

/** Replaces a text's variables by their values. `unknown` lists the variables without a value in this conversation. */
export function fillReply(text: string, submission: Submission): { text: string; unknown: string[] } {
  const unknown: string[] = [];
  const filled = text.replace(WRITTEN, (typed, name: string) => {
    const value = VALUES[name.trim().toLowerCase()]?.(submission);
    if (!value) unknown.push(typed);
    return value || typed;
  });
  return { text: filled, unknown };
}

/** The variables in a text that do not exist. */
export function unknownVariables(text: string): string[] {
  return [...text.matchAll(WRITTEN)].flatMap(([typed, name = '']) =>
    VALUES[name.trim().toLowerCase()] ? [] : [typed],
  );
}

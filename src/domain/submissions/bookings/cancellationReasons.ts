import type { DaySlot } from '../../agenda/freeDays.ts';

/** The studio's reasons for a cancellation, as visitors read them; the last one needs a note. */
export const CANCELLATION_REASONS = [
  { value: 'unavailable', label: 'A pessoa que faria a consultoria não vai poder estar presente.' },
  { value: 'unforeseen', label: 'Tivemos um imprevisto.' },
  { value: 'closed', label: 'O estúdio vai estar fechado nesse horário.' },
  { value: 'requested', label: 'O cancelamento foi um pedido seu.' },
  { value: 'other', label: 'Outro motivo.' },
] as const;

export type CancellationReason = (typeof CANCELLATION_REASONS)[number]['value'];

export const CANCELLATION_NOTE_LIMIT = 500;
export const OFFERS_LIMIT = 3;

/** The studio's text in a cancellation: a reason, a note (may be empty), and other times that were free. */
export type Cancellation = { reason: CancellationReason; note: string; offers: DaySlot[] };

/** The reason and the note of a cancellation as lines of text; may be empty. */
export function cancellationText({ reason, note }: Pick<Cancellation, 'reason' | 'note'>): string {
  const known = CANCELLATION_REASONS.find(({ value }) => value === reason && value !== 'other');
  return [known?.label, note].filter(Boolean).join('\n');
}

import * as v from 'valibot';
import { isPastSlot, SLOTS } from '../agenda/slots.ts';
import { bookingEntries, callablePhone, checkBooking } from '../forms/booking.ts';
import { contactFormSchema } from '../forms/contact.ts';
import { DESCRIPTION_LIMIT } from '../forms/fieldLimits.ts';
import { DAY_REQUIRED, EMAIL_INVALID, SLOT_REQUIRED } from '../forms/fieldMessages.ts';
import { multilineText } from '../forms/textSchemas.ts';
import { isBookableDay } from '../submissions/bookings/daySlot.ts';
import type { MailName } from '../submissions/mails/mailName.ts';
import type { CommandContext, Outcome } from './command.ts';
import { hostMails } from './hosted.ts';
import { newBooking, slotOf } from './submit.ts';

/** A booking that the studio enters after a phone call. E-mail and description are optional, and any day is allowed. */
function enteredSchema() {
  return v.object({
    ...bookingEntries(new Date(0), undefined),
    telefone: callablePhone,
    email: v.union([v.literal(''), contactFormSchema.entries.email], EMAIL_INVALID),
    descricaoProjeto: multilineText('A descrição do projeto', DESCRIPTION_LIMIT),
    data: v.pipe(v.string(DAY_REQUIRED), v.nonEmpty(DAY_REQUIRED), v.check(isBookableDay, DAY_REQUIRED)),
    horario: v.picklist(SLOTS, SLOT_REQUIRED),
  });
}

/** Validates a booking entered by the studio. Returns the cleaned booking, or the first message of each wrong field. */
export function validateEnteredBooking(values: Record<string, unknown>) {
  return checkBooking(enteredSchema(), values);
}

/** Enters a booking made by phone. The agenda's rules apply to visitors, not to the studio. */
export function enterBooking(
  _: undefined,
  { id, booking: values }: { id: string; booking: Record<string, unknown> },
  context: CommandContext,
): Outcome {
  const { by, now, takenOn } = context;
  const { output, fields } = validateEnteredBooking(values);
  if (fields) return { refused: 'invalid', fields };
  if (isPastSlot(output.data, output.horario, now)) return { refused: 'past' };
  if (takenOn(output.data).includes(output.horario)) return { refused: 'taken' };
  const mails: MailName[] = output.email ? ['studio', 'visitor'] : ['studio'];
  const booking = newBooking(id, 'entered', output, context);
  const state = 'answered';
  return {
    what: 'entered',
    fields: {
      ...booking,
      state,
      responsible: by,
      history: [{ at: now, what: 'entered', by: 'studio' }, ...booking.history],
    },
    takes: slotOf(booking),
    mails: [...mails, ...hostMails({ ...booking, state })],
    sendsNow: true,
  };
}

import * as v from 'valibot';
import { bookingEntries, callablePhone, NOTHING_CHOSEN, withoutStrayType } from './booking.ts';
import { isCalendarDay } from './calendarDay.ts';
import { commands, countSchema } from './commands/table.ts';
import { contactFormSchema } from './contact.ts';
import { DESCRIPTION_LIMIT } from './fieldLimits.ts';
import { DAY_REQUIRED, SLOT_REQUIRED } from './fieldMessages.ts';
import { SLOTS } from './slots.ts';
import { multilineText } from './textSchemas.ts';
import { validateFields } from './validateFields.ts';

const id = v.pipe(v.string(), v.uuid(), v.toLowerCase());

/** Body of `POST /api/studioAgenda`. */
export const studioActionSchema = v.variant('action', [
  v.object({ action: v.literal('enter'), id, booking: v.record(v.string(), v.unknown()) }),
  v.object({ action: v.literal('place'), id, revision: countSchema, ...commands.place.fields }),
  v.object({ action: v.literal('makeFeed') }),
  v.object({ action: v.literal('revokeFeed') }),
]);

export type StudioAction = v.InferInput<typeof studioActionSchema>;

/** The answer: the id of the booking, or the calendar's new address, which nobody can read a second time. */
export type StudioAgendaAnswer = { ok: true; id?: string; address?: string };

/** What the studio notes of a booking made by phone: e-mail and description may be missing, any day may be chosen. */
function enteredSchema() {
  const { nome, comoConheceu, tipoConsulta, outroTipo } = bookingEntries(new Date(0), undefined);
  return v.object({
    nome,
    telefone: callablePhone,
    comoConheceu,
    tipoConsulta,
    outroTipo,
    email: v.union([v.literal(''), contactFormSchema.entries.email], 'Por favor, insira um email válido'),
    descricaoProjeto: multilineText('A descrição do projeto', DESCRIPTION_LIMIT, ''),
    data: v.pipe(v.string(DAY_REQUIRED), v.nonEmpty(DAY_REQUIRED), v.check(isCalendarDay, DAY_REQUIRED)),
    horario: v.picklist(SLOTS, SLOT_REQUIRED),
  });
}

/** A booking as the studio entered it: clean, or the first message of each wrong field. */
export function validateEnteredBooking(values: Record<string, unknown>) {
  const { output, fields } = validateFields(enteredSchema(), { ...NOTHING_CHOSEN, ...values });
  return output ? { output: withoutStrayType(output) } : { fields };
}

import * as v from 'valibot';
import { SLOT_PAST } from '../agenda/agendaErrors.ts';
import { CONSULTATION_TYPES, OTHER_CONSULTATION } from '../agenda/consultationTypes.ts';
import { DAYS_AHEAD, isPastSlot, lastBookableDay, SLOTS, type Slot } from '../agenda/slots.ts';
import { isCalendarDay } from '../time/calendarDay.ts';
import { todayInSaoPaulo } from '../time/saoPauloTime.ts';
import { type BookingFieldName, bookingFieldNames, bookingFields } from './bookingFields.ts';
import { antiSpamEntries, contactFormSchema } from './contact.ts';
import { DESCRIPTION_LIMIT, OTHER_TYPE_LIMIT, PHONE_LIMIT } from './fieldLimits.ts';
import { DAY_REQUIRED, SLOT_REQUIRED } from './fieldMessages.ts';
import { REFERRAL_SOURCES } from './referralSources.ts';
import { multilineText, singleLineText } from './textSchemas.ts';
import { validateFields } from './validateFields.ts';

const PHONE_DIGITS = 8;
const hasPhoneDigits = (text: string) => (text.match(/\p{Nd}/gu) ?? []).length >= PHONE_DIGITS;

export const callablePhone = v.pipe(
  singleLineText('O telefone', PHONE_LIMIT, 'Telefone é obrigatório'),
  v.check(hasPhoneDigits, 'Por favor, insira um telefone válido'),
);

/** The schema of a field. If the field is optional, it may also be empty. */
function answer<Schema extends v.GenericSchema<unknown, string>>(name: BookingFieldName, schema: Schema) {
  const isMissing = (input: unknown) => typeof input === 'string' && input.trim() === '';
  return v.lazy((input) =>
    bookingFields[name].isOptional && isMissing(input) ? v.pipe(v.string(), v.trim(), v.literal('')) : schema,
  );
}

/** The schemas of the booking form's fields at `now`. On `day`, a slot that has begun is refused. */
export function bookingEntries(now: Date, day: unknown) {
  const hasBegun = (slot: Slot) =>
    typeof day === 'string' && isCalendarDay(day) && isPastSlot(day, slot, now);
  return {
    nome: answer('nome', contactFormSchema.entries.nome),
    email: answer('email', contactFormSchema.entries.email),
    telefone: answer('telefone', callablePhone),
    comoConheceu: answer('comoConheceu', v.picklist(REFERRAL_SOURCES, 'Escolha uma opção da lista')),
    tipoConsulta: v.picklist(
      CONSULTATION_TYPES.map(({ value }) => value),
      'Selecione um tipo de consultoria',
    ),
    outroTipo: singleLineText('O tipo de consultoria', OTHER_TYPE_LIMIT),
    descricaoProjeto: answer(
      'descricaoProjeto',
      multilineText('A descrição do projeto', DESCRIPTION_LIMIT, 'Descrição do projeto é obrigatória'),
    ),
    data: v.pipe(
      v.string(DAY_REQUIRED),
      v.nonEmpty(DAY_REQUIRED),
      v.check(isCalendarDay, 'Por favor, insira uma data válida'),
      v.check((value) => value >= todayInSaoPaulo(now), 'A data não pode ser anterior a hoje'),
      v.check(
        (value) => value <= lastBookableDay(now),
        `A data pode ser no máximo ${DAYS_AHEAD} dias depois de hoje`,
      ),
    ),
    horario: v.pipe(
      v.picklist(SLOTS, SLOT_REQUIRED),
      v.check((slot) => !hasBegun(slot), SLOT_PAST),
    ),
  };
}

const bookingSchema = (now: Date, day: unknown) => v.object(bookingEntries(now, day));
const bookingRequestSchema = (now: Date, day: unknown) =>
  v.object({ ...bookingEntries(now, day), ...antiSpamEntries });

/** The cleaned values of the visible fields. `outroTipo` is empty unless the type is 'outro'. */
export type Booking = v.InferOutput<ReturnType<typeof bookingSchema>>;

export type BookingRequestBody = v.InferInput<ReturnType<typeof bookingRequestSchema>>;

const NOTHING_CHOSEN = Object.fromEntries(bookingFieldNames.map((name) => [name, '']));

/**
 * Missing values count as empty. Returns the cleaned booking, or the first error of each invalid field. `outroTipo` is
 * emptied unless the type is 'outro'.
 */
export function checkBooking<Checked extends Booking>(
  schema: v.GenericSchema<unknown, Checked>,
  values: object,
) {
  const checked = validateFields(schema, { ...NOTHING_CHOSEN, ...values });
  if (!checked.output || checked.output.tipoConsulta === OTHER_CONSULTATION) return checked;
  return { output: { ...checked.output, outroTipo: '' } };
}

/** Checks the form at `now` (see checkBooking). */
export function validateBooking(values: Record<string, unknown>, now: Date) {
  return checkBooking(bookingSchema(now, values.data), values);
}

/** Checks a JSON request at `now` (see checkBooking). */
export function validateBookingRequest(body: { data?: unknown }, now: Date) {
  return checkBooking(bookingRequestSchema(now, body.data), { recaptchaToken: '', ...body });
}

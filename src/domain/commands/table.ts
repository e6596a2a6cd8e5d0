import * as v from 'valibot';
import { MEETING_ADDRESS_LIMIT } from '../agendaSettings.ts';
import { isCalendarDay } from '../calendarDay.ts';
import { emailField } from '../contact.ts';
import { REPLY_LIMIT } from '../replies.ts';
import { SLOTS } from '../slots.ts';
import { ASSIGNABLE_STATES, type BookingSubmission, type Submission } from '../submission.ts';
import { multilineText, nonBlank } from '../textSchemas.ts';
import { cancelBooking } from './cancelBooking.ts';
import type { CommandContext, Outcome } from './command.ts';
import { correctAddress } from './correctAddress.ts';
import { moveBooking } from './moveBooking.ts';
import { reply, takeBackReply } from './reply.ts';
import { setMeetingLink } from './setMeetingLink.ts';
import { markSpam, releaseSpam } from './spam.ts';

/** A count that people's changes raise: a revision, or the sequence of a calendar entry. */
export const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** An answer to a visitor. */
export const replyTextSchema = v.pipe(
  multilineText('A resposta', REPLY_LIMIT, 'Resposta é obrigatória'),
  nonBlank('Resposta é obrigatória'),
);

const meetingAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MEETING_ADDRESS_LIMIT),
  v.regex(/^[^\p{Cc}]*$/u),
);

/**
 * One entry of the table: the person who may give the command (a visitor by a signed link, an administrator), the fields
 * of its schema, its function, and the days whose taken slots the function asks for.
 */
type Entry<Stored extends Submission, Fields extends v.ObjectEntries> = {
  givenBy: 'visitor' | 'administrator';
  fields: Fields;
  /** Over a newer revision it is answered, too, where nothing is left to do. */
  isRepeatable?: boolean;
  run: (
    stored: Stored,
    command: v.InferOutput<v.ObjectSchema<Fields, undefined>>,
    context: CommandContext,
  ) => Outcome;
  /** Its mails to the visitor are limited by what went to the same address. */
  isLimited?: boolean;
  days?: (stored: Stored, command: v.InferOutput<v.ObjectSchema<Fields, undefined>>) => string[];
};

function onBooking<Fields extends v.ObjectEntries>(entry: Entry<BookingSubmission, Fields>) {
  return { ...entry, target: 'bookings' as const };
}

function onAny<Fields extends v.ObjectEntries>(entry: Entry<Submission, Fields>) {
  return { ...entry, target: 'any' as const };
}

/** Everything that can happen to a stored submission, by the name of its command. */
export const commands = {
  cancel: onBooking({ givenBy: 'visitor', fields: { sequence: countSchema }, run: cancelBooking }),
  move: onBooking({
    givenBy: 'visitor',
    fields: {
      sequence: countSchema,
      data: v.pipe(v.string(), v.check(isCalendarDay)),
      horario: v.picklist(SLOTS),
    },
    isLimited: true,
    run: moveBooking,
    days: (_, { data }) => [data],
  }),
  place: onBooking({
    givenBy: 'administrator',
    fields: { meetingAddress },
    isRepeatable: true,
    run: setMeetingLink,
  }),
  spam: onAny({ givenBy: 'administrator', fields: {}, run: markSpam }),
  release: onAny({
    givenBy: 'administrator',
    fields: { state: v.picklist([...ASSIGNABLE_STATES, 'review']) },
    run: releaseSpam,
    days: (stored) => (stored.kind === 'bookings' ? [stored.data] : []),
  }),
  reply: onAny({ givenBy: 'administrator', fields: { text: replyTextSchema }, run: reply }),
  takeBack: onAny({ givenBy: 'administrator', fields: { reply: countSchema }, run: takeBackReply }),
  correct: onAny({ givenBy: 'administrator', fields: { email: emailField }, run: correctAddress }),
};

export type CommandName = keyof typeof commands;

/** A command with its fields, as its schema has checked them. */
export type Command<Name extends CommandName = CommandName> = {
  [One in Name]: { action: One } & FieldsOf<(typeof commands)[One]>;
}[Name];

type FieldsOf<Given> = Given extends { fields: infer Fields extends v.ObjectEntries }
  ? v.InferOutput<v.ObjectSchema<Fields, undefined>>
  : never;

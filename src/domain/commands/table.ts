import * as v from 'valibot';
import { teamActions } from '../accounts/team.ts';
import { MEETING_ADDRESS_LIMIT, meetingAddressError } from '../agenda/agendaSettings.ts';
import type { Booking } from '../forms/booking.ts';
import { emailField } from '../forms/contact.ts';
import { NOTE_LIMIT } from '../forms/fieldLimits.ts';
import { NOTE_REQUIRED } from '../forms/fieldMessages.ts';
import { multilineText, singleLineText } from '../forms/textSchemas.ts';
import { ATTENDANCES } from '../submissions/bookingEvent.ts';
import type { SentMessage } from '../submissions/kinds.ts';
import type { ReceivedMail } from '../submissions/receivedMail.ts';
import { REPLY_LIMIT, SAVED_REPLIES, SAVED_TITLE_LIMIT } from '../submissions/replies.ts';
import { GIVEN_STATES } from '../submissions/states.ts';
import {
  type BookingSubmission,
  emailKey,
  SUBMISSION_KINDS,
  type Submission,
} from '../submissions/submission.ts';
import { tagListSchema, tagSchema } from '../submissions/tags.ts';
import { cancellationSchema, daySlot } from '../submissions/validateCancellation.ts';
import { isCalendarDay } from '../time/calendarDay.ts';
import { assign, setTag } from './assign.ts';
import { attend } from './attend.ts';
import { cancelBooking, cancelByStudio } from './cancelBooking.ts';
import { agendaChanges } from './changeAgenda.ts';
import type { CommandContext, Outcome } from './command.ts';
import { correctAddress } from './correctAddress.ts';
import { deleteSubmission } from './deleteSubmission.ts';
import { enterBooking } from './enterBooking.ts';
import { joinConversation, separate } from './joinConversation.ts';
import { mailboxActions } from './mailboxActions.ts';
import { markAnswered } from './markAnswered.ts';
import { moveBooking, moveByStudio } from './moveBooking.ts';
import { addNote, removeNote } from './notes.ts';
import { beginByMail, receiveMail } from './receiveMail.ts';
import { remind } from './remind.ts';
import { reply, takeBackReply } from './reply.ts';
import { setMeetingLink } from './setMeetingLink.ts';
import { bringBack, confirm, resendMails, setState } from './setState.ts';
import { submitBooking, submitMessage } from './submit.ts';
import { tellPlace } from './tellPlace.ts';
import { firstMessageSchema, writeFirst } from './writeFirst.ts';

/** A count that people's changes raise: a revision, or the sequence of a calendar entry. */
const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** An answer to a visitor. */
const replyTextSchema = multilineText('A resposta', REPLY_LIMIT, 'Resposta é obrigatória');

const meetingAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MEETING_ADDRESS_LIMIT),
  v.regex(/^[^\p{Cc}]*$/u),
  v.check((address) => !meetingAddressError(address)),
);

const idSchema = v.pipe(v.string(), v.regex(/^(?!__)[\w-]{1,128}$/));

const receivedMail = v.custom<ReceivedMail>(() => true);

type Targets = { bookings: BookingSubmission; any: Submission; new: undefined };

type Given<Fields extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Fields, undefined>>;

/** One entry of the table: the fields of its schema, its function, and what the function asks for. */
type Entry<Stored, Fields extends v.ObjectEntries> = {
  fields: Fields;
  run: (stored: Stored, command: Given<Fields>, context: CommandContext) => Outcome;
  /** The address (see emailKey) of which the function asks for everything: for its limits, and for its conversations. */
  address?: (stored: Stored, command: Given<Fields>) => string;
  /** The days whose taken slots it asks for. */
  days?: (stored: Stored, command: Given<Fields>) => string[];
  /** Over a newer revision it is answered, too, where nothing is left to do. */
  isRepeatable?: boolean;
  /** Whether only an administrator who signed in within the last hour may give it. */
  needsRecentSignIn?: (command: Given<Fields>) => boolean;
  /** Many may be given in one moment. */
  isForm?: boolean;
  /** The mail that it adds, unless that was added before. */
  mail?: (command: Given<Fields>) => { id: string; isDecided?: boolean };
};

const on =
  <Target extends keyof Targets>(target: Target) =>
  <Fields extends v.ObjectEntries>(entry: Entry<Targets[Target], Fields>) => ({ ...entry, target });
const [onBooking, onAny, onNothing] = [on('bookings'), on('any'), on('new')];

const ownAddress = (stored: Submission) => stored.emailKey;
const wantedDay = (_: unknown, { data }: { data: string }) => [data];
const always = () => true;
const newId = v.pipe(v.string(), v.uuid(), v.toLowerCase());

/** The commands that administrators give. */
export const studioCommands = {
  place: onBooking({ fields: { meetingAddress }, isRepeatable: true, run: setMeetingLink }),
  enter: onNothing({
    fields: { kind: v.literal('bookings'), id: newId, booking: v.record(v.string(), v.unknown()) },
    run: enterBooking,
    days: (_, { booking: { data } }) => (typeof data === 'string' && isCalendarDay(data) ? [data] : []),
  }),
  write: onNothing({
    fields: { kind: v.literal('messages'), id: newId, message: firstMessageSchema },
    run: writeFirst,
  }),
  attend: onBooking({
    fields: { attendance: v.picklist([...ATTENDANCES, 'none']) },
    isRepeatable: true,
    run: attend,
  }),
  moveByStudio: onBooking({
    fields: { ...daySlot, tells: v.boolean() },
    run: moveByStudio,
    days: wantedDay,
  }),
  cancelByStudio: onBooking({
    fields: { cancellation: v.optional(cancellationSchema) },
    needsRecentSignIn: always,
    run: cancelByStudio,
  }),
  delete: onAny({
    fields: { tells: v.boolean() },
    needsRecentSignIn: always,
    run: deleteSubmission,
    address: ownAddress,
  }),
  join: onAny({ fields: { conversation: idSchema }, run: joinConversation, address: ownAddress }),
  separate: onAny({ fields: {}, run: separate, address: ownAddress }),
  state: onAny({
    fields: {
      state: v.picklist(GIVEN_STATES),
      until: v.optional(v.pipe(v.string(), v.check(isCalendarDay))),
    },
    // Spam frees a booking's slot, kills its link, and is deleted early.
    needsRecentSignIn: ({ state }) => state === 'spam',
    run: setState,
    days: (stored) => (stored.kind === 'bookings' ? [stored.data] : []),
  }),
  assign: onAny({
    fields: { responsible: v.union([v.literal(''), emailField]) },
    isRepeatable: true,
    run: assign,
  }),
  tag: onAny({ fields: { tag: tagSchema, isOn: v.boolean() }, isRepeatable: true, run: setTag }),
  confirm: onAny({ fields: {}, run: confirm }),
  resend: onAny({ fields: {}, run: resendMails }),
  note: onAny({ fields: { text: multilineText('A nota', NOTE_LIMIT, NOTE_REQUIRED) }, run: addNote }),
  removeNote: onAny({ fields: { note: countSchema }, run: removeNote }),
  reply: onAny({ fields: { text: replyTextSchema, concludes: v.optional(v.boolean()) }, run: reply }),
  takeBack: onAny({ fields: { reply: countSchema }, run: takeBackReply }),
  correct: onAny({ fields: { email: emailField }, run: correctAddress }),
};

/** Everything that happens to submissions, by the name of its command: by a form, a signed link, the site itself, or the studio. */
export const commands = {
  message: onNothing({
    fields: {
      id: v.string(),
      message: v.custom<SentMessage>(() => true),
      isSuspicious: v.boolean(),
    },
    run: submitMessage,
    address: (_, { message }) => emailKey(message.email),
    isForm: true,
  }),
  book: onNothing({
    // Its schema depends on the moment (see validateBookingRequest).
    fields: {
      id: v.string(),
      booking: v.custom<Booking>(() => true),
      requestHash: v.string(),
      isSuspicious: v.boolean(),
    },
    run: submitBooking,
    address: (_, { booking }) => emailKey(booking.email),
    days: (_, { booking }) => [booking.data],
    isForm: true,
  }),
  cancel: onBooking({ fields: { sequence: countSchema }, run: cancelBooking }),
  move: onBooking({
    fields: { sequence: countSchema, ...daySlot },
    run: moveBooking,
    address: ownAddress,
    days: wantedDay,
  }),
  markAnswered: onAny({ fields: {}, run: markAnswered }),
  receive: onAny({
    // A person who has decided about a mail may add one that was seen before.
    fields: { mail: receivedMail, isDecided: v.boolean() },
    run: receiveMail,
    mail: ({ mail, isDecided }) => ({ id: mail.id, isDecided }),
  }),
  beginByMail: onNothing({
    fields: { id: v.string(), mail: receivedMail, isProved: v.boolean() },
    run: beginByMail,
    mail: ({ mail }) => mail,
  }),
  remind: onBooking({ fields: { hours: v.number() }, run: remind }),
  tellPlace: onBooking({ fields: {}, run: tellPlace }),
  bringBack: onAny({ fields: {}, run: bringBack }),
  ...studioCommands,
};

export type CommandName = keyof typeof commands;

const savedReply = v.object({
  id: idSchema,
  title: singleLineText('O título', SAVED_TITLE_LIMIT),
  text: replyTextSchema,
});

/** The submission that an administrator means, as seen; a command that is given twice has the same `commandId`. */
const seen = {
  commandId: v.pipe(v.string(), v.uuid()),
  kind: v.picklist(SUBMISSION_KINDS),
  id: idSchema,
  revision: countSchema,
};

/** The command that an administrator gives, as its schema has it; undefined where the body is none. */
export function readStudioCommand(body: unknown): StudioCommand | undefined {
  const { action } = (body ?? {}) as { action?: unknown };
  const name = Object.keys(studioCommands).find((one) => one === action) as StudioCommandName | undefined;
  if (!name) return undefined;
  const { fields } = studioCommands[name];
  const { success, output } = v.safeParse(v.object({ action: v.literal(name), ...seen, ...fields }), body);
  return success ? (output as StudioCommand) : undefined;
}

/** Whether a command is only for an administrator who signed in within the last hour. */
export function needsRecentSignIn(command: Command<StudioCommandName>): boolean {
  const { needsRecentSignIn } = studioCommands[command.action] as {
    needsRecentSignIn?: (command: object) => boolean;
  };
  return needsRecentSignIn?.(command) ?? false;
}

/** Other actions of administrators: mails tried now, the calendar's address, saved replies of a revision, the agenda, the team, the mailbox. */
export const studioActionSchema = v.variant('action', [
  v.object({ action: v.literal('deliver'), kind: seen.kind, id: seen.id }),
  v.object({ action: v.literal('tags'), seen: tagListSchema, tags: tagListSchema }),
  v.object({ action: v.literal('makeFeed') }),
  v.object({ action: v.literal('revokeFeed') }),
  v.object({
    action: v.literal('savedReplies'),
    revision: countSchema,
    replies: v.pipe(v.array(savedReply), v.maxLength(SAVED_REPLIES)),
  }),
  ...agendaChanges,
  ...teamActions,
  ...mailboxActions,
]);

export type StudioAction = v.InferInput<typeof studioActionSchema>;

/** A command of an administrator, and the submission that it is about. */
export type StudioCommand = Command<StudioCommandName> &
  v.InferOutput<v.ObjectSchema<typeof seen, undefined>>;

/** A command with its fields, as its schema has checked them. */
export type Command<Name extends CommandName = CommandName> = {
  [One in Name]: { action: One } & FieldsOf<(typeof commands)[One]>;
}[Name];

/** The names of the commands that administrators give. */
export type StudioCommandName = keyof typeof studioCommands;

/** The fields of a command beside the submission that it is about. */
export type CommandFields<Name extends CommandName> = Omit<
  FieldsOf<(typeof commands)[Name]>,
  keyof typeof seen
>;

type FieldsOf<One> = One extends { fields: infer Fields extends v.ObjectEntries } ? Given<Fields> : never;

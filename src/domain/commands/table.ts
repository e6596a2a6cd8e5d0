import * as v from 'valibot';
import type { TeamAction } from '../accounts/team.ts';
import { MEETING_ADDRESS_LIMIT, meetingAddressError } from '../agenda/agendaSettings.ts';
import { emailField } from '../forms/contact.ts';
import { NOTE_LIMIT } from '../forms/fieldLimits.ts';
import { NOTE_REQUIRED } from '../forms/fieldMessages.ts';
import { multilineText, singleLineText } from '../forms/textSchemas.ts';
import { ATTENDANCES } from '../submissions/bookings/bookingEvent.ts';
import { daySlot } from '../submissions/bookings/daySlot.ts';
import { cancellationSchema } from '../submissions/bookings/validateCancellation.ts';
import { mailboxKey } from '../submissions/mails/mailboxKey.ts';
import { REPLY_LIMIT, SAVED_REPLIES, SAVED_TITLE_LIMIT } from '../submissions/replies/replies.ts';
import { GIVEN_STATES } from '../submissions/states.ts';
import { emailKey, mailAddress, SUBMISSION_KINDS, type Submission } from '../submissions/submission.ts';
import { tagListSchema, tagSchema } from '../submissions/tags.ts';
import { isCalendarDay } from '../time/calendarDay.ts';
import { assign, setTag } from './assign.ts';
import { attend } from './attend.ts';
import { cancelBooking, cancelByStudio } from './cancelBooking.ts';
import type { AgendaChange } from './changeAgenda.ts';
import { correctAddress } from './correctAddress.ts';
import { deleteSubmission } from './deleteSubmission.ts';
import { delivered } from './delivered.ts';
import { enterBooking } from './enterBooking.ts';
import { type BoundCommand, type Entry, onAny, onBooking, onNothing } from './entry.ts';
import type { HostAction } from './hostActions.ts';
import { answerInvitation, assignHost } from './hosted.ts';
import { joinConversation, separate } from './joinConversation.ts';
import type { MailboxAction } from './mailboxActions.ts';
import { markAnswered } from './markAnswered.ts';
import { moveBooking, moveByStudio } from './moveBooking.ts';
import { addNote, removeNote } from './notes.ts';
import { beginByMail, loseMail, receiveMail } from './receiveMail.ts';
import { reply, takeBackReply } from './reply.ts';
import { setMeetingLink } from './setMeetingLink.ts';
import { confirm, resendMails, setState } from './setState.ts';
import { siteCommands } from './siteCommands.ts';
import { submitBooking, submitMessage } from './submit.ts';
import { firstMessageSchema, writeFirst } from './writeFirst.ts';

/** A number of changes: a revision, or the sequence of a calendar entry. */
const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const replyTextSchema = multilineText('A resposta', REPLY_LIMIT, 'Resposta é obrigatória');

const meetingAddress = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(MEETING_ADDRESS_LIMIT),
  v.regex(/^[^\p{Cc}]*$/u),
  v.check((address) => !meetingAddressError(address)),
);

const idSchema = v.pipe(v.string(), v.regex(/^(?!__)[\w-]{1,128}$/));

type Checked<Fields extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Fields, undefined>>;

/** A command from a request. Schemas check its fields. */
const checked = <Fields extends v.ObjectEntries>(fields: Fields, entry: Entry<Checked<Fields>>) => ({
  fields,
  ...entry,
});

const ownAddress = (stored: Submission) => stored.emailKey;
const ownMailbox = (stored: Submission) => mailboxKey(mailAddress(stored));
const ownDay = (stored: Submission) => (stored.kind === 'bookings' ? [stored.data] : []);
const wantedDay = (_: unknown, { data }: { data: string }) => [data];
const always = () => true;
const newId = v.pipe(v.string(), v.uuid(), v.toLowerCase());

export const studioCommands = {
  place: checked({ meetingAddress }, onBooking({ isRepeatable: true, run: setMeetingLink })),
  enter: checked(
    { kind: v.literal('bookings'), id: newId, booking: v.record(v.string(), v.unknown()) },
    onNothing({
      run: enterBooking,
      days: (_, { booking: { data } }) => (typeof data === 'string' && isCalendarDay(data) ? [data] : []),
    }),
  ),
  write: checked(
    { kind: v.literal('messages'), id: newId, message: firstMessageSchema },
    onNothing({ run: writeFirst }),
  ),
  host: checked({ host: idSchema }, onBooking({ isRepeatable: true, run: assignHost, days: ownDay })),
  attend: checked(
    { attendance: v.picklist([...ATTENDANCES, 'none']) },
    onBooking({ isRepeatable: true, run: attend }),
  ),
  moveByStudio: checked(
    { ...daySlot, tells: v.boolean() },
    onBooking({ run: moveByStudio, days: wantedDay }),
  ),
  cancelByStudio: checked(
    { cancellation: v.optional(cancellationSchema) },
    onBooking({ needsRecentSignIn: always, run: cancelByStudio }),
  ),
  delete: checked(
    { tells: v.boolean() },
    onAny({ needsRecentSignIn: always, run: deleteSubmission, address: ownAddress }),
  ),
  join: checked({ conversation: idSchema }, onAny({ run: joinConversation, address: ownAddress })),
  separate: checked({}, onAny({ run: separate, address: ownAddress })),
  state: checked(
    { state: v.picklist(GIVEN_STATES), until: v.optional(v.pipe(v.string(), v.check(isCalendarDay))) },
    onAny({
      // Needed to mark spam, because marking frees a booking's slot, disables its link, and shortens the retention.
      needsRecentSignIn: ({ state }) => state === 'spam',
      run: setState,
      days: ownDay,
    }),
  ),
  assign: checked(
    { responsible: v.union([v.literal(''), emailField]) },
    onAny({ isRepeatable: true, run: assign }),
  ),
  tag: checked({ tag: tagSchema, isOn: v.boolean() }, onAny({ isRepeatable: true, run: setTag })),
  confirm: checked({}, onAny({ run: confirm, days: ownDay })),
  resend: checked({}, onAny({ run: resendMails })),
  note: checked({ text: multilineText('A nota', NOTE_LIMIT, NOTE_REQUIRED) }, onAny({ run: addNote })),
  removeNote: checked({ note: countSchema }, onAny({ run: removeNote })),
  reply: checked(
    {
      text: replyTextSchema,
      concludes: v.optional(v.boolean()),
      cc: v.optional(v.pipe(v.array(v.string()), v.maxLength(20))),
    },
    onAny({ run: reply }),
  ),
  takeBack: checked({ reply: countSchema }, onAny({ run: takeBackReply })),
  correct: checked({ email: emailField }, onAny({ run: correctAddress, address: ownAddress })),
};

/** Every command, by name. Commands come from forms, signed links, the mailbox, the site itself and the studio. */
export const commands = {
  message: onNothing({
    run: submitMessage,
    address: (_, { message }) => emailKey(message.email),
    mailbox: (_, { message }) => mailboxKey(message.email),
    isForm: true,
  }),
  book: onNothing({
    run: submitBooking,
    mailbox: (_, { booking }) => mailboxKey(booking.email),
    countsBookings: true,
    days: (_, { booking }) => [booking.data],
    isForm: true,
  }),
  cancel: checked({ sequence: countSchema }, onBooking({ run: cancelBooking, mailbox: ownMailbox })),
  move: checked(
    { sequence: countSchema, ...daySlot },
    onBooking({ run: moveBooking, mailbox: ownMailbox, days: wantedDay }),
  ),
  markAnswered: onAny({ run: markAnswered }),
  receive: onAny({ run: receiveMail, mail: ({ mail, isDecided }) => ({ id: mail.id, isDecided }) }),
  lose: onAny({ run: loseMail }),
  beginByMail: onNothing({ run: beginByMail, mail: ({ mail }) => mail }),
  answerInvitation: onBooking({ run: answerInvitation, mail: ({ mail }) => mail }),
  delivered: onBooking({ run: delivered }),
  ...siteCommands,
  ...studioCommands,
};

export type CommandName = keyof typeof commands;

const savedReply = v.object({
  id: idSchema,
  title: singleLineText('O título', SAVED_TITLE_LIMIT),
  text: replyTextSchema,
});

/** The submission's revision that the administrator has seen. A repeated command has the same `commandId`. */
const seen = {
  commandId: v.pipe(v.string(), v.uuid()),
  kind: v.picklist(SUBMISSION_KINDS),
  id: idSchema,
  revision: countSchema,
};

/** Parses a request's body as a command of an administrator; undefined for any other body. */
export function readStudioCommand(body: unknown): StudioCommand | undefined {
  const { action } = (body ?? {}) as { action?: unknown };
  const name = Object.keys(studioCommands).find((one) => one === action) as StudioCommandName | undefined;
  if (!name) return undefined;
  const { fields } = studioCommands[name];
  const { success, output } = v.safeParse(v.object({ action: v.literal(name), ...seen, ...fields }), body);
  return success ? (output as StudioCommand) : undefined;
}

type CommandMap = { [Name in CommandName]: FieldsOf<(typeof commands)[Name]> };

/** Prepares a command by its name and fields. */
export function bindCommand<Name extends CommandName>(command: Command<Name>): BoundCommand {
  const table: { [One in CommandName]: Entry<CommandMap[One]> } = commands;
  return table[command.action].bind(command);
}

export const studioActions = [
  v.object({ action: v.literal('deliver'), kind: seen.kind, id: seen.id }),
  v.object({ action: v.literal('tags'), seen: tagListSchema, tags: tagListSchema }),
  v.object({ action: v.literal('joinPeople'), emails: v.tuple([emailField, emailField]) }),
  v.object({ action: v.literal('separatePerson'), email: emailField }),
  v.object({ action: v.literal('makeFeed') }),
  v.object({ action: v.literal('revokeFeed') }),
  v.object({
    action: v.literal('savedReplies'),
    revision: countSchema,
    replies: v.pipe(v.array(savedReply), v.maxLength(SAVED_REPLIES)),
  }),
] as const;

export type StudioOwnAction = v.InferOutput<(typeof studioActions)[number]>;
export type StudioAction = StudioOwnAction | AgendaChange | HostAction | TeamAction | MailboxAction;
export type StudioCommand = Command<StudioCommandName> &
  v.InferOutput<v.ObjectSchema<typeof seen, undefined>>;

export type Command<Name extends CommandName = CommandName> = {
  [One in Name]: { action: One } & CommandMap[One];
}[Name];

export type StudioCommandName = keyof typeof studioCommands;

/** The fields of a command, except those in `seen`. */
export type CommandFields<Name extends CommandName> = Omit<
  FieldsOf<(typeof commands)[Name]>,
  keyof typeof seen
>;

type FieldsOf<One> = One extends Entry<infer Given> ? Given : never;

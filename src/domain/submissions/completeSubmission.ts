import * as v from 'valibot';
import { CONSULTATION_TYPES, OTHER_CONSULTATION } from '../agenda/consultationTypes.ts';
import { SLOTS, type Slot } from '../agenda/slots.ts';
import type { Booking } from '../forms/booking.ts';
import { type BookingAnswer, bookingAnswers } from '../forms/bookingFields.ts';
import {
  listOf,
  mapOf,
  moment,
  momentOrNull,
  perhaps,
  storedMoment,
  text,
  textAs,
} from '../site/storedFields.ts';
import { isCalendarDay } from '../time/calendarDay.ts';
import { ATTENDANCES, type BookingEvent } from './bookings/bookingEvent.ts';
import { CANCELLATION_REASONS, OFFERS_LIMIT } from './bookings/cancellationReasons.ts';
import { type Kind, type KindIn, kindsIn, type MessageField, messageFields } from './kinds.ts';
import type { MailName } from './mails/mailName.ts';
import type { SubmissionState } from './states.ts';
import type { LogEntry } from './submissionLog.ts';

const event = <Event>() => v.looseObject({ at: moment }) as unknown as v.GenericSchema<unknown, Event>;

const note = v.object({ text, by: text, at: moment });
const reply = v.object({
  ...note.entries,
  name: text,
  sendAt: moment,
  before: textAs<SubmissionState>(),
  concludes: perhaps(v.literal(true)),
  cc: perhaps(v.array(v.string())),
});

const mail = v.object({
  state: textAs<'pending' | 'sent' | 'failed' | 'withheld'>('sent'),
  outstanding: listOf(textAs<MailName>()),
  attempts: v.fallback(v.number(), 0),
  nextAttemptAt: momentOrNull,
  lastError: v.fallback(v.nullable(v.string()), null),
});

// An earlier version stored only the draft's text.
const draft = v.pipe(
  v.union([
    v.pipe(
      v.string(),
      v.transform((written) => ({ text: written, number: 1 })),
    ),
    v.looseObject({}),
  ]),
  v.object({
    text,
    number: v.fallback(v.pipe(v.number(), v.safeInteger()), 0),
    writer: text,
    at: moment,
    isTyping: v.fallback(v.boolean(), false),
  }),
);

const offer = v.object({ data: v.pipe(v.string(), v.check(isCalendarDay)), horario: v.picklist(SLOTS) });
const cancellation = v.object({
  reason: v.fallback(v.picklist(CANCELLATION_REASONS.map(({ value }) => value)), 'other'),
  note: text,
  offers: v.fallback(
    v.pipe(
      listOf(offer),
      v.transform((offers) => offers.slice(0, OFFERS_LIMIT)),
    ),
    [],
  ),
});

const shared = {
  nome: text,
  email: text,
  state: textAs<SubmissionState>(),
  createdAt: moment,
  /** When the submission arrived, or was last changed. Internal changes do not count (see nextRevision). */
  updatedAt: moment,
  search: listOf(v.string()),
  /** The state of the submission's mails, which are separate documents. */
  mail: v.fallback(mail, v.parse(mail, {})),
  /** The address for its mails, in lower case. Queries use it to find all submissions of an address. */
  emailKey: text,
  expireAt: moment,
  /** The `expireAt` from before the mark as spam. It is restored when the mark is removed. */
  keepUntil: perhaps(storedMoment),
  /** The conversation's id, which is also the id of one of its messages. A booking is a conversation of its own. */
  conversation: text,
  /** The e-mail of the responsible administrator, or empty. */
  responsible: text,
  /** The submissions of joined addresses share this id. Empty if the address is not joined with others. */
  person: text,
  tags: listOf(v.string()),
  /** The day (yyyy-mm-dd) on which a postponed submission becomes new again. */
  remindOn: perhaps(v.pipe(v.string(), v.check(isCalendarDay))),
  /** Replaces `email` for mails; `by` is the e-mail of the person who corrected it. */
  correctedEmail: perhaps(v.object({ address: v.pipe(v.string(), v.nonEmpty()), by: text, at: moment })),
  /** How often its address was corrected. Links of earlier generations are invalid. */
  linkGeneration: perhaps(v.number()),
  /** The number of changes by people; attempts to send mails do not count. A change with an older number is refused. */
  revision: v.fallback(v.pipe(v.number(), v.safeInteger()), 0),
  /** The log entry of each change, keyed by the revision that followed the change. */
  log: mapOf(event<LogEntry>()),
  /** The studio's answers and internal notes, keyed by revision. */
  replies: mapOf(reply),
  notes: mapOf(note),
  /** When the last mail of `client` and `studio` arrived. The other fields describe the client's last mail. */
  lastMails: perhaps(
    v.object({
      client: perhaps(storedMoment),
      studio: perhaps(storedMoment),
      begins: text,
      messageId: text,
      cc: listOf(text),
    }),
  ),
  /** Other addresses from which the studio has accepted a mail. Further mails from them join automatically. */
  correspondents: perhaps(v.array(v.string())),
  /** A hash of the request that created it. Only a request with the same hash gets the same response. */
  requestHash: text,
  drafts: mapOf(draft),
};

type OtherField = Exclude<MessageField, 'nome' | 'email' | 'mensagem'>;
const otherText = perhaps(v.string());
const otherTexts = Object.fromEntries(
  Object.keys(messageFields)
    .filter((name) => !['nome', 'email', 'mensagem'].includes(name))
    .map((name) => [name, otherText]),
) as Record<OtherField, typeof otherText>;

const formOf = <Collection extends 'messages' | 'bookings'>(collection: Collection) =>
  perhaps(v.picklist(kindsIn(collection)));

const message = v.object({ ...shared, ...otherTexts, form: formOf('messages'), mensagem: text });

const answers = Object.fromEntries(bookingAnswers.map(([name]) => [name, text])) as unknown as {
  [Name in BookingAnswer]: v.GenericSchema<unknown, Booking[Name]>;
};

const booking = v.object({
  ...shared,
  form: formOf('bookings'),
  telefone: text,
  ...answers,
  tipoConsulta: v.fallback(v.picklist(CONSULTATION_TYPES.map(({ value }) => value)), OTHER_CONSULTATION),
  outroTipo: text,
  descricaoProjeto: text,
  data: text,
  horario: textAs<Slot>(),
  referencia: text,
  /** Whether the booking holds its slot. False if it is cancelled, spam, or a request that nobody confirmed in time. */
  holdsSlot: v.fallback(v.boolean(), false),
  cancelledAt: momentOrNull,
  /** For a request in a flood: the time at which its slot is freed, unless the studio confirms the request. */
  heldUntil: perhaps(storedMoment),
  attendance: perhaps(v.picklist(ATTENDANCES)),
  /** Missing if the studio cancelled. */
  cancelledBy: perhaps(v.literal('visitor')),
  /** The studio's text in its cancellation. Missing if the visitor, a deletion or an earlier version cancelled. */
  cancellation: perhaps(cancellation),
  /** How many times its calendar entry was changed. */
  sequence: v.fallback(v.number(), 0),
  /** `due` until the reminder is sent, or no longer needed. */
  reminder: v.fallback(v.picklist(['due', 'done']), 'done'),
  history: listOf(event<BookingEvent>()),
  meetingAddress: text,
  /** The host, a member of the team; missing if nobody is a host. */
  host: perhaps(v.object({ uid: v.string(), name: text })),
  /** 128 random bits in hexadecimal, for the meeting's address. Empty in bookings from earlier versions. */
  room: text,
  /** The mailbox for its mails (see mailboxKey). The number of future bookings for a mailbox is limited. */
  mailbox: text,
  /** The booking is cancelled. It is deleted only after its last mail, because mails are composed from it. */
  deleteWhenMailed: perhaps(v.literal(true)),
});

type Stored<Collection extends 'messages' | 'bookings', Data> = Omit<Data, 'form'> & {
  kind: Collection;
  id: string;
  form: KindIn<Collection>;
};

/** A stored submission with the state of its mails. `kind` is its collection, `form` its key in KINDS. */
export type MessageSubmission = Stored<'messages', v.InferOutput<typeof message>>;
export type BookingSubmission = Stored<'bookings', v.InferOutput<typeof booking>>;
export type Submission = MessageSubmission | BookingSubmission;
export type SubmissionOf<Kind extends Submission['kind']> = Extract<Submission, { kind: Kind }>;

/** Converts a document, even an incomplete one, to a submission. Times may be dates, timestamps or ISO texts. */
export function completeSubmission<Kind extends Submission['kind']>(
  kind: Kind,
  id: string,
  stored: object,
): SubmissionOf<Kind>;

export function completeSubmission(kind: Submission['kind'], id: string, stored: object): Submission {
  const data = kind === 'messages' ? v.parse(message, stored) : v.parse(booking, stored);
  const form = data.form ?? formerForm(data);
  return { ...data, kind, id, form, conversation: data.conversation || id } as Submission;
}

/** The form of a submission from an earlier version, which did not store the form. */
function formerForm(data: v.InferOutput<typeof message> | v.InferOutput<typeof booking>): Kind {
  if ('history' in data) return data.history.some(({ what }) => what === 'entered') ? 'entered' : 'booking';
  return data.mensagem === '' && '0' in data.replies ? 'written' : 'message';
}

/** The names of the fields that a document of a kind may have. */
export function storedFields(kind: Submission['kind']): string[] {
  return Object.keys((kind === 'messages' ? message : booking).entries);
}

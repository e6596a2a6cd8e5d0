import { CONSULTATION_TYPES, OTHER_CONSULTATION } from '../forms/bookingOptions.ts';
import { isCalendarDay } from '../time/calendarDay.ts';
import { readCancellation } from './cancellation.ts';
import type { Reply } from './replies.ts';
import {
  ATTENDANCES,
  type BookingEvent,
  type MailState,
  type StoredFields,
  type Submission,
  type SubmissionKind,
  type SubmissionOf,
} from './submission.ts';
import type { LogEntry } from './submissionLog.ts';

type Fields = Record<string, unknown>;

type Stored = {
  id: string;
  data: Fields;
  /** A stored moment as a date, or null for anything else. */
  toDate: (value: unknown) => Date | null;
};

/**
 * Reads a document as a submission. One that lacks something must not keep all the others from being read, so what
 * is missing is empty, and a missing moment that everything has is 1970 (see isUnreadable).
 */
export function completeSubmission<Kind extends SubmissionKind>(
  kind: Kind,
  stored: Stored,
): SubmissionOf<Kind>;
export function completeSubmission(kind: SubmissionKind, { id, data, toDate }: Stored): Submission {
  const moment = (value: unknown) => toDate(value) ?? new Date(0);
  const shared = {
    id,
    nome: text(data.nome),
    email: text(data.email),
    conversation: text(data.conversation) || id,
    ...sharedFields(data, toDate),
  };
  if (kind === 'messages') return { kind, ...shared, mensagem: text(data.mensagem) };
  const cancellation = readCancellation(data.cancellation);
  const attendance = ATTENDANCES.find((one) => one === data.attendance);
  const type = CONSULTATION_TYPES.find(({ value }) => value === data.tipoConsulta);
  return {
    kind,
    ...shared,
    telefone: text(data.telefone),
    comoConheceu: text(data.comoConheceu) as '',
    tipoConsulta: type?.value ?? OTHER_CONSULTATION,
    outroTipo: text(data.outroTipo),
    descricaoProjeto: text(data.descricaoProjeto),
    data: text(data.data),
    horario: text(data.horario) as '09:00',
    referencia: text(data.referencia),
    holdsSlot: data.holdsSlot === true,
    cancelledAt: toDate(data.cancelledAt),
    ...(data.cancelledBy === 'visitor' && { cancelledBy: data.cancelledBy }),
    ...(cancellation && { cancellation }),
    ...(attendance && { attendance }),
    sequence: typeof data.sequence === 'number' ? data.sequence : 0,
    reminder: data.reminder === 'due' ? 'due' : 'done',
    history: list<unknown>(data.history)
      .filter(isObject)
      .map((event) => ({ ...(event as BookingEvent), at: moment(event.at) })),
    meetingAddress: text(data.meetingAddress),
    requestHash: text(data.requestHash),
    ...(data.deleteWhenMailed === true && { deleteWhenMailed: true }),
  };
}

function sharedFields(
  data: Fields,
  toDate: Stored['toDate'],
): Omit<StoredFields, 'conversation'> & { mail: MailState } {
  const moment = (value: unknown) => toDate(value) ?? new Date(0);
  // A text, its author and its moment.
  const written = (value: Fields) => ({ text: text(value.text), by: text(value.by), at: moment(value.at) });
  const mail = isObject(data.mail) ? data.mail : {};
  const corrected = isObject(data.correctedEmail) ? data.correctedEmail : {};
  const { by, at } = written(corrected);
  const address = text(corrected.address);
  const keepUntil = toDate(data.keepUntil);
  const remindOn = text(data.remindOn);
  return {
    state: text(data.state) as StoredFields['state'],
    createdAt: moment(data.createdAt),
    updatedAt: moment(data.updatedAt),
    search: list(data.search),
    mail: {
      state: (text(mail.state) || 'sent') as MailState['state'],
      outstanding: list(mail.outstanding),
      attempts: typeof mail.attempts === 'number' ? mail.attempts : 0,
      nextAttemptAt: toDate(mail.nextAttemptAt),
      lastError: text(mail.lastError) || null,
    },
    emailKey: text(data.emailKey),
    responsible: text(data.responsible),
    expireAt: moment(data.expireAt),
    ...(keepUntil && { keepUntil }),
    ...(isCalendarDay(remindOn) && { remindOn }),
    ...(address && { correctedEmail: { address, by, at } }),
    ...(typeof data.linkGeneration === 'number' && { linkGeneration: data.linkGeneration }),
    revision: Number.isSafeInteger(data.revision) ? Number(data.revision) : 0,
    log: byRevision(data.log, (entry) => ({ ...(entry as LogEntry), at: moment(entry.at) })),
    replies: byRevision(data.replies, (reply) => ({
      ...written(reply),
      name: text(reply.name),
      sendAt: moment(reply.sendAt),
      before: text(reply.before) as Reply['before'],
      ...(reply.concludes === true && { concludes: reply.concludes }),
    })),
    drafts: texts(data.drafts),
    notes: byRevision(data.notes, written),
  };
}

/** The entries of a map that are maps themselves, each as `complete` makes it. */
function byRevision<Entry>(value: unknown, complete: (entry: Fields) => Entry): Record<string, Entry> {
  const entries = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(
    entries.flatMap(([revision, entry]) => (isObject(entry) ? [[revision, complete(entry)]] : [])),
  );
}

function texts(value: unknown): Record<string, string> {
  const entries = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function list<Entry>(value: unknown): Entry[] {
  return Array.isArray(value) ? value : [];
}

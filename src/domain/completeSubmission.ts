import { CONSULTATION_TYPES, OTHER_CONSULTATION } from './bookingOptions.ts';
import { readCancellation } from './cancellation.ts';
import type { Notes } from './notes.ts';
import type { Replies } from './replies.ts';
import type {
  BookingEvent,
  StoredFields,
  Submission,
  SubmissionKind,
  SubmissionState,
} from './submission.ts';
import type { LogEntry, SubmissionLog } from './submissionLog.ts';

type Stored = {
  id: string;
  data: Record<string, unknown>;
  /** A stored moment as a date, or null for anything else. */
  toDate: (value: unknown) => Date | null;
};

/**
 * What a document holds, as a submission. One that lacks something must not keep all the others from being read, so what
 * is missing is empty, and a missing moment that everything has is 1970 (see isUnreadable).
 */
export function completeSubmission(kind: SubmissionKind, { id, data, toDate }: Stored): Submission {
  const shared = { id, ...sharedFields(data, toDate) };
  if (kind === 'messages') return { kind, ...shared, mensagem: text(data.mensagem) };
  const cancellation = readCancellation(data.cancellation);
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
    sequence: typeof data.sequence === 'number' ? data.sequence : 0,
    reminder: data.reminder === 'due' ? 'due' : 'done',
    history: list<unknown>(data.history)
      .filter(isObject)
      .map((event) => completeEvent(event, toDate)),
    meetingAddress: text(data.meetingAddress),
    requestHash: text(data.requestHash),
    ...(data.deleteWhenMailed === true && { deleteWhenMailed: true }),
  };
}

function completeEvent(event: Record<string, unknown>, toDate: Stored['toDate']): BookingEvent {
  return { ...(event as BookingEvent), at: toDate(event.at) ?? new Date(0) };
}

function sharedFields(data: Stored['data'], toDate: Stored['toDate']): StoredFields & NameAndEmail {
  const mail = isObject(data.mail) ? data.mail : {};
  const keepUntil = toDate(data.keepUntil);
  return {
    nome: text(data.nome),
    email: text(data.email),
    state: text(data.state) as StoredFields['state'],
    createdAt: toDate(data.createdAt) ?? new Date(0),
    updatedAt: toDate(data.updatedAt) ?? new Date(0),
    search: list(data.search),
    mail: {
      state: text(mail.state) as StoredFields['mail']['state'],
      outstanding: list(mail.outstanding),
      attempts: typeof mail.attempts === 'number' ? mail.attempts : 0,
      nextAttemptAt: toDate(mail.nextAttemptAt),
      lastError: text(mail.lastError) || null,
    },
    emailKey: text(data.emailKey),
    expireAt: toDate(data.expireAt) ?? new Date(0),
    ...(keepUntil && { keepUntil }),
    ...(Array.isArray(data.heldMails) && { heldMails: data.heldMails }),
    ...completeAddress(data.correctedEmail, toDate),
    revision: Number.isSafeInteger(data.revision) ? Number(data.revision) : 0,
    log: completeLog(data.log, toDate),
    replies: completeReplies(data.replies, toDate),
    drafts: texts(data.drafts),
    notes: completeNotes(data.notes, toDate),
  };
}

function completeAddress(corrected: unknown, toDate: Stored['toDate']): Pick<StoredFields, 'correctedEmail'> {
  if (!isObject(corrected) || !text(corrected.address)) return {};
  const at = toDate(corrected.at) ?? new Date(0);
  return { correctedEmail: { address: text(corrected.address), by: text(corrected.by), at } };
}

function completeLog(log: unknown, toDate: Stored['toDate']): SubmissionLog {
  const entries = Object.entries(isObject(log) ? log : {}).filter(([, entry]) => isObject(entry));
  return Object.fromEntries(
    entries.map(([revision, entry]) => [
      revision,
      { ...(entry as LogEntry), at: toDate((entry as LogEntry).at) ?? new Date(0) },
    ]),
  );
}

function completeReplies(replies: unknown, toDate: Stored['toDate']): Replies {
  const stored = Object.entries(isObject(replies) ? replies : {}).filter(([, reply]) => isObject(reply));
  return Object.fromEntries(
    stored.map(([revision, reply]) => {
      const { text: written, by, name, at, sendAt, before } = reply as Record<string, unknown>;
      const moments = { at: toDate(at) ?? new Date(0), sendAt: toDate(sendAt) ?? new Date(0) };
      return [
        revision,
        {
          text: text(written),
          by: text(by),
          name: text(name),
          ...moments,
          before: text(before) as SubmissionState,
        },
      ];
    }),
  );
}

function completeNotes(notes: unknown, toDate: Stored['toDate']): Notes {
  const stored = Object.entries(isObject(notes) ? notes : {}).filter(([, note]) => isObject(note));
  return Object.fromEntries(
    stored.map(([revision, note]) => {
      const { text: written, by, at } = note as Record<string, unknown>;
      return [revision, { text: text(written), by: text(by), at: toDate(at) ?? new Date(0) }];
    }),
  );
}

function texts(value: unknown): Record<string, string> {
  const entries = Object.entries(isObject(value) ? value : {});
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

type NameAndEmail = Pick<Submission, 'nome' | 'email'>;

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function list<Entry>(value: unknown): Entry[] {
  return Array.isArray(value) ? value : [];
}

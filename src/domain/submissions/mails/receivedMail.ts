import * as v from 'valibot';
import { listOf, moment, perhaps, text } from '../../site/storedFields.ts';

const correspondent = v.object({ name: text, address: text });

const stored = v.object({
  submission: text,
  /** `asks`: the studio must decide about the mail. Until then, only its headers are stored. */
  standing: v.fallback(v.picklist(['added', 'asks']), 'added'),
  /** Why the studio must decide: somebody else wrote the mail, or the client is not authenticated as its sender. */
  why: perhaps(v.picklist(['otherSender', 'unproved'])),
  by: v.fallback(v.picklist(['client', 'studio']), 'client'),
  /** Only a person's mail waits for an answer. */
  sort: v.fallback(v.picklist(['person', 'automatic', 'calendar']), 'person'),
  from: v.fallback(correspondent, { name: '', address: '' }),
  /** The other receivers, except the studio. */
  cc: listOf(text),
  subject: text,
  messageId: text,
  at: moment,
  /** At most 200 KB. If the text is longer, the first file contains it completely. */
  text,
  files: listOf(v.object({ name: text, type: text, size: v.number() })),
  /** The mail's place in the mailbox, until the mail is added. */
  folder: perhaps(v.string()),
  uid: perhaps(v.number()),
  validity: perhaps(v.string()),
  /** When the database deletes the mail: together with its submission. */
  expireAt: moment,
});

/** A mail received for a submission, as stored in receivedMails/{id}. Its id is a keyed hash of its Message-ID. */
export type ReceivedMail = v.InferOutput<typeof stored> & { id: string };

/** Converts a document, even an incomplete one, to a received mail. */
export function completeReceivedMail(id: string, document: object): ReceivedMail {
  return { ...v.parse(stored, document), id };
}

/** The path of a received mail, and the path of its entry in the list of handled mails. The entry contains no text. */
export const receivedMailPath = ({ id }: { id: string }) => `receivedMails/${id}`;
export const mailKeyPath = ({ id }: { id: string }) => `mailKeys/${id}`;

export const MAIL_FILES = 'mailFiles';
export const mailFilePath = ({ id }: { id: string }, number: number) => `${MAIL_FILES}/${id}/${number}`;

/** A function reads the mailbox at this interval. */
export const READING_MINUTES = 2;

export const MAILBOX_STATUS_PATH = 'mailbox/status';

const status = v.object({
  /** Mails from before `since` are not imported. `readAt` is the last time at which reading the mailbox worked. */
  since: moment,
  readAt: v.fallback(v.nullable(moment), null),
  /** The error code of the last run; empty if it worked. */
  problem: text,
  paths: listOf(text),
  /** The folder in which strangers' mails begin conversations, and the time from which they do. */
  newFrom: text,
  newSince: moment,
});

export type MailboxStatus = v.InferOutput<typeof status>;

/** Converts a document to the status; undefined if no mailbox is read. */
export function readMailboxStatus(document: object | undefined): MailboxStatus | undefined {
  return document && v.parse(status, document);
}

import * as v from 'valibot';
import { listOf, moment, perhaps, text } from '../../site/storedFields.ts';

const correspondent = v.object({ name: text, address: text });

const stored = v.object({
  submission: text,
  /** `asks`: only the mail's headers are stored until the studio has decided about it. */
  standing: v.fallback(v.picklist(['added', 'asks']), 'added'),
  /** Why the studio must decide: somebody else wrote the mail, or its sender is not authenticated. */
  why: perhaps(v.picklist(['otherSender', 'unproved'])),
  by: v.fallback(v.picklist(['client', 'studio']), 'client'),
  /** Automatic mails do not wait for the studio. */
  sort: v.fallback(v.picklist(['person', 'automatic', 'calendar']), 'person'),
  from: v.fallback(correspondent, { name: '', address: '' }),
  /** The other receivers except the studio. */
  cc: listOf(text),
  subject: text,
  messageId: text,
  /** When the studio's server received the mail. */
  at: moment,
  /** The text, at most 200 KB; if it is longer, the first file has the full text. */
  text,
  files: listOf(v.object({ name: text, type: text, size: v.number() })),
  /** The mail's folder in the mailbox, until the mail is added. */
  folder: perhaps(v.string()),
  uid: perhaps(v.number()),
  validity: perhaps(v.string()),
  /** When the database deletes the mail: together with its submission. */
  expireAt: moment,
});

/** A mail received for a submission, as stored in receivedMails/{id}. Its id is a keyed hash of its Message-ID. */
export type ReceivedMail = v.InferOutput<typeof stored> & { id: string };

/** Reads a document as a received mail, even if parts are missing. */
export function completeReceivedMail(id: string, document: object): ReceivedMail {
  return { ...v.parse(stored, document), id };
}

/** Paths of a received mail, and of the record that the mail was handled, which has no text. */
export const receivedMailPath = ({ id }: { id: string }) => `receivedMails/${id}`;
export const mailKeyPath = ({ id }: { id: string }) => `mailKeys/${id}`;

/** The storage folder of received mails' files, and the path of a file by its number. */
export const MAIL_FILES = 'mailFiles';
export const mailFilePath = ({ id }: { id: string }, number: number) => `${MAIL_FILES}/${id}/${number}`;

export const MAILBOX_STATUS_PATH = 'mailbox/status';

const status = v.object({
  /** The time from which the mailbox is read, and the last time at which that worked. */
  since: moment,
  readAt: v.fallback(v.nullable(moment), null),
  /** The code of the last error. */
  problem: text,
  paths: listOf(text),
  /** The folder whose mails from strangers begin conversations, and the time from which they do. */
  newFrom: text,
  newSince: moment,
});

export type MailboxStatus = v.InferOutput<typeof status>;

/** Reads the status; undefined if no mailbox is read. */
export function readMailboxStatus(document: object | undefined): MailboxStatus | undefined {
  return document && v.parse(status, document);
}

import * as v from 'valibot';
import { listOf, moment, perhaps, text } from '../../site/storedFields.ts';

const correspondent = v.object({ name: text, address: text });

const stored = v.object({
  submission: text,
  /** `asks`: only its headers are known until the studio has decided about it. */
  standing: v.fallback(v.picklist(['added', 'asks']), 'added'),
  /** Why it asks: somebody else wrote it, or its sender is not proved. */
  why: perhaps(v.picklist(['otherSender', 'unproved'])),
  by: v.fallback(v.picklist(['client', 'studio']), 'client'),
  /** Automatic mails wait for nobody. */
  sort: v.fallback(v.picklist(['person', 'automatic', 'calendar']), 'person'),
  from: v.fallback(correspondent, { name: '', address: '' }),
  /** The other receivers, without the studio. */
  cc: listOf(text),
  subject: text,
  messageId: text,
  /** When the studio's server received it. */
  at: moment,
  /** At most 200 KB; the full text of a longer one is its first file. */
  text,
  files: listOf(v.object({ name: text, type: text, size: v.number() })),
  /** Its mailbox folder, until it is added. */
  folder: perhaps(v.string()),
  uid: perhaps(v.number()),
  validity: perhaps(v.string()),
  /** When the database deletes it: with its submission. */
  expireAt: moment,
});

/** A mail that was received for a submission, as receivedMails/{id} has it. Its id is a keyed hash of its Message-ID. */
export type ReceivedMail = v.InferOutput<typeof stored> & { id: string };

/** Reads a document as a received mail, whatever it lacks. */
export function completeReceivedMail(id: string, document: object): ReceivedMail {
  return { ...v.parse(stored, document), id };
}

/** Path of a received mail, or of the record without text that it was handled. */
export const receivedMailPath = ({ id }: { id: string }) => `receivedMails/${id}`;
export const mailKeyPath = ({ id }: { id: string }) => `mailKeys/${id}`;

/** The storage folder of received mails' files, and the path of a file by its number. */
export const MAIL_FILES = 'mailFiles';
export const mailFilePath = ({ id }: { id: string }, number: number) => `${MAIL_FILES}/${id}/${number}`;

export const MAILBOX_STATUS_PATH = 'mailbox/status';

const status = v.object({
  /** Since when the mailbox is read, and when it last worked. */
  since: moment,
  readAt: v.fallback(v.nullable(moment), null),
  /** The code of the last error. */
  problem: text,
  paths: listOf(text),
  /** The folder in which strangers begin conversations, and since when. */
  newFrom: text,
  newSince: moment,
});

export type MailboxStatus = v.InferOutput<typeof status>;

/** Reads the status; undefined where no mailbox is read. */
export function readMailboxStatus(document: object | undefined): MailboxStatus | undefined {
  return document && v.parse(status, document);
}

import type { ReplyMail } from '../mails/mailName.ts';
import type { Submission } from '../submission.ts';

export const REPLY_LIMIT = 5000;
export const SAVED_REPLIES = 50;
export const SAVED_TITLE_LIMIT = 80;

/** An answer can be taken back for this long before it is sent. */
export const REPLY_HOLD_MS = 10_000;

/** Can be taken back until `sendAt`; this restores the state `before`. If it `concludes`, it ends the conversation. */
export type Reply = Submission['replies'][string];

/** The key of the studio's first message, which has no revision. */
export const FIRST = 0;

/** The revision in the name of an answer's mail; undefined for other mails. */
export function replyNumber(mail: string): string | undefined {
  return /^reply-(\d+)$/.exec(mail)?.[1];
}

export function replyMail(revision: number | string): ReplyMail {
  return `reply-${Number(revision)}`;
}

/** The signature of an answer. Without a `name`, the team signs. */
export function signatureOf(name: string, studio: string): string {
  return name ? `${name}, do ${studio}` : `equipe ${studio}`;
}

/** Quotes a text in a mail: puts '> ' before each line. */
export function quoted(text: string): string {
  return text.replace(/^/gm, '> ').replace(/^> $/gm, '>');
}

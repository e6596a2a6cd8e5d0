import type { SubmissionState } from './submission.ts';

/** Longest answer to a visitor, and most saved replies, whose texts may be as long. */
export const REPLY_LIMIT = 5000;
export const SAVED_REPLIES = 50;
export const SAVED_TITLE_LIMIT = 80;

/** For so long an answer waits before it goes out, so that it can be taken back. */
export const REPLY_HOLD_MS = 10_000;

/** The mail of an answer, by the revision of its submission that it led to. */
export type ReplyMail = `reply-${number}`;

/**
 * An answer to a visitor: `by` is the e-mail of the administrator who wrote it and `name` what their account says, `sendAt`
 * the moment until which it can be taken back, `before` the state that its submission then has again; one that `concludes`
 * its conversation has left nothing to wait for.
 */
export type Reply = {
  text: string;
  by: string;
  name: string;
  at: Date;
  sendAt: Date;
  before: SubmissionState;
  concludes?: true;
};

/** The answers of a submission, by the revision that each led to. */
export type Replies = Record<string, Reply>;

/** The revision in the name of an answer's mail; undefined for every other mail. */
export function replyNumber(mail: string): string | undefined {
  return /^reply-(\d+)$/.exec(mail)?.[1];
}

/** The name of the mail of an answer, by the revision of its submission that it led to. */
export function replyMail(revision: number | string): ReplyMail {
  return `reply-${Number(revision)}`;
}

/** The line below an answer by somebody with this name at the studio; empty, the studio signs. */
export function signatureOf(name: string, studio: string): string {
  return name ? `${name}, do ${studio}` : `equipe ${studio}`;
}

/** The lines of a text as a mail quotes them, each after '> '. */
export function quoted(text: string): string {
  return text.replace(/^/gm, '> ').replace(/^> $/gm, '>');
}

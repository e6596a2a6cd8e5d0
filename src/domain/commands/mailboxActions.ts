import * as v from 'valibot';
import { SUBMISSION_KINDS } from '../submissions/submission.ts';

const mail = v.pipe(v.string(), v.regex(/^[\w-]{10,60}$/));
const submission = {
  kind: v.picklist(SUBMISSION_KINDS),
  id: v.pipe(v.string(), v.regex(/^(?!__)[\w-]{1,128}$/)),
};

/** `takeNewMails` chooses the folder in which strangers' mails begin conversations (empty for none). */
export const mailboxActions = [
  v.object({ action: v.literal('readMailbox') }),
  v.object({ action: v.literal('takeMail'), mail }),
  v.object({ action: v.literal('moveMail'), mail, ...submission }),
  v.object({ action: v.literal('dropMail'), mail }),
  v.object({ action: v.literal('takeNewMails'), folder: v.pipe(v.string(), v.maxLength(200)) }),
] as const;

export type MailboxAction = v.InferOutput<(typeof mailboxActions)[number]>;

export const MAIL_MISSING = 'Este email não está mais na caixa de email, ou já saiu do painel.';
export const MAILBOX_UNREACHABLE = 'A caixa de email não respondeu. Tente de novo em alguns minutos.';

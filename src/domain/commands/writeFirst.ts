import * as v from 'valibot';
import { contactFields } from '../forms/contact.ts';
import { MESSAGE_REQUIRED } from '../forms/fieldMessages.ts';
import { multilineText } from '../forms/textSchemas.ts';
import { validateFields } from '../forms/validateFields.ts';
import { FIRST, REPLY_LIMIT, replyMail } from '../submissions/replies/replies.ts';
import { messageExpiry } from '../submissions/retention.ts';
import type { CommandContext, Outcome } from './command.ts';
import { firstFields } from './submit.ts';

/** The studio's first message to somebody. It may be as long as an answer. */
export const firstMessageSchema = v.object({
  nome: contactFields.nome.schema,
  email: contactFields.email.schema,
  mensagem: multilineText('A mensagem', REPLY_LIMIT, MESSAGE_REQUIRED),
});

/** Validates a first message of the studio. Returns the cleaned message, or the first error of each wrong field. */
export function validateFirstMessage(values: Record<string, unknown>) {
  return validateFields(firstMessageSchema, values);
}

/** Stores the studio's first message to somebody who has not written. The conversation waits for that person. */
export function writeFirst(
  _: undefined,
  { id, message }: { id: string; message: v.InferOutput<typeof firstMessageSchema> },
  { by, name, now }: CommandContext,
): Outcome {
  const { nome, email, mensagem: text } = message;
  const sent = { form: 'written' as const, nome, email, mensagem: '' };
  const first = { text, by, name, at: now, sendAt: now, before: 'answered' as const };
  return {
    what: 'entered',
    fields: {
      ...sent,
      ...firstFields({ id, ...sent }, now),
      expireAt: messageExpiry(now),
      state: 'answered',
      responsible: by,
      replies: { [FIRST]: first },
    },
    mails: [replyMail(FIRST)],
    sendsNow: true,
    audit: ['write'],
  };
}

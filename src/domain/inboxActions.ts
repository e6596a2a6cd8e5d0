import * as v from 'valibot';
import { commands, countSchema } from './commands/table.ts';
import { emailField } from './contact.ts';
import { SUBMISSION_KINDS } from './submission.ts';

/** Which submission is meant, as the caller has seen it. */
const seen = {
  kind: v.picklist(SUBMISSION_KINDS),
  id: v.pipe(v.string(), v.regex(/^(?!__)[\w-]{1,128}$/)),
  revision: countSchema,
};

/**
 * Body of `POST /api/studioInbox`: into spam, or out of it with the state it gets; an answer to the visitor, and taking it
 * back (`reply` is its revision); another address for its mails; or to try the mails now, an answer as soon as it can no
 * longer be taken back.
 */
export const inboxActionSchema = v.variant('action', [
  v.object({ action: v.literal('spam'), ...seen, ...commands.spam.fields }),
  v.object({ action: v.literal('release'), ...seen, ...commands.release.fields }),
  v.object({ action: v.literal('reply'), ...seen, ...commands.reply.fields }),
  v.object({ action: v.literal('takeBack'), ...seen, ...commands.takeBack.fields }),
  v.object({ action: v.literal('correct'), ...seen, ...commands.correct.fields }),
  v.object({ action: v.literal('deliver'), ...seen }),
]);

export type InboxAction = v.InferOutput<typeof inboxActionSchema>;

/** What is wrong with a corrected address, in words; undefined for one that mails can go to. */
export function correctionError(email: string): string | undefined {
  return v.safeParse(emailField, email, { abortPipeEarly: true }).issues?.[0].message;
}

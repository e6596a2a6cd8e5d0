import * as v from 'valibot';
import { emailField } from './contact.ts';
import { REPLY_LIMIT } from './replies.ts';
import { ASSIGNABLE_STATES, SUBMISSION_KINDS } from './submission.ts';
import { multilineText, nonBlank } from './textSchemas.ts';

/** The revision of a submission that the caller has seen; a change over a newer one is refused. */
export const revisionSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Which submission is meant, as the caller has seen it. */
const seen = {
  kind: v.picklist(SUBMISSION_KINDS),
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/)),
  revision: revisionSchema,
};

/** What an answer to a visitor says. */
export const replyTextSchema = v.pipe(
  multilineText('A resposta', REPLY_LIMIT, 'Resposta é obrigatória'),
  nonBlank('Resposta é obrigatória'),
);

/**
 * Body of `POST /api/studioInbox`: into spam, or out of it with the state it gets; an answer to the visitor, and taking it
 * back (`reply` is its revision); another address for its mails; or to try the mails now, an answer as soon as it can no
 * longer be taken back.
 */
export const inboxActionSchema = v.variant('action', [
  v.object({ action: v.literal('spam'), ...seen }),
  v.object({ action: v.literal('release'), ...seen, state: v.picklist([...ASSIGNABLE_STATES, 'review']) }),
  v.object({ action: v.literal('reply'), ...seen, text: replyTextSchema }),
  v.object({ action: v.literal('takeBack'), ...seen, reply: revisionSchema }),
  v.object({ action: v.literal('correct'), ...seen, email: emailField }),
  v.object({ action: v.literal('deliver'), ...seen }),
]);

export type InboxAction = v.InferOutput<typeof inboxActionSchema>;

/** A submission as the caller has seen it. */
export type SeenSubmission = Pick<InboxAction, 'kind' | 'id' | 'revision'>;

/** What is wrong with a corrected address, in words; undefined for one that mails can go to. */
export function correctionError(email: string): string | undefined {
  return v.safeParse(emailField, email, { abortPipeEarly: true }).issues?.[0].message;
}

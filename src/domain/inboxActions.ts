import * as v from 'valibot';
import { ASSIGNABLE_STATES } from './submission.ts';

/** The revision of a submission that the caller has seen; a change over a newer one is refused. */
export const revisionSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Which submission is meant, as the caller has seen it. */
const seen = {
  kind: v.picklist(['messages', 'bookings']),
  id: v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/)),
  revision: revisionSchema,
};

/** Body of `POST /api/studioInbox`: into spam, or out of it with the state it gets. */
export const inboxActionSchema = v.variant('action', [
  v.object({ action: v.literal('spam'), ...seen }),
  v.object({ action: v.literal('release'), ...seen, state: v.picklist(ASSIGNABLE_STATES) }),
]);

export type InboxAction = v.InferOutput<typeof inboxActionSchema>;

/** A submission as the caller has seen it. */
export type SeenSubmission = Pick<InboxAction, 'kind' | 'id' | 'revision'>;

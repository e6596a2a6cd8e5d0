import { STUDIO_INBOX_PATH } from '#src/domain/api.ts';
import type { InboxAction } from '#src/domain/inboxActions.ts';
import type { Submission } from '#src/domain/submission.ts';
import { callFunction } from './callFunction.ts';

/** Has a function do with a submission what the rules of the database leave to it. Throws a ServiceError (see callFunction). */
export async function callStudioInbox<Name extends InboxAction['action']>(
  action: Name,
  { kind, id, revision }: Submission,
  more?: Omit<Extract<InboxAction, { action: Name }>, 'action' | 'kind' | 'id' | 'revision'>,
): Promise<void> {
  await callFunction(STUDIO_INBOX_PATH, { action, kind, id, revision, ...more });
}

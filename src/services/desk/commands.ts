import type { PasskeyAction } from '#src/domain/accounts/passkeys.ts';
import type { StudioAnswer, StudioFailure } from '#src/domain/commands/studioAnswer.ts';
import type { CommandFields, StudioAction, StudioCommandName } from '#src/domain/commands/table.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { ServiceError } from '#src/services/firebase/ServiceError.ts';
import { callAsAdministrator } from './callAsAdministrator.ts';
import { readExported } from './submissionDocuments.ts';

type Seen = Pick<Submission, 'kind' | 'id' | 'revision'>;

/**
 * Sends a command on the revision that the administrator has seen. Returns the changed submission; undefined if
 * deleted. Throws a ServiceError (see callAsAdministrator); if it is `changed`, its cause is the current submission.
 */
export async function giveCommand<Name extends StudioCommandName>(
  action: Name,
  { kind, id, revision }: Seen,
  fields: CommandFields<Name>,
): Promise<Submission | undefined> {
  const commandId = crypto.randomUUID();
  const body = { action, commandId, kind, id, revision, ...fields };
  // Because of the id, a request can be repeated if its response was lost.
  const { submission } = await doInStudio(body).catch((error: ServiceError) => {
    if (isAnswered(error)) throw error;
    return doInStudio(body);
  });
  return submission && readExported(submission);
}

/** Tells the function to send outstanding mails as soon as possible. Returns the submission. Throws a ServiceError. */
export async function deliverNow({ kind, id }: Seen): Promise<Submission | undefined> {
  const { submission } = await doInStudio({ action: 'deliver', kind, id });
  return submission && readExported(submission);
}

/** A passkey action. `response` is the browser's WebAuthn object. */
export type PasskeyRequest = { action: PasskeyAction['action'] } & Partial<
  Record<'link' | 'name' | 'id', string> & { response: object }
>;

type Request =
  | StudioAction
  | PasskeyRequest
  | { action: 'joinTeam' }
  | { action: StudioCommandName; commandId: string };

/** Calls the desk's function, also for actions that are not commands. Throws a ServiceError (see callAsAdministrator). */
export async function doInStudio(request: Request): Promise<StudioAnswer> {
  try {
    return await callAsAdministrator<StudioAnswer>('/api/studio', request);
  } catch (error) {
    const { submission } = ((error as ServiceError).cause ?? {}) as Partial<StudioFailure>;
    if (submission) throw new ServiceError('changed', readExported(submission));
    throw error;
  }
}

/** Whether the function has responded, so that the outcome is known. */
function isAnswered({ code, cause }: ServiceError): boolean {
  return code !== 'failed' || (cause as StudioFailure | undefined)?.error !== undefined;
}

import type { PasskeyAnswer } from '../accounts/passkeys.ts';
import type { Team } from '../accounts/team.ts';
import type { ApiFailure } from '../site/apiAnswer.ts';
import type { ExportedSubmission } from '../submissions/lists/dataExport.ts';

/**
 * The response to an administrator: the submission, missing if deleted; the calendar's new address, shown once; the team; or
 * what a passkey needs.
 */
export type StudioAnswer = {
  ok: true;
  submission?: ExportedSubmission;
  address?: string;
  team?: Team;
  passkey?: PasskeyAnswer;
};

/** The failure told to an administrator; with 409 it has the submission that a person has changed meanwhile. */
export type StudioFailure = ApiFailure & { submission?: ExportedSubmission };

import type { PasskeyAnswer } from '../accounts/passkeys.ts';
import type { Team } from '../accounts/team.ts';
import type { ApiFailure } from '../site/apiAnswer.ts';
import type { ExportedSubmission } from '../submissions/lists/dataExport.ts';

/** The response to an administrator: the submission, the calendar's new address, the team, or data of a passkey. */
export type StudioAnswer = {
  ok: true;
  submission?: ExportedSubmission;
  address?: string;
  team?: Team;
  passkey?: PasskeyAnswer;
};

/** The failure response to an administrator. With 409, it contains the submission if somebody has changed it. */
export type StudioFailure = ApiFailure & { submission?: ExportedSubmission };

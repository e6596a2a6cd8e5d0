import { adminLog } from '#src/content/adminLog.ts';
import type { Submission } from '#src/domain/submission.ts';
import { logEntries } from '#src/domain/submissionLog.ts';
import { describeLogEntry } from './describeLogEntry.ts';
import { useOwnAccount } from './useOwnAccount.ts';

/** What somebody else changed last, in a polite live region, so that it is heard when it happens to what is open. */
export function ForeignChange({ submission: { kind, log } }: { submission: Submission }) {
  const own = useOwnAccount()?.email;
  const last = logEntries(log).at(-1);
  const isForeign = last !== undefined && last.by !== own;
  return (
    <p aria-live="polite" className="small soft filled-only">
      {isForeign && `${adminLog.lately} ${describeLogEntry(kind, last)}.`}
    </p>
  );
}

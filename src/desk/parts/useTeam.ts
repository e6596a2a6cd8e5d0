import { useQueryClient } from '@tanstack/react-query';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { logEntries } from '#src/domain/submissions/submissionLog.ts';
import { LISTS } from './useCommands.ts';
import { useOwnAccount } from './useOwnAccount.ts';

/**
 * The e-mails of administrators that the desk knows: the reader's, then those in the logs of the listed submissions.
 */
export function useTeam(submission: Submission): string[] {
  const own = useOwnAccount()?.email ?? '';
  const lists = useQueryClient().getQueriesData<{ submissions?: readonly Submission[] }>({
    queryKey: [LISTS],
  });
  const known = [submission, ...lists.flatMap(([, list]) => list?.submissions ?? [])].flatMap(
    ({ log, responsible }) => [responsible, ...logEntries(log).map(({ by }) => by)],
  );
  const others = known.filter((by) => by.includes('@') && by !== own).sort();
  return [...new Set([own, ...others])];
}

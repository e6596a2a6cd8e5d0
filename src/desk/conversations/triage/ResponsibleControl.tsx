import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { LISTS } from '#src/desk/base/useCommands.ts';
import { useOwnAccount } from '#src/desk/base/useOwnAccount.ts';
import styles from '#src/desk/conversations/list/ConversationsView.module.css';
import { nameAuthor } from '#src/desk/parts/describeLogEntry.ts';
import { useSubmissionAction } from '#src/desk/parts/useSubmissionAction.tsx';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { logEntries } from '#src/domain/submissions/submissionLog.ts';

/** The person who sees to a submission; the chosen one shows at once, and goes back if it could not be stored. */
export function ResponsibleControl({ submission }: { submission: Submission }) {
  const own = useOwnAccount()?.email ?? '';
  const team = useTeam(submission, own);
  const { outcome, give, running } = useSubmissionAction();
  const [wanted, setWanted] = useState('');
  const choose = (responsible: string) => {
    setWanted(responsible);
    return give('assign', submission, { responsible }, { done: 'Responsável definido.' });
  };
  return (
    <div className="stack-2 start">
      <label className="row-2 middle small">
        Responsável
        <select
          className={styles.choice}
          value={running ? wanted : submission.responsible}
          aria-disabled={running}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">Ninguém</option>
          {team.map((email) => (
            <option key={email} value={email}>
              {nameAuthor(email, own)}
            </option>
          ))}
        </select>
      </label>
      {outcome}
    </div>
  );
}

/** The e-mails of administrators that the desk knows: the reader's, then those in the logs of what it has read. */
function useTeam(submission: Submission, own: string): string[] {
  const lists = useQueryClient().getQueriesData<{ submissions: readonly Submission[] }>({
    queryKey: [LISTS],
  });
  const known = [submission, ...lists.flatMap(([, list]) => list?.submissions ?? [])].flatMap(
    ({ log, responsible }) => [responsible, ...logEntries(log).map(({ by }) => by)],
  );
  const others = known.filter((by) => by.includes('@') && by !== own).sort();
  return [...new Set([own, ...others])];
}

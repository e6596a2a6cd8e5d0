import { useState } from 'react';
import styles from '#src/desk/conversations/list/ConversationsView.module.css';
import { ActionStatus } from '#src/desk/parts/ActionStatus.tsx';
import { nameAuthor } from '#src/desk/parts/describeLogEntry.ts';
import { useOwnAccount } from '#src/desk/parts/useOwnAccount.ts';
import { useSubmissionAction } from '#src/desk/parts/useSubmissionAction.ts';
import { useTeam } from '#src/desk/parts/useTeam.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';

/** The person who sees to a submission; the chosen one shows at once, and goes back if it could not be stored. */
export function ResponsibleControl({ submission }: { submission: Submission }) {
  const own = useOwnAccount()?.email ?? '';
  const team = useTeam(submission);
  const { state, give, running } = useSubmissionAction();
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
      <ActionStatus state={state} />
    </div>
  );
}

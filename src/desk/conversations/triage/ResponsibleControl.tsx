import { useState } from 'react';
import { useOwnAccount } from '#src/desk/base/useOwnAccount.ts';
import { useTeamNames } from '#src/desk/base/useTeam.ts';
import styles from '#src/desk/conversations/list/ConversationsView.module.css';
import { useSubmissionAction } from '#src/desk/parts/useSubmissionAction.tsx';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { TagsControl } from './TagsControl.tsx';

/** The person of the team who sees to a submission, and its tags; the chosen one shows at once, and goes back if it could not be stored. */
export function ResponsibleControl({ submission }: { submission: Submission }) {
  const own = useOwnAccount()?.email ?? '';
  const { emails, nameOf } = useTeamNames(own);
  const { outcome, give, running } = useSubmissionAction();
  const [wanted, setWanted] = useState('');
  const { responsible } = submission;
  const choose = (chosen: string) => {
    setWanted(chosen);
    const told = chosen && chosen !== own ? ` ${nameOf(chosen)} recebe um aviso.` : '';
    return give('assign', submission, { responsible: chosen }, { done: `Responsável definido.${told}` });
  };
  const hasLeft = responsible !== '' && !emails.includes(responsible);
  return (
    <div className="stack-2 start">
      <label className="row-2 middle small">
        Responsável
        <select
          className={styles.choice}
          value={running ? wanted : responsible}
          aria-disabled={running}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">Ninguém</option>
          {emails.map((email) => (
            <option key={email} value={email}>
              {nameOf(email)}
            </option>
          ))}
          {hasLeft && <option value={responsible}>{nameOf(responsible)}</option>}
        </select>
      </label>
      {outcome}
      <TagsControl submission={submission} />
    </div>
  );
}

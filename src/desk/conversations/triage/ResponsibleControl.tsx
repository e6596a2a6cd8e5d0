import { useState } from 'react';
import { ActionStatus } from '#src/desk/parts/ActionStatus.tsx';
import { nameAuthor } from '#src/desk/parts/describeLogEntry.ts';
import { useOwnAccount } from '#src/desk/parts/useOwnAccount.ts';
import {
  giveCommand,
  type SubmissionActionProps,
  useSubmissionAction,
} from '#src/desk/parts/useSubmissionAction.ts';
import { useTeam } from '#src/desk/parts/useTeam.ts';
import { admin } from '#src/desk/words/admin.ts';
import styles from './ResponsibleControl.module.css';

/** The person who sees to a submission; the chosen one shows at once, and goes back if it could not be stored. */
export function ResponsibleControl({ submission, onUpdate }: SubmissionActionProps) {
  const { label, nobody, done, failed } = admin.responsible;
  const own = useOwnAccount()?.email ?? '';
  const team = useTeam(submission);
  const { state, run, running } = useSubmissionAction(onUpdate);
  const [wanted, setWanted] = useState('');
  const choose = (responsible: string) => {
    setWanted(responsible);
    const work = () => giveCommand('assign', submission, { responsible });
    return run({ work, done, failed });
  };
  return (
    <div className="stack-2 start">
      <label className={styles.label}>
        {label}
        <select
          className={styles.choice}
          value={running ? wanted : submission.responsible}
          aria-disabled={running}
          onChange={({ target }) => choose(target.value)}
        >
          <option value="">{nobody}</option>
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

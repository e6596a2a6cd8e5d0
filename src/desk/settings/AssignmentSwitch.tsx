import { useQueryClient } from '@tanstack/react-query';
import { CheckboxField } from '#src/components/form/fields/CheckboxField.tsx';
import { useOwnAccount } from '#src/desk/base/useOwnAccount.ts';
import { TEAM, useTeam } from '#src/desk/base/useTeam.ts';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { doInTeam } from '#src/services/desk/team.ts';

/** Whether the administrator gets a mail when a colleague makes them responsible. */
export function AssignmentSwitch() {
  const uid = useOwnAccount()?.uid;
  const client = useQueryClient();
  const { data } = useTeam();
  const { outcome, run, running } = useSubmissionAction();
  const own = data?.members.find((member) => member.uid === uid);
  const change = (isWanted: boolean) =>
    run({
      work: async () => {
        client.setQueryData(TEAM, await doInTeam({ action: 'tellAssignments', isWanted }));
      },
      done: isWanted ? 'Você recebe um email.' : 'Você não recebe mais esse email.',
    });
  return (
    <div className="stack-1">
      <CheckboxField
        label="Receber um email quando alguém da equipe me torna responsável por uma conversa"
        checked={own?.isToldOfAssignments ?? false}
        disabled={!own}
        onChange={({ target }) => !running && void change(target.checked)}
      />
      {outcome}
    </div>
  );
}

import { deskWords } from '#src/desk/base/deskWords.ts';
import { useSamePerson } from '#src/desk/conversations/record/SameAddress.tsx';
import { ActionButton } from '#src/desk/parts/actions/ActionButton.tsx';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { Choice } from '#src/desk/parts/dialogs/Choice.tsx';
import type { StudioAction } from '#src/domain/commands/table.ts';
import type { ReceivedMail } from '#src/domain/submissions/mails/receivedMail.ts';
import { stateOf } from '#src/domain/submissions/states.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { doInStudio } from '#src/services/desk/commands.ts';

export function MailActions({ mail, submission }: { mail: ReceivedMail; submission: Submission }) {
  const { id, standing } = mail;
  const action = useSubmissionAction();
  const { data } = useSamePerson(submission);
  const others = data?.submissions.filter((one) => one.id !== submission.id && stateOf(one).standing) ?? [];
  const act = (asked: StudioAction) => ({ work: () => doInStudio(asked), reloads: true });
  const move = (to: string) => {
    const other = others.find((one) => one.id === to);
    if (!other) return;
    void action.run({ ...act({ action: 'moveMail', mail: id, kind: other.kind, id: to }), done: 'Movido.' });
  };
  return (
    <>
      <div className="cluster-3 middle">
        {standing === 'asks' && (
          <ActionButton action={action} {...act({ action: 'takeMail', mail: id })} done="Juntado à conversa.">
            Juntar à conversa
          </ActionButton>
        )}
        {others.length > 0 && (
          <Choice
            label="Mover para outra conversa"
            empty="Mover para…"
            options={others.map((one) => [
              one.id,
              `${deskWords.kinds[one.kind]}, ${formatDateTime(one.createdAt)}`,
            ])}
            busy={action.running}
            onChoose={move}
          />
        )}
        <ActionButton
          action={action}
          variant="quiet"
          {...act({ action: 'dropMail', mail: id })}
          done="Fora do painel. Na caixa de email ele continua."
        >
          Não é do painel
        </ActionButton>
      </div>
      {action.outcome}
    </>
  );
}

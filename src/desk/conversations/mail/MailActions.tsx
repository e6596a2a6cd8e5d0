import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Button } from '#src/components/ui/Button.tsx';
import { deskWords } from '#src/desk/base/deskWords.ts';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { AdminDialog } from '#src/desk/parts/dialogs/AdminDialog.tsx';
import { DialogButton } from '#src/desk/parts/dialogs/DialogButton.tsx';
import type { StudioAction } from '#src/domain/commands/table.ts';
import type { ReceivedMail } from '#src/domain/submissions/mails/receivedMail.ts';
import { stateOf } from '#src/domain/submissions/states.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { doInStudio } from '#src/services/desk/commands.ts';
import { loadPerson } from '#src/services/desk/submissions.ts';

/** Actions on a mail: let it join, move it to another conversation of the address, or erase it. */
export function MailActions({ mail, submission }: { mail: ReceivedMail; submission: Submission }) {
  const client = useQueryClient();
  const { outcome, run, running } = useSubmissionAction();
  const act = async (action: StudioAction, done: string, isSensitive = false) => {
    const work = () => doInStudio(action);
    const isDone = await run({ work, done, isSensitive });
    if (isDone) void client.invalidateQueries();
    return isDone;
  };
  const { id } = mail;
  return (
    <>
      <div className="cluster-3">
        {mail.standing === 'asks' && (
          <Button
            variant="secondary"
            aria-disabled={running}
            onClick={() => act({ action: 'takeMail', mail: id }, 'Juntado à conversa.')}
          >
            Juntar à conversa
          </Button>
        )}
        <DialogButton
          variant="quiet"
          label="Mover"
          dialog={(close) => (
            <MoveDialog
              submission={submission}
              onMove={async ({ kind, id: to }) => {
                close(await act({ action: 'moveMail', mail: id, kind, id: to }, 'Movido.'));
              }}
              onClose={() => close(false)}
            />
          )}
        />
        <Button
          variant="quiet"
          aria-disabled={running}
          onClick={() =>
            act({ action: 'dropMail', mail: id }, 'Fora do painel. Na caixa de email ele continua.', true)
          }
        >
          Não é do painel
        </Button>
      </div>
      {outcome}
    </>
  );
}

interface MoveDialogProps {
  submission: Submission;
  onMove: (to: Submission) => void;
  onClose: () => void;
}

function MoveDialog({ submission, onMove, onClose }: MoveDialogProps) {
  const { data } = useQuery({
    queryKey: ['person', submission.emailKey],
    queryFn: () => loadPerson(submission.emailKey),
  });
  const others = data?.filter((one) => one.id !== submission.id && stateOf(one).standing) ?? [];
  return (
    <AdminDialog title="Para qual conversa?" close="Deixar onde está" onClose={onClose}>
      {data && others.length === 0 && <p>Não há outra conversa deste endereço.</p>}
      <ul className="stack-2 plain-list">
        {others.map((one) => (
          <li key={one.id}>
            <Button variant="secondary" onClick={() => onMove(one)}>
              {deskWords.kinds[one.kind]}, {formatDateTime(one.createdAt)}
            </Button>
          </li>
        ))}
      </ul>
    </AdminDialog>
  );
}

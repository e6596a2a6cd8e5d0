import { announce } from '#src/components/ui/behaviour/announcements.ts';
import { deskWords } from '#src/desk/base/deskWords.ts';
import { useInboxNavigation } from '#src/desk/base/useInboxNavigation.ts';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { DeleteDialog } from '#src/desk/parts/dialogs/DeleteDialog.tsx';
import { DialogButton } from '#src/desk/parts/dialogs/DialogButton.tsx';
import { Gist } from '#src/desk/parts/rows/Gist.tsx';
import type { Submission } from '#src/domain/submissions/submission.ts';

const TOLD = 'Agendamento cancelado. O registro some assim que o aviso por email sair.';

export function DeleteSubmission({ submission }: { submission: Submission }) {
  const { kind, nome, email } = submission;
  const { outcome, give, running } = useSubmissionAction();
  const navigation = useInboxNavigation();
  const isWaiting = kind === 'bookings' && submission.deleteWhenMailed;
  return (
    <div className="stack-3 start full hairline-above pad-above-4">
      {isWaiting && <p className="strong">{deskWords.deletionPending}</p>}
      <DialogButton
        variant="quiet"
        busy={running}
        label={isWaiting ? 'Excluir agora, sem avisar' : 'Excluir'}
        dialog={(close) => (
          <DeleteDialog
            title={kind === 'messages' ? 'Excluir esta mensagem?' : 'Excluir este agendamento?'}
            name={
              <>
                {nome || email || submission.id}
                <br />
                <Gist submission={submission} />
              </>
            }
            submissions={[submission]}
            onConfirm={async (tells) => {
              close();
              const done = tells ? TOLD : '';
              const isDone = await give('delete', submission, { tells }, { done });
              if (!isDone || tells) return;
              navigation.close();
              announce('Registro excluído.');
            }}
            onClose={close}
          />
        )}
      />
      {outcome}
    </div>
  );
}

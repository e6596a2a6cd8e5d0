import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { ActionStatus } from '#src/desk/parts/ActionStatus.tsx';
import {
  giveCommand,
  type SubmissionActionProps,
  useSubmissionAction,
} from '#src/desk/parts/useSubmissionAction.ts';
import { admin } from '#src/desk/words/admin.ts';

/** Says that the visitor still waits for a mail, with the button that confirms the submission and sends it. */
export function ReviewNotice({ submission, onUpdate }: SubmissionActionProps) {
  const { title, text, confirm, done, failed } = admin.review;
  const { state, run, running } = useSubmissionAction(onUpdate);
  const confirmIt = () => {
    const work = () => giveCommand('confirm', submission, {});
    return run({ work, done, failed });
  };
  return (
    <Notice tone="warning" live={false} title={title}>
      <p>{text[submission.kind]}</p>
      <Button aria-disabled={running} onClick={confirmIt}>
        {confirm}
      </Button>
      <ActionStatus state={state} />
    </Notice>
  );
}

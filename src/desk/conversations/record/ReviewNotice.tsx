import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { useSubmissionAction } from '#src/desk/parts/useSubmissionAction.tsx';
import { REDELIVERY_MINUTES } from '#src/domain/submissions/storedMail.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { inWords } from '#src/domain/time/inWords.ts';

/** Says that the visitor still waits for a mail, with the button that confirms the submission and sends it. */
export function ReviewNotice({ submission }: { submission: Submission }) {
  const { outcome, give, running } = useSubmissionAction();
  const done = `Confirmado: o email sai em até ${inWords(REDELIVERY_MINUTES)} minutos.`;
  return (
    <Notice tone="warning" live={false} title="A verificar">
      <p>
        Os filtros do site desconfiaram deste envio, embora o captcha tenha sido resolvido.{' '}
        {submission.kind === 'bookings' && 'O horário está reservado. '}
        Quem enviou só recebe a confirmação por email depois que você confirmar.
      </p>
      <Button busy={running} onClick={() => give('confirm', submission, {}, { done })}>
        Confirmar e avisar quem enviou
      </Button>
      {outcome}
    </Notice>
  );
}

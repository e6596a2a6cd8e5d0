import { Button } from '#src/components/ui/Button.tsx';
import { Notice } from '#src/components/ui/Notice.tsx';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { REDELIVERY_MINUTES } from '#src/domain/submissions/mails/storedMail.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { inWords } from '#src/domain/time/inWords.ts';

/** Says that the visitor still waits for a mail, with a button to confirm and send it. */
export function ReviewNotice({ submission }: { submission: Submission }) {
  const { outcome, give, running } = useSubmissionAction();
  const done = `Confirmado: o email sai em até ${inWords(REDELIVERY_MINUTES)} minutos.`;
  return (
    <Notice tone="warning" live={false} title="A verificar">
      <p>{reasonOf(submission)}</p>
      <Button busy={running} onClick={() => give('confirm', submission, {}, { done })}>
        Confirmar e avisar quem enviou
      </Button>
      {outcome}
    </Notice>
  );
}

function reasonOf(submission: Submission): string {
  const { kind } = submission;
  if (kind === 'bookings' && submission.heldUntil) {
    const until = formatDateTime(submission.heldUntil);
    return submission.holdsSlot
      ? `É um pedido, feito quando chegavam agendamentos demais. O horário fica guardado até ${until}; sem a sua confirmação, volta a ficar livre, e quem pediu é avisado.`
      : `É um pedido que ficou sem confirmação até ${until}. O horário está livre, e quem pediu foi avisado. Confirmar reserva o horário de novo, se ninguém o tiver pego.`;
  }
  const held = kind === 'bookings' ? 'O horário está reservado. ' : '';
  return `Os filtros do site desconfiaram deste envio, ou chegaram envios demais na mesma hora, embora o captcha tenha sido resolvido. ${held}Quem enviou só recebe a confirmação por email depois que você confirmar.`;
}

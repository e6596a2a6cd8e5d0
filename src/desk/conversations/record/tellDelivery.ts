import { mailFailure } from '#src/domain/submissions/mails/mailFailure.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';

/** Says why a mail failed, keyed by the cause. */
export const MAIL_CAUSES: Record<ReturnType<typeof mailFailure>, string> = {
  unknownAddress: 'o endereço não existe ou não recebe emails.',
  fullMailbox: 'a caixa de email da pessoa está cheia.',
  password: 'nosso servidor de email recusou a senha.',
  unreachable: 'nosso servidor de email não respondeu.',
  later: 'o servidor da pessoa pediu para tentar mais tarde.',
  refused: 'o servidor da pessoa recusou o email.',
  unknown: 'não sabemos; o código pode ajudar quem cuida do site.',
};

/** Says whether the mails were sent. */
export function tellDelivery({ mail }: Submission): string {
  if (mail.state === 'sent') return 'Enviado agora.';
  return `Ainda não saiu. Motivo: ${MAIL_CAUSES[mailFailure(mail.lastError)]}`;
}

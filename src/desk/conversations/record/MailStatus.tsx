import { Button } from '#src/components/ui/Button.tsx';
import { useSubmissionAction } from '#src/desk/parts/actions/useSubmissionAction.tsx';
import { deliveryStatus } from '#src/domain/submissions/lists/inboxFilters.ts';
import { mailFailure } from '#src/domain/submissions/mails/mailFailure.ts';
import { mailRow } from '#src/domain/submissions/mails/mailName.ts';
import { REDELIVERY_MINUTES } from '#src/domain/submissions/mails/storedMail.ts';
import type { Submission } from '#src/domain/submissions/submission.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { inWords } from '#src/domain/time/inWords.ts';
import { CorrectAddress } from './CorrectAddress.tsx';
import { MAIL_CAUSES, tellDelivery } from './tellDelivery.ts';

const SENTENCES = {
  sent: 'Todos os emails foram enviados.',
  sending: 'A caminho:',
  undelivered: 'Ainda não chegou:',
  withheld: 'Nenhum email saiu: veio dos filtros de spam.',
};

export function MailStatus({ submission }: { submission: Submission }) {
  const { outstanding, nextAttemptAt, lastError } = submission.mail;
  const delivery = deliveryStatus(submission.mail);
  const { outcome, give, running } = useSubmissionAction();
  // A mail without a recorded attempt is sent by schedule.
  const done = (changed: Submission | undefined) =>
    changed && (changed.mail.state === 'sent' || changed.mail.lastError)
      ? tellDelivery(changed)
      : `Pedido feito: o email sai em até ${inWords(REDELIVERY_MINUTES)} minutos.`;
  return (
    <div className="stack-2 start">
      <h3 className="plain normal leading-lead strong">Emails</h3>
      <p>
        {submission.email ? SENTENCES[delivery] : 'Este registro não tem email: avise por telefone.'}{' '}
        {(delivery === 'sending' || delivery === 'undelivered') &&
          `${outstanding.map((name) => mailRow(name).label).join(', ')}.`}
      </p>
      {delivery === 'undelivered' && (
        <>
          <p className="small soft breakable">
            Motivo: {MAIL_CAUSES[mailFailure(lastError)]}{' '}
            {nextAttemptAt
              ? `Próxima tentativa em ${formatDateTime(nextAttemptAt)}.`
              : 'Depois de várias tentativas, paramos de tentar.'}{' '}
            Resposta do servidor: <code>{lastError}</code>
          </p>
          <Button variant="secondary" busy={running} onClick={() => give('resend', submission, {}, { done })}>
            {running ? 'Enviando...' : 'Enviar de novo'}
          </Button>
        </>
      )}
      {outcome}
      <CorrectAddress submission={submission} />
    </div>
  );
}

import { useTeamNames } from '#src/desk/base/useTeam.ts';
import { ActionButton } from '#src/desk/parts/actions/ActionButton.tsx';
import { FieldForm } from '#src/desk/parts/dialogs/DeskForm.tsx';
import { nameAuthor } from '#src/desk/parts/record/describeLogEntry.ts';
import { correctionError } from '#src/domain/forms/contact.ts';
import { EMAIL_LIMIT } from '#src/domain/forms/fieldLimits.ts';
import { deliveryStatus } from '#src/domain/submissions/lists/inboxFilters.ts';
import { mailFailure } from '#src/domain/submissions/mails/mailFailure.ts';
import { mailRow } from '#src/domain/submissions/mails/mailName.ts';
import { REDELIVERY_MINUTES } from '#src/domain/submissions/mails/storedMail.ts';
import { stateOf } from '#src/domain/submissions/states.ts';
import { mailAddress, type Submission } from '#src/domain/submissions/submission.ts';
import { formatDateTime } from '#src/domain/time/formatDateTime.ts';
import { inWords } from '#src/domain/time/inWords.ts';

const SENTENCES = {
  sent: 'Todos os emails foram enviados.',
  sending: 'A caminho:',
  undelivered: 'Ainda não chegou:',
  withheld: 'Nenhum email saiu: veio dos filtros de spam.',
};

const MAIL_CAUSES: Record<ReturnType<typeof mailFailure>, string> = {
  unknownAddress: 'o endereço não existe ou não recebe emails.',
  fullMailbox: 'a caixa de email da pessoa está cheia.',
  password: 'nosso servidor de email recusou a senha.',
  unreachable: 'nosso servidor de email não respondeu.',
  later: 'o servidor da pessoa pediu para tentar mais tarde.',
  refused: 'o servidor da pessoa recusou o email.',
  unknown: 'não sabemos; o código pode ajudar quem cuida do site.',
};

function tellDelivery({ mail }: Submission): string {
  if (mail.state === 'sent') return 'Enviado agora.';
  return `Ainda não saiu. Motivo: ${MAIL_CAUSES[mailFailure(mail.lastError)]}`;
}

export function MailStatus({ submission }: { submission: Submission }) {
  const { outstanding, nextAttemptAt, lastError } = submission.mail;
  const delivery = deliveryStatus(submission.mail);
  const names = outstanding.map((name) => mailRow(name).label).join(', ');
  return (
    <div className="stack-2 start">
      <h3>Emails</h3>
      <p>
        {submission.email ? SENTENCES[delivery] : 'Este registro não tem email: avise por telefone.'}{' '}
        {(delivery === 'sending' || delivery === 'undelivered') && `${names}.`}
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
          <ActionButton
            work={({ giveCommand }) => giveCommand('resend', submission, {})}
            // If sending was not tried yet, the scheduled function sends the mail.
            done={(changed) =>
              changed && (changed.mail.state === 'sent' || changed.mail.lastError)
                ? tellDelivery(changed)
                : `Pedido feito: o email sai em até ${inWords(REDELIVERY_MINUTES)} minutos.`
            }
            waiting="Enviando..."
          >
            Enviar de novo
          </ActionButton>
        </>
      )}
      {submission.email && stateOf(submission).isTrusted && <CorrectAddress submission={submission} />}
    </div>
  );
}

function CorrectAddress({ submission }: { submission: Submission }) {
  const { nameOf } = useTeamNames();
  const { correctedEmail } = submission;
  return (
    <div className="stack-2 start full">
      {correctedEmail && (
        <p className="breakable">
          Os emails vão para <strong>{correctedEmail.address}</strong>, corrigido por{' '}
          {nameAuthor(correctedEmail.by, nameOf)}, {formatDateTime(correctedEmail.at)}.
        </p>
      )}
      <details className="full">
        <summary>Corrigir o endereço</summary>
        <FieldForm
          label="Corrigir o endereço"
          check={correctionError}
          work={(email, { giveCommand }) => giveCommand('correct', submission, { email })}
          done={(changed) => `Endereço corrigido. ${changed ? tellDelivery(changed) : ''}`}
          reloads
          submit={['Guardar e enviar']}
          isQuiet
          field={{
            label: 'Endereço certo',
            hint: 'O endereço que veio fica guardado. Vale para tudo o que chegou dele: emails e respostas passam a ir para este, e a confirmação sai de novo agora.',
            type: 'email',
            maxLength: EMAIL_LIMIT,
            defaultValue: mailAddress(submission),
            required: true,
          }}
        />
      </details>
    </div>
  );
}

import { studio } from '../../../src/copy/studio.ts';
import { bookingReference } from '../../../src/domain/submissions/bookings/bookingReference.ts';
import { KINDS, sentText } from '../../../src/domain/submissions/kinds.ts';
import type { MessageSubmission } from '../../../src/domain/submissions/submission.ts';
import type { Letter } from '../adapters/mail.ts';
import { html, sanitizeName } from './html.ts';
import { mailLink, paragraph, rowsBlock, typedBlock, visitorNotice } from './mailBody.ts';
import { deskRows, type StudioEnvelope, studioNotice, whereAnswersGo } from './studioNotice.ts';

/** Tells the studio about a new message. A reply goes to the message's sender. */
export function contactMessageMail(message: MessageSubmission, envelope: StudioEnvelope): Letter {
  const { id, nome, email } = message;
  const text = sentText(message);
  const page = {
    title: 'Chegou uma mensagem',
    subject: `Nova mensagem de ${sanitizeName(nome)}`,
    preview: [...text].slice(0, 120).join(''),
    reason: `Enviada pelo formulário de contato do site. ${whereAnswersGo(message, envelope)} Número de referência: ${bookingReference(id)}`,
  };
  const { fields } = KINDS.message;
  const rows = [
    { label: fields.nome.label, text: nome },
    { label: fields.email.label, text: email, html: mailLink(email) },
  ];
  const blocks = [
    rowsBlock(rows),
    typedBlock(fields.mensagem.label, text),
    rowsBlock(deskRows(message, envelope)),
  ];
  return studioNotice(message, page, blocks, envelope);
}

/** Thanks the sender, but repeats no typed text: visitors can type any address, even a stranger's. */
export function contactAcknowledgement(message: MessageSubmission): Letter {
  const title = 'Recebemos a sua mensagem';
  const hours = studio.hours.charAt(0).toLowerCase() + studio.hours.slice(1);
  const thanks = `Sua mensagem chegou inteira ao estúdio e já está com a nossa equipe. Lemos tudo com calma e respondemos para este endereço em até ${studio.answerTime}, no nosso horário de trabalho: ${hours}.`;
  const reference = bookingReference(message.id);
  const page = {
    title,
    subject: title,
    preview: thanks,
    reason: `Você recebeu este aviso porque este endereço foi informado no formulário de contato do site do estúdio ${studio.name}. Se não foi você, pode ignorá-lo.`,
    callOn: 'Se quiser acrescentar algo, responda a este email. Se tiver pressa, ligue para',
  };
  return visitorNotice(message, page, [
    paragraph(thanks),
    paragraph(
      `Número de referência: ${reference}`,
      html`Número de referência: <strong>${reference}</strong>`,
    ),
  ]);
}

import { studio } from '../../../src/copy/studio.ts';
import { type ContactMessage, contactFieldNames, contactFields } from '../../../src/domain/forms/contact.ts';
import { bookingReference } from '../../../src/domain/submissions/bookingReference.ts';
import type { SubmissionState } from '../../../src/domain/submissions/submission.ts';
import type { Mail } from '../adapters/mail.ts';
import { answeredRows, whereAnswersGo } from './answeredRows.ts';
import { greetingFor } from './greetingFor.ts';
import { html } from './html.ts';
import {
  AUTOMATIC_ANSWER,
  closingBlocks,
  mailBody,
  mailLink,
  paragraph,
  rowsBlock,
  toVisitor,
  typedBlock,
  webLink,
} from './mailBody.ts';
import { REVIEW_NOTE, REVIEW_SUBJECT } from './reviewNote.ts';
import { sanitizeName } from './sanitizeName.ts';

type Envelope = {
  id: string;
  from: string;
  studioAddress: string;
  recordUrl: string;
  answeredUrl?: string | undefined;
};

/** The message for the studio; answering it writes to the sender. */
export function contactMessageMail(
  message: ContactMessage & { state?: SubmissionState },
  { id, from, studioAddress, recordUrl, answeredUrl }: Envelope,
): Mail {
  const { nome, email, mensagem, state } = message;
  const review = state === 'review';
  const sender = sanitizeName(nome);
  const title = 'Chegou uma mensagem';
  const preview = [...mensagem].slice(0, 120).join('');
  const reason = `Enviada pelo formulário de contato do site. ${whereAnswersGo(sender)} Número de referência: ${bookingReference(id)}`;
  return {
    from,
    to: studioAddress,
    replyTo: { name: sender, address: email },
    subject: `${review ? REVIEW_SUBJECT : ''}Nova mensagem de ${sender}`,
    ...mailBody({ title, heading: title, preview, reason }, [
      ...(review ? [REVIEW_NOTE] : []),
      rowsBlock(
        contactFieldNames
          .filter((name) => name !== 'mensagem')
          .map((name) => ({
            label: contactFields[name],
            text: message[name],
            ...(name === 'email' && { html: mailLink(email) }),
          })),
      ),
      typedBlock(contactFields.mensagem, mensagem),
      rowsBlock([
        { label: 'Na caixa de entrada', text: recordUrl, html: webLink(recordUrl) },
        ...(review ? [] : answeredRows(answeredUrl)),
      ]),
    ]),
  };
}

/**
 * Thanks the sender. It repeats nothing of the message: anyone can type any address into a form, and this mail must
 * not become a way to write to strangers in the studio's name.
 */
export function contactAcknowledgement({ nome, email }: ContactMessage, { id, from }: Envelope): Mail {
  const title = 'Recebemos a sua mensagem';
  const thanks = `Sua mensagem chegou inteira ao estúdio e já está com a nossa equipe. Lemos tudo com calma e respondemos para este endereço em até dois dias úteis, no nosso horário de trabalho: ${lowerFirst(studio.hours)}.`;
  const reference = bookingReference(id);
  const reason = `Você recebeu este aviso porque este endereço foi informado no formulário de contato do site do estúdio ${studio.name}. Se não foi você, pode ignorá-lo.`;
  return {
    from,
    ...toVisitor(email),
    subject: `${title} | ${studio.name}`,
    headers: AUTOMATIC_ANSWER,
    ...mailBody({ title, preview: thanks, reason }, [
      paragraph(greetingFor(nome)),
      paragraph(thanks),
      paragraph(
        `Número de referência: ${reference}`,
        html`Número de referência: <strong>${reference}</strong>`,
      ),
      ...closingBlocks('Se quiser acrescentar algo, responda a este email. Se tiver pressa, ligue para'),
    ]),
  };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

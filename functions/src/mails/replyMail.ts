import { studio } from '../../../src/copy/studio.ts';
import { bookingReference } from '../../../src/domain/submissions/bookingReference.ts';
import { quoted, type Reply, signatureOf } from '../../../src/domain/submissions/replies.ts';
import { formatDateTime } from '../../../src/domain/time/formatDateTime.ts';
import type { Mail } from '../adapters/mail.ts';
import type { StoredSubmission } from '../adapters/submissions/submissionDocuments.ts';
import { html, withLineBreaks } from './html.ts';
import { lineAbove, type MailBlock, mailBody, paragraph, toVisitor } from './mailBody.ts';
import { textStyle } from './mailPage.ts';
import { sanitizeName } from './sanitizeName.ts';

const SUBJECTS = {
  messages: `Sua mensagem para o ${studio.name}`,
  bookings: `Seu agendamento com o ${studio.name}`,
};

/**
 * The studio's reply to a visitor, with the visitor's text below. It belongs to the conversation of the
 * confirmation that the visitor got, and answering it writes to the studio.
 */
export function replyMail(
  { kind, id, record }: StoredSubmission,
  { text, name }: Reply,
  { from, confirmationId }: { from: string; confirmationId: string },
): Mail {
  const reference = bookingReference(id);
  const wrote = kind === 'messages' ? record.mensagem : record.descricaoProjeto;
  const signature = signatureOf(sanitizeName(name), studio.name);
  const cause = wrote
    ? `Resposta ao que você enviou pelo site do estúdio ${studio.name}. Para continuar a conversa, responda a este email.`
    : `Escrito pelo estúdio ${studio.name}. Para responder, responda a este email.`;
  const reason = `${cause} Número de referência: ${reference}`;
  const answer = {
    text,
    html: html`<p class="ink" dir="auto" style="${textStyle}">${withLineBreaks(text)}</p>`,
  };
  // To somebody who has written nothing it begins a conversation.
  const title = wrote || kind === 'bookings' ? SUBJECTS[kind] : `Mensagem do ${studio.name}`;
  return {
    from,
    ...toVisitor(record.email),
    subject: `${title} (${reference})`,
    ...(title === SUBJECTS[kind] && { inReplyTo: confirmationId, references: confirmationId }),
    ...mailBody({ title, preview: [...text].slice(0, 120).join(''), reason }, [
      answer,
      paragraph(signature),
      ...(wrote ? [quotedBlock(record, wrote)] : []),
    ]),
  };
}

function quotedBlock({ nome, createdAt }: StoredSubmission['record'], wrote: string): MailBlock {
  const opening = `Em ${formatDateTime(createdAt)}, ${sanitizeName(nome)} escreveu:`;
  return {
    text: `${opening}\n${quoted(wrote)}`,
    html: html`${lineAbove(opening)}
<p class="soft" dir="auto" style="${textStyle}">${withLineBreaks(wrote)}</p>`,
  };
}

import { studio } from '../../../src/content/studio.ts';
import { bookingReference } from '../../../src/domain/bookingReference.ts';
import { formatDateTime } from '../../../src/domain/formatDateTime.ts';
import { quoted, type Reply } from '../../../src/domain/replies.ts';
import type { Mail } from '../adapters/mail.ts';
import type { StoredSubmission } from '../adapters/submissionStore.ts';
import { html, withLineBreaks } from './html.ts';
import { labelStyle, mailPage, textStyle } from './mailPage.ts';
import { sanitizeName } from './sanitizeName.ts';

const SUBJECTS = {
  messages: `Sua mensagem para o ${studio.name}`,
  bookings: `Seu agendamento com o ${studio.name}`,
};

/**
 * What somebody of the studio answers a visitor, with what the visitor wrote below. It belongs to the conversation of the
 * confirmation that the visitor got, and answering it writes to the studio.
 */
export function replyMail(
  { kind, id, record }: StoredSubmission,
  { text, name }: Reply,
  { from, confirmationId }: { from: string; confirmationId: string },
): Mail {
  const reference = bookingReference(id);
  const wrote = kind === 'messages' ? record.mensagem : record.descricaoProjeto;
  const signature = name ? `${sanitizeName(name)}, do ${studio.name}` : `equipe ${studio.name}`;
  const opening = `Em ${formatDateTime(record.createdAt)}, ${sanitizeName(record.nome)} escreveu:`;
  const reason = `Resposta ao que você enviou pelo site do estúdio ${studio.name}. Para continuar a conversa, responda a este email. Número de referência: ${reference}`;
  return {
    from,
    to: { name: '', address: record.email },
    replyTo: studio.email,
    subject: `${SUBJECTS[kind]} (${reference})`,
    inReplyTo: confirmationId,
    references: confirmationId,
    html: mailPage({
      title: SUBJECTS[kind],
      preview: [...text].slice(0, 120).join(''),
      reason,
      content: html`
<p class="ink" dir="auto" style="${textStyle}">${withLineBreaks(text)}</p>
<p class="ink" style="${textStyle}">${signature}</p>
${
  wrote
    ? html`<p class="soft line" style="${labelStyle};padding-top:16px;border-top:2px dashed #C21F39">${opening}</p>
<p class="soft" dir="auto" style="${textStyle}">${withLineBreaks(wrote)}</p>`
    : ''
}`,
    }),
    text: `${text}

${signature}
${wrote ? `\n${opening}\n${quoted(wrote)}\n` : ''}
--
${reason}
`,
  };
}

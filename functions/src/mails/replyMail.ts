import { studio } from '../../../src/copy/studio.ts';
import { bookingReference } from '../../../src/domain/submissions/bookings/bookingReference.ts';
import { sentText } from '../../../src/domain/submissions/kinds.ts';
import { quoted, type Reply, signatureOf } from '../../../src/domain/submissions/replies/replies.ts';
import type { Submission } from '../../../src/domain/submissions/submission.ts';
import { formatDateTime } from '../../../src/domain/time/formatDateTime.ts';
import type { Letter } from '../adapters/mail.ts';
import { html, sanitizeName, withLineBreaks } from './html.ts';
import { lineAbove, type MailBlock, mailBody, messageId, paragraph, person } from './mailBody.ts';
import { textStyle } from './mailPage.ts';

const SUBJECTS = {
  messages: `Sua mensagem para o ${studio.name}`,
  bookings: `Seu agendamento com o ${studio.name}`,
};

/** The studio's answer, above the quoted text of the visitor, in the same mail thread as the confirmation. */
export function replyMail(
  submission: Submission,
  { text, name, cc }: Reply,
  reference = bookingReference(submission.id),
): Letter {
  const { kind, id, email } = submission;
  const wrote = kind === 'messages' ? sentText(submission) : submission.descricaoProjeto;
  const confirmation = messageId(`${id}.visitor`);
  const signature = signatureOf(sanitizeName(name), studio.name);
  const cause = wrote
    ? `Resposta ao que você enviou pelo site do estúdio ${studio.name}. Para continuar a conversa, responda a este email.`
    : `Escrito pelo estúdio ${studio.name}. Para responder, responda a este email.`;
  const reason = `${cause} Número de referência: ${bookingReference(id)}`;
  const answer = {
    text,
    html: html`<p class="ink" dir="auto" style="${textStyle}">${withLineBreaks(text)}</p>`,
  };
  // If the visitor has sent neither form nor mail, this mail begins the conversation.
  const last = submission.lastMails?.messageId;
  const title = wrote || last || kind === 'bookings' ? SUBJECTS[kind] : `Mensagem do ${studio.name}`;
  return {
    to: person(email),
    replyTo: studio.email,
    subject: `${title} (${reference})`,
    ...(cc && { cc: cc.map(person) }),
    ...threadOf([...(wrote || kind === 'bookings' ? [confirmation] : []), ...(last ? [`<${last}>`] : [])]),
    ...mailBody({ title, preview: [...text].slice(0, 120).join(''), reason }, [
      answer,
      paragraph(signature),
      ...(wrote ? [quotedBlock(submission, wrote)] : []),
    ]),
  };
}

function threadOf(mails: readonly string[]): Pick<Letter, 'inReplyTo' | 'references'> {
  const inReplyTo = mails.at(-1);
  return inReplyTo ? { inReplyTo, references: mails.join(' ') } : {};
}

function quotedBlock({ nome, createdAt }: Submission, wrote: string): MailBlock {
  const opening = `Em ${formatDateTime(createdAt)}, ${sanitizeName(nome)} escreveu:`;
  return {
    text: `${opening}\n${quoted(wrote)}`,
    html: html`${lineAbove(opening)}
<p class="soft" dir="auto" style="${textStyle}">${withLineBreaks(wrote)}</p>`,
  };
}

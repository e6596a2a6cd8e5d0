import { studio } from '../../../src/content/studio.ts';
import { bookingReference } from '../../../src/domain/bookingReference.ts';
import type { ContactMessage } from '../../../src/domain/contact.ts';
import type { SubmissionState } from '../../../src/domain/submission.ts';
import type { Mail } from '../adapters/mail.ts';
import { webLink } from './bookingRows.ts';
import { greetingFor } from './greetingFor.ts';
import { html, withLineBreaks } from './html.ts';
import { mailLink } from './mailLink.ts';
import { labelStyle, linkStyle, mailPage, textStyle } from './mailPage.ts';
import { REVIEW_NOTE, REVIEW_SUBJECT, reviewParagraph } from './reviewNote.ts';
import { sanitizeName } from './sanitizeName.ts';

type Envelope = { id: string; from: string; studioAddress: string; recordUrl: string };

/** The message for the studio; answering it writes to the sender. */
export function contactMessageMail(
  { nome, email, mensagem, state }: ContactMessage & { state?: SubmissionState },
  { id, from, studioAddress, recordUrl }: Envelope,
): Mail {
  const review = state === 'review';
  const sender = sanitizeName(nome);
  const reason = `Enviada pelo formulário de contato do site. Para responder a ${sender}, basta responder a este e-mail. Número de referência: ${bookingReference(id)}`;
  return {
    from,
    to: studioAddress,
    replyTo: { name: sender, address: email },
    subject: `${review ? REVIEW_SUBJECT : ''}Nova mensagem de ${sender}`,
    html: mailPage({
      title: 'Chegou uma mensagem',
      preview: [...mensagem].slice(0, 120).join(''),
      reason,
      content: html`${review ? reviewParagraph() : ''}
<p class="soft" style="${labelStyle}">Nome</p>
<p class="ink" dir="auto" style="${textStyle}">${nome}</p>
<p class="soft" style="${labelStyle}">Email</p>
<p class="ink" style="${textStyle}">${mailLink(email)}</p>
<p class="soft line" style="${labelStyle};padding-top:16px;border-top:2px dashed #C21F39">Mensagem</p>
<p class="ink" dir="auto" style="${textStyle}">${withLineBreaks(mensagem)}</p>
<p class="soft" style="${labelStyle}">Na caixa de entrada</p>
<p class="ink" style="${textStyle}">${webLink(recordUrl)}</p>`,
    }),
    // Indented, so that no line of the message can pass for one of the labels.
    text: `Chegou uma mensagem
${review ? `\n${REVIEW_NOTE}\n` : ''}
Nome: ${nome}
Email: ${email}

Mensagem:
${mensagem.replace(/^/gm, '    ')}

Na caixa de entrada: ${recordUrl}

--
${reason}
`,
  };
}

/**
 * Thanks the sender. It repeats nothing of the message: anyone can type any address into a form, and this mail must
 * not become a way to write to strangers in the studio's name.
 */
export function contactAcknowledgement({ nome, email }: ContactMessage, { id, from }: Envelope): Mail {
  const greeting = greetingFor(nome);
  const thanks = `Sua mensagem chegou inteira ao estúdio e já está com a nossa equipe. Lemos tudo com calma e respondemos para este endereço em até dois dias úteis, no nosso horário de trabalho: ${lowerFirst(studio.hours)}.`;
  const reference = bookingReference(id);
  const hurry = 'Se quiser acrescentar algo, responda a este e-mail. Se tiver pressa, ligue para';
  const reason = `Você recebeu este aviso porque este endereço foi informado no formulário de contato do site do estúdio ${studio.name}. Se não foi você, pode ignorá-lo.`;
  return {
    from,
    to: { name: '', address: email },
    replyTo: studio.email,
    subject: `Recebemos a sua mensagem | ${studio.name}`,
    // Keeps the out-of-office replies of both sides from answering each other.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    html: mailPage({
      title: 'Recebemos a sua mensagem',
      preview: thanks,
      reason,
      content: html`
<p class="ink" style="${textStyle}">${greeting}</p>
<p class="ink" style="${textStyle}">${thanks}</p>
<p class="ink" style="${textStyle}">Número de referência: <strong>${reference}</strong></p>
<p class="ink" style="${textStyle}">${hurry} <a class="link" href="${studio.phone.href}" style="${linkStyle}">${studio.phone.label}</a>.</p>
<p class="ink" style="${textStyle}">Até breve,<br>equipe ${studio.name}</p>`,
    }),
    text: `${greeting}

${thanks}

Número de referência: ${reference}

${hurry} ${studio.phone.label}.

Até breve,
equipe ${studio.name}

--
${reason}
`,
  };
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

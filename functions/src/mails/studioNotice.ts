import { studio } from '../../../src/copy/studio.ts';
import type { Submission } from '../../../src/domain/submissions/submission.ts';
import type { Letter } from '../adapters/mail.ts';
import { html, sanitizeName } from './html.ts';
import { type MailBlock, type MailRow, mailBody, paragraph, webLink } from './mailBody.ts';

/** The addresses in a notice: the studio's e-mail, the submission's page, and the link to mark it as answered. */
export type StudioEnvelope = {
  studioAddress: string;
  recordUrl: string;
  answeredUrl?: string | undefined;
  /** Undefined if the mailbox is not read. */
  signedReference?: string | undefined;
};

type Notified = Pick<Submission, 'nome' | 'email' | 'state'>;

const REVIEW =
  'A verificar: os filtros do site desconfiaram deste envio, embora o captcha tenha sido resolvido. Quem enviou só recebe a confirmação depois que você confirmar no painel do estúdio.';

/** A mail to the studio about a submission. A reply goes to the visitor. */
export function studioNotice(
  { nome, email, state }: Notified,
  { subject, ...page }: { subject: string; title: string; preview: string; reason: string },
  blocks: readonly MailBlock[],
  { studioAddress }: StudioEnvelope,
): Letter {
  const review = state === 'review';
  return {
    to: studioAddress,
    replyTo: email ? { name: sanitizeName(nome), address: email } : studio.email,
    subject: `${review ? 'A verificar: ' : ''}${subject}`,
    ...mailBody({ heading: page.title, ...page }, [
      ...(review ? [paragraph(REVIEW, html`<strong>${REVIEW}</strong>`)] : []),
      ...blocks,
    ]),
  };
}

/** A sentence that tells the studio where a reply to this notice goes. */
export function whereAnswersGo({ nome }: Notified, { signedReference }: StudioEnvelope): string {
  const place = signedReference
    ? 'a resposta aparece no painel.'
    : 'a resposta fica na sua caixa de email e não aparece no painel.';
  return `Responder a este email escreve direto para ${sanitizeName(nome)}; ${place}`;
}

/** Two links: one opens the submission at the desk, the other marks it as answered by mail. */
export function deskRows({ state }: Notified, { recordUrl, answeredUrl = '' }: StudioEnvelope): MailRow[] {
  const marked = state === 'review' ? '' : answeredUrl;
  return [
    { label: 'No painel', text: recordUrl, html: webLink(recordUrl, 'Abrir no painel') },
    {
      label: 'Já respondeu por email? Marque como respondido',
      text: marked,
      html: webLink(marked, 'Marcar como respondido'),
    },
  ];
}

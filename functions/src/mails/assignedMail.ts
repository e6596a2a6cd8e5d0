import { studio } from '../../../src/copy/studio.ts';
import { excerpt } from '../../../src/domain/site/excerpt.ts';
import { paths } from '../../../src/domain/site/paths.ts';
import { sentText } from '../../../src/domain/submissions/kinds.ts';
import type { Submission } from '../../../src/domain/submissions/submission.ts';
import type { Letter } from '../adapters/mail.ts';
import { html, sanitizeName } from './html.ts';
import { mailBody, paragraph, person, webLink } from './mailBody.ts';

/** Tells a member that they are responsible for a conversation; `recordUrl` is its page at the desk. */
export function assignedMail(submission: Submission, recordUrl: string, siteUrl: string): Letter {
  const name = sanitizeName(submission.nome || submission.email);
  const lead = `A conversa com ${name} está com você.`;
  const text = submission.kind === 'messages' ? sentText(submission) : submission.descricaoProjeto;
  return {
    to: person(submission.responsible),
    replyTo: studio.email,
    headers: { 'Auto-Submitted': 'auto-generated' },
    subject: `Para você: conversa com ${name}`,
    ...mailBody(
      {
        title: 'Uma conversa para você',
        heading: 'Uma conversa para você',
        preview: lead,
        reason: `Alguém da equipe tornou você responsável por esta conversa. Para não receber mais estes avisos, desligue-os no painel: ${siteUrl}${paths.adminSettings}`,
      },
      [
        paragraph(lead),
        ...(text ? [paragraph(excerpt(text, 300))] : []),
        paragraph(`No painel: ${recordUrl}`, html`${webLink(recordUrl, 'Abrir no painel')}`),
      ],
    ),
  };
}

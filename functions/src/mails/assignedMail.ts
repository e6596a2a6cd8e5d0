import { studio } from '../../../src/copy/studio.ts';
import { paths } from '../../../src/domain/site/paths.ts';
import { sentText } from '../../../src/domain/submissions/kinds.ts';
import type { Submission } from '../../../src/domain/submissions/submission.ts';
import { excerpt } from '../../../src/domain/text/excerpt.ts';
import type { Letter } from '../adapters/mail.ts';
import { sanitizeName } from './html.ts';
import { paragraph, person, teamNotice, webLink } from './mailBody.ts';

/** Tells a member that they are responsible for a conversation. `recordUrl` is the conversation's page at the desk. */
export function assignedMail(submission: Submission, recordUrl: string, siteUrl: string): Letter {
  const name = sanitizeName(submission.nome || submission.email);
  const text = submission.kind === 'messages' ? sentText(submission) : submission.descricaoProjeto;
  const reason = `Alguém da equipe tornou você responsável por esta conversa. Para não receber mais estes avisos, desligue-os no painel: ${siteUrl}${paths.adminSettings}`;
  const subject = `Para você: conversa com ${name}`;
  return {
    to: person(submission.responsible),
    replyTo: studio.email,
    headers: { 'Auto-Submitted': 'auto-generated' },
    ...teamNotice({ title: 'Uma conversa para você', subject, reason }, [
      paragraph(`A conversa com ${name} está com você.`),
      ...(text ? [paragraph(excerpt(text, 300))] : []),
      paragraph(`No painel: ${recordUrl}`, webLink(recordUrl, 'Abrir no painel')),
    ]),
  };
}

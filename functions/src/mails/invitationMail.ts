import { studio } from '../../../src/copy/studio.ts';
import { ADMINISTRATOR_PASSWORD_HINT } from '../../../src/domain/accounts/administratorPassword.ts';
import { INVITATION_DAYS } from '../../../src/domain/accounts/team.ts';
import { paths } from '../../../src/domain/site/paths.ts';
import { formatDateTime } from '../../../src/domain/time/formatDateTime.ts';
import type { SiteLetter } from '../adapters/mail.ts';
import { html } from './html.ts';
import { mailBody, paragraph, webLink } from './mailBody.ts';

/** The mail that invites somebody to the team. It carries no key: only the account with its address can accept. */
export function invitationMail(expireAt: Date, siteUrl: string): SiteLetter {
  const title = `Convite para o painel do ${studio.name}`;
  const lead = `Você foi convidado para cuidar das mensagens e dos agendamentos do ${studio.name}.`;
  const how = `Entre no site com a conta deste email, ou crie uma e confirme o email. Depois aceite o convite em`;
  const address = `${siteUrl}${paths.admin}`;
  return {
    subject: title,
    ...mailBody(
      {
        title,
        heading: title,
        preview: lead,
        reason: `Alguém da equipe do ${studio.name} convidou este endereço. Se não era para você, ignore este email: sem a sua conta, o convite não vale nada.`,
      },
      [
        paragraph(lead),
        paragraph(`${how}: ${address}`, html`${how}: ${webLink(address)}`),
        paragraph(ADMINISTRATOR_PASSWORD_HINT),
        paragraph(
          `O convite vale ${INVITATION_DAYS} dias e uma vez só, até ${formatDateTime(expireAt)} (horário de São Paulo).`,
        ),
      ],
    ),
  };
}

import { studio } from '../../../src/copy/studio.ts';
import { ADMINISTRATOR_PASSWORD_HINT } from '../../../src/domain/accounts/administratorPassword.ts';
import { INVITATION_DAYS } from '../../../src/domain/accounts/team.ts';
import { CALENDAR_PROBLEMS, type CalendarCopy } from '../../../src/domain/agenda/hostCalendars.ts';
import { HEALTH_TOPICS } from '../../../src/domain/site/health.ts';
import { paths } from '../../../src/domain/site/paths.ts';
import { formatDateTime } from '../../../src/domain/time/formatDateTime.ts';
import type { SiteLetter } from '../adapters/mail.ts';
import { addressParagraph, paragraph, teamNotice } from './mailBody.ts';

const moment = (at: Date) => `${formatDateTime(at)} (horário de São Paulo)`;

/** Invites somebody to the team. Contains no secret, because only the account with the invited address can accept. */
export function invitationMail(expireAt: Date, siteUrl: string): SiteLetter {
  const reason = `Alguém da equipe do ${studio.name} convidou este endereço. Se não era para você, ignore este email: sem a sua conta, o convite não vale nada.`;
  const how =
    'Entre no site com a conta deste email, ou crie uma e confirme o email. Depois aceite o convite em:';
  return teamNotice({ title: `Convite para o painel do ${studio.name}`, reason }, [
    paragraph(`Você foi convidado para cuidar das mensagens e dos agendamentos do ${studio.name}.`),
    addressParagraph(how, `${siteUrl}${paths.admin}`),
    paragraph(ADMINISTRATOR_PASSWORD_HINT),
    paragraph(`O convite vale ${INVITATION_DAYS} dias e uma vez só, até ${moment(expireAt)}.`),
  ]);
}

/** Tells the owner that a calendar cannot be read, and that its last copy is used meanwhile. */
export function unreadCalendarMail({ server, problem, failingSince }: CalendarCopy, siteUrl: string) {
  const why = problem ? CALENDAR_PROBLEMS[problem] : '';
  const since = failingSince ? ` desde ${moment(failingSince)}` : '';
  const how = 'Até lá vale a última cópia. Para tirar o calendário ou colar o endereço de novo:';
  const reason = `Você ligou este calendário à agenda do ${studio.name}.`;
  return teamNotice({ title: 'Não conseguimos ler o seu calendário', reason }, [
    paragraph(`O calendário em ${server} não pode ser lido${since}. ${why}`),
    addressParagraph(how, `${siteUrl}${paths.admin}?aba=agenda`),
  ]);
}

/** Tells the studio that there are unusually many submissions, and what happens to them. */
export function floodMail(siteUrl: string): SiteLetter {
  const title = 'O site precisa de atenção';
  const subject = `${title} | ${studio.name}`;
  const reason = `Aviso automático do site do estúdio ${studio.name}, uma vez por dia no máximo.`;
  return teamNotice({ title, subject, reason }, [
    addressParagraph(HEALTH_TOPICS.volume, `${siteUrl}${paths.admin}`),
  ]);
}

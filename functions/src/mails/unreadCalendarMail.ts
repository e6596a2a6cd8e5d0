import { studio } from '../../../src/copy/studio.ts';
import { CALENDAR_PROBLEMS, type CalendarCopy } from '../../../src/domain/agenda/hostCalendars.ts';
import { paths } from '../../../src/domain/site/paths.ts';
import { formatDateTime } from '../../../src/domain/time/formatDateTime.ts';
import type { SiteLetter } from '../adapters/mail.ts';
import { html } from './html.ts';
import { mailBody, paragraph, webLink } from './mailBody.ts';

/** Tells the owner that their calendar cannot be read, and what applies meanwhile. */
export function unreadCalendarMail(
  { server, problem, failingSince }: CalendarCopy,
  siteUrl: string,
): SiteLetter {
  const title = 'Não conseguimos ler o seu calendário';
  const why = problem ? CALENDAR_PROBLEMS[problem] : '';
  const since = failingSince ? ` desde ${formatDateTime(failingSince)} (horário de São Paulo)` : '';
  const lead = `O calendário em ${server} não pode ser lido${since}. ${why}`;
  const address = `${siteUrl}${paths.admin}?aba=agenda`;
  const how = 'Até lá vale a última cópia. Para tirar o calendário ou colar o endereço de novo:';
  const reason = `Você ligou este calendário à agenda do ${studio.name}.`;
  return {
    subject: title,
    ...mailBody({ title, heading: title, preview: lead, reason }, [
      paragraph(lead),
      paragraph(`${how} ${address}`, html`${how} ${webLink(address)}`),
    ]),
  };
}

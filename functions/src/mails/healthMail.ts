import { studio } from '../../../src/content/studio.ts';
import { HEALTH_TOPICS } from '../../../src/domain/health.ts';
import type { HealthMail } from '../adapters/healthStore.ts';
import type { Mail } from '../adapters/mail.ts';
import type { MailAddresses } from './composeMail.ts';
import { html } from './html.ts';
import { mailPage, textStyle } from './mailPage.ts';

const moment = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'America/Sao_Paulo',
});

/** The mail that tells the studio that something went wrong with the site, or that it is over. */
export function healthMail({ topic, name, openedAt, endedAt }: HealthMail, addresses: MailAddresses): Mail {
  const since = moment.format(openedAt);
  const [title, lines] =
    name === 'alert'
      ? [
          'O site precisa de atenção',
          [
            HEALTH_TOPICS[topic],
            `Notado em ${since} (horário de São Paulo).`,
            'Você recebe outro e-mail quando isso passar.',
          ],
        ]
      : [
          'O site voltou ao normal',
          [
            `De ${since} a ${moment.format(endedAt ?? openedAt)} (horário de São Paulo): ${HEALTH_TOPICS[topic]}`,
            'Isso já passou.',
          ],
        ];
  const reason = `Aviso automático do site do estúdio ${studio.name}. Para resolver, entre na área de administração do site.`;
  return {
    from: addresses.from,
    to: addresses.studioAddress,
    replyTo: studio.email,
    subject: `${title} | ${studio.name}`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    messageId: `<health.${topic}.${openedAt.getTime()}.${name}@${studio.email.split('@')[1]}>`,
    html: mailPage({
      title,
      preview: lines[0] ?? '',
      reason,
      content: html`${lines.map((line) => html`<p class="ink" style="${textStyle}">${line}</p>`)}`,
    }),
    text: `${title}\n\n${lines.join('\n\n')}\n\n--\n${reason}\n`,
  };
}

import { studio } from '../../../src/copy/studio.ts';
import { HEALTH_TOPICS } from '../../../src/domain/site/health.ts';
import type { SiteMail } from '../../../src/domain/submissions/storedMail.ts';
import { formatDateTime } from '../../../src/domain/time/formatDateTime.ts';
import type { SiteLetter } from '../adapters/mail.ts';
import { mailBody, paragraph } from './mailBody.ts';

/** The mail that tells the studio that something went wrong with the site, or that it is over. */
export function healthMail({
  kind,
  topic,
  openedAt,
  endedAt,
}: Extract<SiteMail, { kind: 'alert' | 'allClear' }>): SiteLetter {
  const since = formatDateTime(openedAt);
  const until = formatDateTime(endedAt ?? openedAt);
  const [title, lines] =
    kind === 'alert'
      ? [
          'O site precisa de atenção',
          [
            HEALTH_TOPICS[topic],
            `Notado em ${since} (horário de São Paulo).`,
            'Você recebe outro email quando isso passar.',
          ],
        ]
      : [
          'O site voltou ao normal',
          [`De ${since} a ${until} (horário de São Paulo): ${HEALTH_TOPICS[topic]}`, 'Isso já passou.'],
        ];
  const reason = `Aviso automático do site do estúdio ${studio.name}. Para resolver, entre no painel do estúdio.`;
  return {
    subject: `${title} | ${studio.name}`,
    ...mailBody(
      { title, heading: title, preview: lines[0] ?? '', reason },
      lines.map((line) => paragraph(line)),
    ),
  };
}

import palette from '../../../content/palette.json' with { type: 'json' };
import { studio } from '../../../src/copy/studio.ts';
import { addFigures } from '../../../src/domain/figures/dayFigures.ts';
import { monthBefore, type StoredFigures } from '../../../src/domain/figures/figuresOverview.ts';
import { MEASURES, promisedShare } from '../../../src/domain/figures/measures.ts';
import { paths } from '../../../src/domain/site/paths.ts';
import { formatMonth } from '../../../src/domain/time/calendarDay.ts';
import type { SiteLetter } from '../adapters/mail.ts';
import { html } from './html.ts';
import { type MailBlock, mailBody, paragraph, webLink } from './mailBody.ts';
import { labelStyle, textStyle } from './mailPage.ts';

/** The months (yyyy-mm) in a monthly letter: `month`, the previous one, and the same month a year before. */
export function comparedMonths(month: string): string[] {
  return [month, monthBefore(month, 1), monthBefore(month, 12)];
}

const name = (month: string) => formatMonth(`${month}-01`);
const number = new Intl.NumberFormat('pt-BR');

/** The monthly letter to administrators: the sums of a month (yyyy-mm), compared with two other months. */
export function figuresMail(months: StoredFigures['months'], month: string, siteUrl: string): SiteLetter {
  const shown = comparedMonths(month).filter((one) => one in months);
  const rows = MEASURES.map(({ label, of }) => ({
    label,
    numbers: shown.map((one) => of(addFigures({}, months[one] ?? {}))),
  }));
  const sentences = [...rows.slice(0, 1), ...rows.slice(4, 6)].map((row) => inWords(row, shown));
  const share = promisedShare(addFigures({}, months[month] ?? {}));
  if (share !== undefined)
    sentences.push(
      `${share} mensagens respondidas tiveram resposta em até ${studio.answerTime}, como prometido.`,
    );
  const screen = `${siteUrl}${paths.adminFigures}`;
  const reason = `Você recebe os números uma vez por mês, com o resumo do dia, porque o ligou no painel do estúdio. Para não receber mais, desligue-o lá: ${siteUrl}${paths.adminSettings}`;
  return {
    subject: `Números de ${name(month)} | ${studio.name}`,
    ...mailBody({ title: 'Os números do mês', preview: sentences.join(' ').slice(0, 120), reason }, [
      { ...paragraph(name(month)), text: `Os números de ${name(month)}` },
      paragraph(sentences.join('\n'), html`${sentences.map((sentence) => html`${sentence}<br>`)}`),
      tableBlock(rows, shown),
      paragraph(`Por página e por origem: ${screen}`, webLink(screen, 'Ver por página e por origem')),
    ]),
  };
}

/** A row as a sentence: 'Visitas: 3.200, 7% a mais que em setembro de 2026 e 3% a menos que em outubro de 2025.' */
function inWords({ label, numbers }: { label: string; numbers: number[] }, months: string[]): string {
  const [now = 0, ...others] = numbers;
  const compared = others.map((then, index) => {
    const change = then > 0 ? Math.round((100 * (now - then)) / then) : undefined;
    const month = name(months[index + 1] ?? '');
    if (change === undefined) return `contra ${then} em ${month}`;
    if (change === 0) return `o mesmo que em ${month}`;
    return `${number.format(Math.abs(change))}% a ${change > 0 ? 'mais' : 'menos'} que em ${month}`;
  });
  return `${label}: ${[number.format(now), compared.join(' e ')].filter(Boolean).join(', ')}.`;
}

function tableBlock(rows: { label: string; numbers: number[] }[], months: string[]): MailBlock {
  const cell = `padding:6px 0 6px 12px;border-top:1px solid ${palette.red};text-align:right;vertical-align:top`;
  return {
    text: rows
      .map(({ label, numbers }) => {
        const cells = numbers.map((one, index) => `${name(months[index] ?? '')}: ${number.format(one)}`);
        return `${label}\n  ${cells.join(' | ')}`;
      })
      .join('\n'),
    html: html`<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-collapse:collapse;margin:0 0 16px">
<thead><tr><th scope="col" class="soft" style="${labelStyle};text-align:left">Número</th>${months.map(
      (month) =>
        html`<th scope="col" class="soft" style="${labelStyle};padding-left:12px;text-align:right">${name(month)}</th>`,
    )}</tr></thead>
<tbody>${rows.map(
      ({ label, numbers }) =>
        html`<tr><th scope="row" class="ink line" style="${textStyle};${cell};padding-left:0;text-align:left;font-weight:400">${label}</th>${numbers.map(
          (one) => html`<td class="ink line" style="${textStyle};${cell}">${number.format(one)}</td>`,
        )}</tr>`,
    )}</tbody></table>`,
  };
}

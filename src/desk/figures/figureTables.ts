import { CONSULTATION_TYPES } from '#src/domain/agenda/consultationTypes.ts';
import { type Figures, total } from '#src/domain/figures/dayFigures.ts';
import {
  byPart,
  daysOf,
  figuresOf,
  monthBefore,
  SHOWN_MONTHS,
  type StoredFigures,
} from '#src/domain/figures/figuresOverview.ts';
import { MEASURES, promisedShare } from '#src/domain/figures/measures.ts';
import { LONGEST_ANSWER } from '#src/domain/figures/studioFigures.ts';
import { ANSWER_TIME } from '#src/domain/site/answerPromise.ts';
import { formatMonth } from '#src/domain/time/calendarDay.ts';

export interface FigureTable {
  title: string;
  headings: readonly string[];
  rows: readonly (readonly [name: string, ...numbers: number[]])[];
  /**
   * Shows the rows as bars over time, with one scale for both numbers or one for each. If missing, a row has one bar.
   */
  chart?: 'oneScale' | 'ownScales';
  note?: string | undefined;
}

export type ShownFigures = StoredFigures & { late?: number };

const monthName = (month: string) => formatMonth(`${month}-01`);

/** All tables as of `today` (yyyy-mm-dd). If `source` is given, visits by page include only those from that source. */
export function figureTables(stored: ShownFigures, today: string, source: string): FigureTable[] {
  const month = today.slice(0, 7);
  const [last, yearBefore] = [monthBefore(month, 1), monthBefore(month, 12)];
  const [now, before] = [figuresOf(stored, month), figuresOf(stored, last)] as const;
  const then = figuresOf(stored, yearBefore);
  const thisMonth = `${monthName(month)}, até o dia ${Number(today.slice(8))}`;
  const compared = [thisMonth, monthName(last), monthName(yearBefore)];
  const visits = (day: string) => total(stored.days[day]?.entries);
  const shown = Array.from({ length: SHOWN_MONTHS }, (_, index) =>
    monthBefore(month, SHOWN_MONTHS - 1 - index),
  );
  const known = shown.filter((one) => one >= last || stored.months[one]);
  const tables: FigureTable[] = [
    {
      title: 'Este mês',
      headings: ['O que', ...compared],
      rows: MEASURES.map(({ label, of }) => [label, of(now), of(before), of(then)]),
    },
    {
      title: 'Visitas contadas por dia',
      headings: ['Dia', monthName(month), monthName(last)],
      rows: [...new Set([month, last].flatMap(daysOf).map((day) => day.slice(8)))]
        .sort()
        .map((day) => [String(Number(day)), visits(`${month}-${day}`), visits(`${last}-${day}`)]),
      chart: 'oneScale',
    },
    {
      title: 'Mês a mês',
      headings: ['Mês', 'Visitas contadas', 'Mensagens e consultorias'],
      rows: known.map((one) => {
        const { entries, received, consultations } = figuresOf(stored, one);
        return [monthName(one), total(entries), total(received) + total(consultations)];
      }),
      chart: 'ownScales',
    },
    answers(now, stored.late),
    steps('page', now, source),
    steps('source', now, ''),
    {
      title: 'Como conheceu o estúdio',
      headings: ['Resposta', thisMonth, monthName(last)],
      rows: ranked([now.referrals, before.referrals]),
    },
    {
      title: 'Consultorias por tipo',
      headings: ['Tipo', 'Marcadas', 'Realizadas', 'Faltas'],
      rows: ranked([now.consultations, now.kept, now.missed], typeName),
    },
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

const typeName = (type: string) => CONSULTATION_TYPES.find(({ value }) => value === type)?.label ?? type;

// The names are keys of Maps, not of objects, because a host may be called 'constructor'.
const NAMES = {
  page: new Map([
    ['/', 'Início'],
    ['other', 'Endereços que não existem'],
  ]),
  source: new Map([
    ['direct', 'Direto'],
    ['other', 'Outros'],
  ]),
};

export const sourceName = (source: string) => NAMES.source.get(source) ?? source;

const COUNTED_NOTE =
  'Só de visitas contadas: quem pede para não ser seguido e quem o estúdio anotou por telefone não entra.';

function steps(part: 'page' | 'source', figures: Figures, source: string): FigureTable {
  const { entries, form, sent, booked } = figures;
  const lists = [entries, form, sent, booked].map((list) => byPart(list, part, source));
  const [title, name] = part === 'page' ? ['Por página', 'Página'] : ['Por origem', 'Origem'];
  const headings = [name, 'Visitas contadas', 'Formulários', 'Mensagens', 'Consultorias'];
  const rows = ranked(lists, (key) => NAMES[part].get(key) ?? key);
  return { title, headings, rows, note: COUNTED_NOTE };
}

const MOST_ROWS = 25;

/** One row for each key that any list contains, sorted by the numbers of the first list. */
function ranked(lists: Record<string, number>[], nameOf = (key: string) => key): FigureTable['rows'] {
  const counts = lists.map((list) => new Map(Object.entries(list)));
  const keys = [...new Set(counts.flatMap((list) => [...list.keys()]))];
  const rows = keys.map((key) => [nameOf(key), ...counts.map((list) => list.get(key) ?? 0)] as const);
  const sorted = rows
    .filter(([, ...numbers]) => numbers.some((number) => number > 0))
    .sort(([, one = 0], [, other = 0]) => other - one);
  if (sorted.length <= MOST_ROWS) return sorted;
  const rest = sorted.slice(MOST_ROWS - 1);
  const sums = lists.map((_, column) => rest.reduce((sum, row) => sum + Number(row[column + 1]), 0));
  return [...sorted.slice(0, MOST_ROWS - 1), [`Os demais (${rest.length})`, ...sums]];
}

function answers(figures: Figures, late = 0): FigureTable {
  const share = promisedShare(figures);
  const days = Object.keys(figures.answers)
    .map(Number)
    .sort((one, other) => one - other);
  const label = (day: number) =>
    day === 0 ? 'No mesmo dia' : day === LONGEST_ANSWER ? `${day} ou mais` : String(day);
  return {
    title: 'Tempo até a primeira resposta',
    headings: ['Dias úteis', 'Mensagens'],
    rows: share === undefined ? [] : days.map((day) => [label(day), figures.answers[day] ?? 0]),
    note: `${share} mensagens respondidas neste mês tiveram resposta em até ${ANSWER_TIME}, como prometido.${
      late > 0
        ? ` ${late === 1 ? 'Mais uma espera' : `Outras ${late} esperam`} há mais tempo, sem resposta.`
        : ''
    }`,
  };
}

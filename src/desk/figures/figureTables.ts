import { adminFigures as words } from '#src/desk/words/adminFigures.ts';
import type { Figures } from '#src/domain/figures/dayFigures.ts';
import {
  byPart,
  daysOf,
  figuresOf,
  monthBefore,
  SHOWN_MONTHS,
  type StoredFigures,
  total,
} from '#src/domain/figures/figuresOverview.ts';
import { LONGEST_ANSWER } from '#src/domain/figures/studioFigures.ts';
import { CONSULTATION_TYPES } from '#src/domain/forms/bookingOptions.ts';
import { ANSWER_DAYS } from '#src/domain/submissions/answerTime.ts';
import { formatMonth } from '#src/domain/time/calendarDay.ts';

/** Rows of numbers under their headings; as a `chart` it is drawn over time, else each row has a bar. */
export interface FigureTable {
  title: string;
  headings: readonly string[];
  rows: readonly (readonly [name: string, ...numbers: number[]])[];
  chart?: boolean;
  /** A sentence about it. */
  note?: string | undefined;
}

const monthName = (month: string) => formatMonth(`${month}-01`);

/** Everything that the screen shows of `today` (yyyy-mm-dd); pages of visits from one `source` where it is named. */
export function figureTables(stored: StoredFigures, today: string, source: string): FigureTable[] {
  const month = today.slice(0, 7);
  const [last, yearBefore] = [monthBefore(month, 1), monthBefore(month, 12)];
  const [now, before, then] = [month, last, yearBefore].map((one) => figuresOf(stored, one)) as [
    Figures,
    Figures,
    Figures,
  ];
  const thisMonth = `${monthName(month)}, ${words.upTo} ${Number(today.slice(8))}`;
  const compared = [thisMonth, monthName(last), monthName(yearBefore)];
  const { compare, days, months, referrals, consultations, byPage, bySource } = words;
  const measures = Object.entries(compare.rows) as [keyof typeof compare.rows, string][];
  const measured = ({ windows, ...lists }: Figures, name: keyof typeof compare.rows) =>
    name === 'narrow' ? (windows.narrow ?? 0) : total(lists[name]);
  const visits = (day: string) => total(stored.days[day]?.entries);
  const shown = Array.from({ length: SHOWN_MONTHS }, (_, index) =>
    monthBefore(month, SHOWN_MONTHS - 1 - index),
  );
  const known = shown.filter((one) => one >= last || stored.months[one]);
  const tables: FigureTable[] = [
    {
      title: compare.title,
      headings: [compare.measure, ...compared],
      rows: measures.map(([name, label]) => [
        label,
        ...[now, before, then].map((figures) => measured(figures, name)),
      ]),
    },
    {
      title: days.title,
      headings: [days.day, monthName(month), monthName(last)],
      rows: daysOf(longer(month, last)).map((day) => {
        const number = day.slice(8);
        return [String(Number(number)), visits(`${month}-${number}`), visits(`${last}-${number}`)];
      }),
      chart: true,
    },
    {
      title: months.title,
      headings: [months.month, compare.rows.entries, months.contacts],
      rows: known.map((one) => {
        const { entries, sent, booked } = figuresOf(stored, one);
        return [monthName(one), total(entries), total(sent) + total(booked)];
      }),
      chart: true,
    },
    steps(byPage, now, 'page', source),
    steps(bySource, now, 'source', ''),
    {
      title: referrals.title,
      headings: [referrals.name, thisMonth, monthName(last)],
      rows: ranked([now.referrals, before.referrals]),
    },
    {
      title: consultations.title,
      headings: [consultations.name, ...consultations.columns],
      rows: ranked([now.consultations, now.kept, now.missed], typeName),
    },
    answers(now.answers),
  ];
  return tables.filter(({ rows }) => rows.length > 0);
}

/** The one of two months with more days. */
function longer(one: string, other: string): string {
  return daysOf(one).length >= daysOf(other).length ? one : other;
}

const typeName = (type: string) => CONSULTATION_TYPES.find(({ value }) => value === type)?.label ?? type;

/** From visits to what was sent, by page or by source. */
function steps(
  { title, name }: { title: string; name: string },
  { entries, form, sent, booked }: Figures,
  part: 'page' | 'source',
  source: string,
): FigureTable {
  const names = part === 'page' ? words.pages : words.sources;
  const lists = [entries, form, sent, booked].map((list) => byPart(list, part, source));
  return { title, headings: [name, ...words.steps], rows: ranked(lists, (key) => names.get(key) ?? key) };
}

/** A row for everything that a list names, the most of the first list first. */
function ranked(lists: Record<string, number>[], nameOf = (key: string) => key): FigureTable['rows'] {
  const counts = lists.map((list) => new Map(Object.entries(list)));
  const keys = [...new Set(counts.flatMap((list) => [...list.keys()]))];
  const rows = keys.map((key) => [nameOf(key), ...counts.map((list) => list.get(key) ?? 0)] as const);
  return rows
    .filter(([, ...numbers]) => numbers.some(Boolean))
    .sort(([, one = 0], [, other = 0]) => other - one);
}

function answers(counts: Record<string, number>): FigureTable {
  const { title, name, count, more, sameDay, within } = words.answers;
  const all = total(counts);
  const days = Object.keys(counts)
    .map(Number)
    .sort((one, other) => one - other);
  const promised = days.filter((day) => day <= ANSWER_DAYS).reduce((sum, day) => sum + (counts[day] ?? 0), 0);
  const label = (day: number) =>
    day === 0 ? sameDay : day === LONGEST_ANSWER ? `${day} ${more}` : String(day);
  return {
    title,
    headings: [name, count],
    rows: all > 0 ? days.map((day) => [label(day), counts[day] ?? 0]) : [],
    note: all > 0 ? `${Math.round((100 * promised) / all)}% ${within}` : undefined,
  };
}

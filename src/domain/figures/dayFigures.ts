import { addMonths } from '../submissions/retention.ts';
import type { Beacon } from './beacon.ts';

/** For so many months a day's figures are kept. */
export const FIGURES_MONTHS = 25;

/** Most hosts that a day tells apart; further ones count as 'other'. */
const MOST_SOURCES = 100;

type Counts = Record<string, number>;

/** Sums of a day: numbers of events by page, by source and by window, and nothing about any single one. */
export type Figures = Record<
  'views' | 'entries' | 'sources' | 'windows' | 'form' | 'sent' | 'booked' | 'formSources' | 'doneSources',
  Counts
>;

/** Figures in which nothing is counted. */
export function noFigures(): Figures {
  return {
    views: {},
    entries: {},
    sources: {},
    windows: {},
    form: {},
    sent: {},
    booked: {},
    formSources: {},
    doneSources: {},
  };
}

/** The figures with one beacon more. */
export function countBeacon(figures: Figures, { kind, route, entry, source, wide }: Beacon): Figures {
  const counted = noFigures();
  const from = source || 'direct';
  if (kind === 'view') {
    counted.views[route] = 1;
    counted.windows[wide ? 'wide' : 'narrow'] = 1;
    if (entry) {
      counted.entries[route] = 1;
      counted.sources[from] = 1;
    }
  } else {
    counted[kind][route] = 1;
    counted[kind === 'form' ? 'formSources' : 'doneSources'][from] = 1;
  }
  return addFigures(figures, counted);
}

/** The sums of both; of hosts each list tells 100 apart, and counts the rest as 'other'. */
export function addFigures(one: Figures, other: Figures): Figures {
  const sum = noFigures();
  for (const name of Object.keys(sum) as (keyof Figures)[]) {
    const most = /sources/i.test(name) ? MOST_SOURCES : Number.POSITIVE_INFINITY;
    sum[name] = addCounts(one[name], other[name], most);
  }
  return sum;
}

function addCounts(one: Counts = {}, other: Counts = {}, most: number): Counts {
  const sum = { ...one };
  for (const [name, count] of Object.entries(other)) {
    const kept = Object.hasOwn(sum, name) || Object.keys(sum).length < most ? name : 'other';
    sum[kept] = (sum[kept] ?? 0) + count;
  }
  return sum;
}

/** When the figures of a day (yyyy-mm-dd) are deleted. */
export function figuresExpiry(day: string): Date {
  return addMonths(new Date(`${day}T12:00:00Z`), FIGURES_MONTHS);
}

import type { Beacon } from './beacon.ts';

/** Most pairs of page and source that one list tells apart; the source of further ones counts as 'other'. */
const MOST_PAIRS = 500;

type Counts = Record<string, number>;

const FIGURE_NAMES = [
  'views',
  'windows',
  'entries',
  'form',
  'sent',
  'booked',
  'received',
  'answers',
  'referrals',
  'consultations',
  'kept',
  'missed',
] as const;

/**
 * Sums of a day or a month, and nothing about any single event. From pages: `views` by page, `windows` by width; `entries`,
 * and forms opened (`form`), `sent` and `booked`, by page and source ('/contato busca.example'). From commands: messages
 * `received` by subject, first `answers` by working days, `referrals` as bookings name them, `consultations` booked, `kept`
 * and `missed` by type. Browsers that ask not to be counted are missing from the first group alone.
 */
export type Figures = Record<(typeof FIGURE_NAMES)[number], Counts>;

/** Figures in which nothing is counted. */
export function noFigures(): Figures {
  return Object.fromEntries(FIGURE_NAMES.map((name) => [name, {}])) as Figures;
}

/** The figures with one beacon more. */
export function countBeacon(figures: Figures, { kind, route, entry, source, wide }: Beacon): Figures {
  const pair = { [`${route} ${source || 'direct'}`]: 1 };
  if (kind !== 'view') return addFigures(figures, { [kind]: pair });
  return addFigures(figures, {
    views: { [route]: 1 },
    windows: { [wide ? 'wide' : 'narrow']: 1 },
    ...(entry && { entries: pair }),
  });
}

/** The sums of both, in which a missing list is an empty one. */
export function addFigures(one: Partial<Figures>, other: Partial<Figures>): Figures {
  const sum = noFigures();
  for (const name of FIGURE_NAMES) sum[name] = addCounts(one[name], other[name]);
  return sum;
}

// A map, because a host may be called 'constructor'.
function addCounts(one: Counts = {}, other: Counts = {}): Counts {
  const sum = new Map(Object.entries(one));
  for (const [name, count] of Object.entries(other)) {
    const [page, source] = name.split(' ');
    const isKept = sum.has(name) || sum.size < MOST_PAIRS || source === 'direct';
    const kept = isKept ? name : `${page} other`;
    sum.set(kept, (sum.get(kept) ?? 0) + count);
  }
  return Object.fromEntries(sum);
}

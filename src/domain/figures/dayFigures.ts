import type { Beacon } from './beacon.ts';

/** Maximum number of pairs of page and source in a list. Beyond it, the rarest sources are merged into 'other'. */
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
 * Sums of a day or a month; single events are not stored. Pages send: `views` by page; `windows` by width; `entries`,
 * opened forms (`form`), `sent` and `booked` by page and source ('/contato busca.example'). Commands add: messages
 * `received` by subject; first `answers` by working days; `referrals` by what bookings say; `consultations`, `kept` and
 * `missed` by type. Browsers that ask not to be counted are missing from the figures that pages send, but not from
 * those that commands add.
 */
export type Figures = Record<(typeof FIGURE_NAMES)[number], Counts>;

export function noFigures(): Figures {
  return Object.fromEntries(FIGURE_NAMES.map((name) => [name, {}])) as Figures;
}

/** Adds a beacon to the figures. */
export function countBeacon(figures: Figures, { kind, route, entry, source, wide }: Beacon): Figures {
  const pair = { [`${route} ${source || 'direct'}`]: 1 };
  if (kind !== 'view') return addFigures(figures, { [kind]: pair });
  return addFigures(figures, {
    views: { [route]: 1 },
    windows: { [wide ? 'wide' : 'narrow']: 1 },
    ...(entry && { entries: pair }),
  });
}

/** Adds two sets of figures. A missing list counts as empty. */
export function addFigures(one: Partial<Figures>, other: Partial<Figures>): Figures {
  const sum = noFigures();
  for (const name of FIGURE_NAMES) sum[name] = addCounts(one[name], other[name]);
  return sum;
}

// Uses a Map, because a host may be called 'constructor'.
function addCounts(one: Counts = {}, other: Counts = {}): Counts {
  const sum = new Map(Object.entries(one));
  for (const [name, count] of Object.entries(other)) {
    sum.set(name, (sum.get(name) ?? 0) + count);
    while (sum.size > MOST_PAIRS && mergeLeast(sum));
  }
  return Object.fromEntries(sum);
}

/** Adds the smallest pair (the oldest of several) to 'other', so that invented sources displace no real ones. */
function mergeLeast(sum: Map<string, number>): boolean {
  const pairs = [...sum].filter(([name]) => !/^[^ ]*( direct| other)?$/.test(name));
  const [least] = pairs.sort(([, one], [, another]) => one - another);
  if (!least) return false;
  const [name, count] = least;
  const other = `${name.split(' ')[0]} other`;
  sum.delete(name);
  sum.set(other, (sum.get(other) ?? 0) + count);
  return true;
}

export function total(counts: Counts = {}): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0);
}

/** Removes invented events from a batch: a day cannot have more of them than stored messages and bookings. */
export function withoutInvented(stored: Partial<Figures>, batch: Figures): Figures {
  const upTo = (list: 'sent' | 'booked', made: 'received' | 'consultations') => {
    let left = total(stored[made]) - total(stored[list]);
    const kept = Object.entries(batch[list]).map(([name, count]) => {
      const believed = Math.max(0, Math.min(count, left));
      left -= believed;
      return [name, believed] as const;
    });
    return Object.fromEntries(kept.filter(([, count]) => count > 0));
  };
  return { ...batch, sent: upTo('sent', 'received'), booked: upTo('booked', 'consultations') };
}

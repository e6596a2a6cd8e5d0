import { AGENDA_CACHED_SECONDS } from '../../functions/src/policy/requestLimits.ts';

const MONTH_SECONDS = 30 * 86_400;

/** Usage of a month. Times are in seconds of one processor, with half a GiB of memory; a write is deleted some day. */
type Usage = {
  transferGb: number;
  reads: number;
  writes: number;
  requests: number;
  processorSeconds: number;
  captchas: number;
  storedGb: number;
};

/** US dollars for what is beyond the free part of a month: docs/operations.md, "Prices", says where they come from. */
const PRICES: Record<keyof Usage, (used: number) => number> = {
  transferGb: (used) => 0.15 * beyond(used, 30 * 0.36),
  reads: (used) => 0.6e-6 * beyond(used, 30 * 50_000),
  // A delete costs a ninth of a write; those that the database makes by itself are never free.
  writes: (used) => 1.8e-6 * beyond(used, 30 * 20_000) + 0.2e-6 * used,
  requests: (used) => 0.4e-6 * beyond(used, 2e6),
  processorSeconds: (used) => 24e-6 * beyond(used, 180_000) + 2.5e-6 * beyond(used / 2, 360_000),
  captchas: (used) => (used > 10_000 ? 8 : 0) + 1e-3 * beyond(used, 100_000),
  storedGb: (used) => 0.18 * beyond(used, 1),
};

const beyond = (used: number, free: number) => Math.max(0, used - free);

/** The schedules, and one administrator whose inbox is open on 22 days for 8 hours: two reads every 15 s. */
const STANDING: Usage = {
  transferGb: 0,
  reads: 25_920 + 600 + (22 * 8 * 3600 * 2) / 15,
  writes: 0,
  requests: 8_640,
  processorSeconds: 8_640,
  captchas: 0,
  storedGb: 0,
};

/** A month with so many visits: three pages each, a submission of each hundredth, the agenda for each tenth. */
function usageOf(visits: number): Usage {
  const submissions = visits / 100;
  const openings = visits / 10;
  // Two months are read, once for all visitors of one of the two processes as long as it remembers them.
  const readings = Math.min(openings, (2 * MONTH_SECONDS) / AGENDA_CACHED_SECONDS);
  return {
    transferGb: visits * 260e-6,
    // Four of five are messages (4 reads, 8 writes), one is a booking (13 and 10).
    reads: STANDING.reads + submissions * (0.8 * 4 + 0.2 * 13) + readings * 4,
    writes: submissions * (0.8 * 8 + 0.2 * 10),
    requests: STANDING.requests + submissions + openings,
    processorSeconds: STANDING.processorSeconds + submissions * 2 + openings * 0.1,
    captchas: submissions,
    storedGb: submissions * 12 * 13e-6,
  };
}

/** The least that the site uses, and 500 junk posts a second beside it: each of 1 KB, answered in 5 ms of processor. */
function usageOfJunk(captchasASecond: number, processes: number): Usage {
  const posts = 500 * MONTH_SECONDS;
  return {
    ...STANDING,
    transferGb: posts * 1e-6,
    requests: posts,
    processorSeconds: processes * MONTH_SECONDS,
    captchas: captchasASecond * MONTH_SECONDS,
  };
}

const MONTHS: [title: string, usage: Usage][] = [
  ['1,000 visits', usageOf(1_000)],
  ['100,000 visits', usageOf(100_000)],
  ['10 million visits', usageOf(10_000_000)],
  ['junk without a plausible token', usageOfJunk(0, 500 * 0.005)],
  // Ten processes of two functions, each of which asks four times a second (functions/src/adapters/figures/refusalPace.ts).
  ['junk with one', usageOfJunk(10 * 4, 10)],
];

const ROWS: [title: string, field: keyof Usage][] = [
  ['transfer of Hosting, GB', 'transferGb'],
  ['Firestore reads', 'reads'],
  ['Firestore writes, each deleted later', 'writes'],
  ['requests to functions', 'requests'],
  ['seconds of processor', 'processorSeconds'],
  ['questions to the captcha service', 'captchas'],
  ['stored after a year, GB', 'storedGb'],
];

const round = (value: number) => value.toLocaleString('en-US', { maximumSignificantDigits: 3 });
const row = (cells: string[]) => `| ${cells.join(' | ')} |`;

/** The table of operations.md, in Markdown: what each month uses and, after it, what that costs in US dollars. */
export function monthlyCostTable(): string {
  const costs = MONTHS.map(([, usage]) =>
    ROWS.reduce((sum, [, field]) => sum + PRICES[field](usage[field]), 0.1),
  );
  return [
    row(['a month with', ...MONTHS.map(([title]) => title)]),
    row(['---', ...MONTHS.map(() => '---')]),
    ...ROWS.map(([title, field]) =>
      row([
        title,
        ...MONTHS.map(([, usage]) => {
          const cost = PRICES[field](usage[field]);
          return cost < 0.005 ? round(usage[field]) : `${round(usage[field])}: $${round(cost)}`;
        }),
      ]),
    ),
    row(['**together**, with $0.10 for the fourth schedule', ...costs.map((cost) => `**$${round(cost)}**`)]),
    row(['an hour of it', ...costs.map((cost) => `$${(cost / 720).toFixed(2)}`)]),
  ].join('\n');
}

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { REPLY_HOLD_MS } from '#src/domain/replies.ts';
import { BACKUP_DAYS, BOOKING_MONTHS, MESSAGE_MONTHS } from '#src/domain/retention.ts';
import { MOST_TERMS } from '#src/domain/searchTerms.ts';
import { localPorts } from '#tools/local-firebase/localPorts.ts';
import { widths } from '#tools/shots/photograph.ts';
import { LINK_DAYS } from '../../../functions/src/policy/bookingLimits.ts';
import { REDELIVERY_SILENT_MS } from '../../../functions/src/policy/healthLimits.ts';
import { AGENDA_CACHED_SECONDS, FORM_MEMORY } from '../../../functions/src/policy/requestLimits.ts';
import { MAILS_WITHIN_MS } from '../../../functions/src/policy/submissionTimes.ts';
import { SUMMARY_HOURS } from '../../../functions/src/policy/summaryTimes.ts';

const root = new URL('../../../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (number: number) => words[number] ?? String(number);
const thousands = (number: number) => number.toLocaleString('en-US');
const withoutBreaks = (text: string) => text.replace(/\s+/g, ' ');

/** The value of a constant that its module keeps to itself; a product of numbers is worked out. Throws without one. */
function constant(file: string, name: string): number {
  const [, value] =
    new RegExp(`\\b${name} = (?:scaled\\()?([\\d_ *]+)[);]`).exec(
      read(file).replaceAll('MINUTE_MS', '60_000'),
    ) ?? [];
  if (!value) throw new Error(`${file} has no ${name}`);
  return value.split('*').reduce((product, factor) => product * Number(factor.replaceAll('_', '')), 1);
}

/** What one column of a table of figures has from its smallest to its largest value. */
function range(file: string, column: string): string {
  const rows = read(file)
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const index = rows[0]?.indexOf(column) ?? -1;
  const values = rows.map((row) => Number(row[index])).filter(Number.isFinite);
  return `${Math.min(...values)} to ${Math.max(...values)}`;
}

const seconds = (milliseconds: number) => milliseconds / 1000;
const minutes = (milliseconds: number) => milliseconds / 60_000;
const index = read('functions/src/index.ts');
const [, redeliveredEvery = ''] = /schedule: 'every (\d+) minutes'/.exec(index) ?? [];
const redeliveries = (30 * 24 * 60) / Number(redeliveredEvery);
const pageSize = constant('src/services/submissions.ts', 'PAGE_SIZE');
const searchReads = constant('src/services/searchSubmissions.ts', 'MOST_READS');
const { dev, site } = localPorts(0);
const [from, until] = [`${SUMMARY_HOURS.from}:00`, `${SUMMARY_HOURS.until}:00`];
const { engines } = JSON.parse(read('package.json'));

const [, formInstances] = /formOptions = \{ maxInstances: (\d+)/.exec(index) ?? [];
/** The visits a month that docs/operations.md reckons with; one in a hundred sends something, a fifth of that a booking. */
const sizes = [1000, 100_000, 10_000_000];
const submissionsOf = (visits: number) => visits / 100;
const short = (visits: number) => (visits < 1_000_000 ? thousands(visits) : `${visits / 1_000_000} million`);
const VISIT_KB = 260;
/** Writes and deletes of one submission: of a message and of a booking, as tests/integration/packed-functions/usage.test.ts counts them. */
const WRITES = (4 * (6 + 1) + (8 + 1)) / 5;

/** What the documents say, with the numbers of the code in it. */
const statements: Record<string, string[]> = {
  'README.md': [
    `Node ${engines.node.replace('>=', '')} or newer`,
    `working days at ${from}`,
    `${inWords(seconds(REPLY_HOLD_MS))} seconds to take an answer back`,
    `${widths.join(' and ')} px, both themes`,
    ...['/projetos', '/todas-publicacoes', '/eventos'].map((path) => `http://localhost:${dev}${path}`),
  ],
  'CONTRIBUTING.md': [
    `the site at http://localhost:${dev} with`,
    `all classes at http://localhost:${dev}/_design`,
    `at http://localhost:${dev}/_design, which`,
    `--site http://localhost:${site} contact`,
    `goes on every ${inWords(Number(redeliveredEvery))} minutes`,
    `tries at once, for ${inWords(seconds(MAILS_WITHIN_MS))} seconds`,
    `due ${inWords(minutes(constant('functions/src/policy/mailRetryPolicy.ts', 'ATTEMPT_MS')))} minutes later`,
    `not sent for ${inWords(seconds(REPLY_HOLD_MS))} seconds`,
    `newest record; ${inWords(minutes(constant('src/domain/mergeSubmissions.ts', 'STORED_WITHIN_MS')))} minutes further back`,
    `repeat for ${AGENDA_CACHED_SECONDS} seconds`,
    `what ${thousands(constant('tests/soak/inbox.test.ts', 'MANY'))} submissions cost`,
  ],
  'docs/product.md': [
    `one mail at ${from} on working days`,
    `taken back for ${inWords(seconds(REPLY_HOLD_MS))} seconds, then`,
    `taken back for ${inWords(seconds(constant('src/pages/admin/useTriage.ts', 'UNDO_MS')))} seconds. Single`,
    `${inWords(seconds(constant('src/pages/booking/BookingSuccess.tsx', 'MOVES_AFTER_MS')))} seconds later on its own screen`,
    `beginnings of ${inWords(constant('src/domain/searchTerms.ts', 'LEAST_LETTERS'))} letters`,
    `reads ${searchReads} documents at most`,
    `at least ${inWords(constant('src/domain/booking.ts', 'PHONE_DIGITS'))} digits`,
  ],
  'docs/operations.md': [
    `has not run for ${minutes(REDELIVERY_SILENT_MS)} minutes;`,
    `none was counted for ${minutes(REDELIVERY_SILENT_MS)} minutes (redelivery) or two hours (check)`,
    `"duration": "${seconds(REDELIVERY_SILENT_MS)}s"`,
    `kept ${BACKUP_DAYS} days;`,
    `these ${BACKUP_DAYS} days, which`,
    `--retention ${BACKUP_DAYS}d`,
    `runs at ${from} of São Paulo`,
    `at most ${constant('functions/src/policy/mailRetryPolicy.ts', 'LONGEST_WAIT_TO_DEADLINE')} minutes apart. From ${until} on`,
    `between ${from} and ${until} of a working day`,
    `is ${LINK_DAYS} days past`,
    `at most once in ${AGENDA_CACHED_SECONDS} seconds`,
    `a first visit is ${range('bench/pages.md', 'all KB, with headers')} KB compressed`,
    `with ${FORM_MEMORY.replace('MiB', ' MiB')} and`,
    `runs ${thousands(redeliveries)} times a month`,
    `at least 3 documents each time: ${thousands(3 * redeliveries)} reads`,
    `with ${thousands(redeliveries)} of the redelivery`,
    `| visits a month | ${sizes.map(short).join(' | ')} |`,
    `| transfer | ${sizes.map((visits) => `${thousands((visits * VISIT_KB) / 1e6)} GB`).join(' | ')} |`,
    `| submissions | ${sizes.map((visits) => thousands(submissionsOf(visits))).join(' | ')} |`,
    `| writes and deletes | ${sizes.map((visits) => thousands(submissionsOf(visits) * WRITES)).join(' | ')} |`,
    `| ${sizes.map((visits) => thousands(redeliveries + 2 * submissionsOf(visits))).join(' | ')} |`,
    ...sizes.map((visits) => `**At ${short(visits)}**`),
    `${thousands(2 * submissionsOf(100_000))} mails a month`,
    `${thousands(2 * submissionsOf(10_000_000))} mails a month need`,
    `At ${short(10_000_000)} visits a month it is one submission in ${Math.round((30 * 24 * 3600) / submissionsOf(10_000_000))} seconds`,
    `\`maxInstances: ${formInstances}\``,
    `every ${inWords(seconds(constant('functions/src/adapters/eventCounter.ts', 'WRITE_EVERY_MS')))} seconds`,
    `stays ${Math.max(MESSAGE_MONTHS, BOOKING_MONTHS)} months`,
    `at most ${MOST_TERMS} terms`,
    `together ${constant('src/domain/searchTerms.ts', 'SENDER_TERMS')}; then`,
    `A search reads at most ${searchReads} documents`,
    `A page of it reads ${pageSize + 1} documents`,
  ],
};

/** What others decide, what was measured or chosen once, and examples: whoever changes it looks after the sentence. */
const elsewhere: Record<string, string[]> = {
  'README.md': [
    'WCAG 2.2',
    '--port-offset 100',
    'a JDK 21',
    'reCAPTCHA v2',
    '--compare HEAD~1',
    '`RATE_LIMIT=20`',
    '`RATE_LIMIT=0`',
    '`RATE_LIMIT=0 npm start`',
    '0010-visitor-ip-address',
    'openssl rand -hex 32',
  ],
  'CONTRIBUTING.md': [
    // Half of it by tests/unit/project/houseRules.test.ts.
    '40 to 90 lines are typical for a file, at 150 ask why, 200 is too much',
    'a missing file with 404',
    'at 320 px',
    'its version 7',
    '6 KB loaded when somebody searches',
  ],
  'docs/product.md': ['answered with 404', 'WCAG 2.2', 'chooses two days or none'],
  'docs/operations.md': [
    'Every five minutes, from several continents',
    'wait 45 minutes for the mail',
    'at least 8 characters',
    'at most 100 accounts an hour',
    // Compared by tests/integration/packed-functions/usage.test.ts.
    '| a message | 7 | 6 | 1 |',
    '| a booking | 14 | 8 | 1 |',
    'about 0.1 s of them is work',
    'A submission is less than 2 KB',
    'every further page 5 KB of HTML and what only it needs, about 30 KB',
    'A visit of three pages: 260 KB. A submission adds less than 5 KB.',
    '2 s assumed',
    'reads at least 12 on a working day, and about 13 more for each mail: 600 a month',
    "The site's files are 4.5 MB",
    'its index entries about 7 KB',
    'usually 20 to 60, each one entry of one index of about 130 bytes: 16 KB at most, usually 3 to 8,',
    'at least 1 read each: in a working day 28,800 divided',
    'stored after a year | 1.1 MB | 108 MB | 10.8 GB',
    'under 80,000 | under 100,000 | 1.8 million',
    '0.10 (the fourth scheduled function) | about 2.40 (transfer beyond 10.8 GB) | about 390, nearly all transfer; about 1.70 a month for stored documents, 0.70 for function time',
    '500 writes a second for a collection',
  ],
};

/** A document without commands (tests/unit/project/documents.test.ts), addresses of a local run, Google's prices, and numbers of lists and headings. */
const proseOf = (file: string) =>
  withoutBreaks(
    read(file)
      .replace(/```[\s\S]*?```|^\| (?:http|smtp):.*|### Prices[\s\S]*?(?=### )/gm, '')
      .replace(/^(?:\s*\d+\.|#+ \d+\.) /gm, ''),
  );

const number =
  /(?<![\w.-])\d[\d.,]*|\b(?:two|three|four|five|six|seven|eight|nine|ten) (?:seconds|minutes|hours|days|months|letters|digits)\b/g;

test.each(Object.entries(statements))('%s says what the code does', (file, told) => {
  const text = withoutBreaks(read(file));
  expect(told.filter((statement) => !text.includes(statement))).toEqual([]);
});

// Those of docs/product.md are the specification's own, which the tests of each screen hold literally.
const summaries = Object.keys(statements).filter((file) => file !== 'docs/product.md');

test.each(summaries)('no other number stands in %s', (file) => {
  const known = [...(statements[file] ?? []), ...(elsewhere[file] ?? [])].toSorted(
    (a, b) => b.length - a.length,
  );
  const rest = known.reduce((text, statement) => text.replaceAll(statement, '…'), proseOf(file));
  const around = [...rest.matchAll(number)].map(({ index }) =>
    rest.slice(Math.max(0, index - 40), index + 50),
  );
  expect(around).toEqual([]);
});

test.each(Object.entries(elsewhere))('what comes from elsewhere is still in %s', (file, told) => {
  const text = withoutBreaks(read(file));
  expect(told.filter((statement) => !text.includes(statement))).toEqual([]);
});

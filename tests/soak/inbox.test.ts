import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { chromium } from '@playwright/test';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { FIRST_READS } from '#src/desk/conversations/list/useSubmissionList.ts';
import { SLOTS } from '#src/domain/agenda/slots.ts';
import { INBOX_FILTERS, SUBJECTS } from '#src/domain/submissions/inboxFilters.ts';
import { addDays } from '#src/domain/time/calendarDay.ts';
import { todayInSaoPaulo } from '#src/domain/time/saoPauloTime.ts';
import { chromiumFlags } from '#tools/chromium/chromiumFlags.ts';
import { findChromium } from '#tools/chromium/findChromium.ts';
import { newAdministrator } from '../integration/rules/administrator.ts';
import { signInToSite } from '../integration/services/siteServices.ts';
import { forgetSubmissions, openDatabase } from '../support/openDatabase.ts';
import { openSignedIn } from '../support/openSignedIn.ts';
import { isAll, scaled } from '../support/scaled.ts';
import { bookingSubmission, messageSubmission, storeSubmissions } from '../support/submissions.ts';
import { provideAdministrator } from '../support/testAccounts.ts';

const MANY = scaled(50_000);
const STATES = ['new', 'answered', 'archived', 'spam'] as const;
const OWN = 'bia@exemplo.com.br';
const SECOND_MS = 1000;
/** The first lines of a proposal and of a budget. */
const FORMS = ['Pedido de proposta: x\n', 'Pedido de orçamento\n'];
/** One more of each kind than is shown says whether there is more. */
const MOST_READS = 2 * (FIRST_READS + 1);
const MOST_MEMORY_MB = 1024;

const db = await openDatabase();
const reading = await import('#src/services/desk/submissions.ts');
const { searchSubmissions } = await import('#src/services/desk/searchSubmissions.ts');

const wanted = bookingSubmission({ nome: 'Zuleica Prado', createdAt: new Date(0) });

function submission(index: number, today: string) {
  const given = {
    nome: `Pessoa${index} Souza`,
    email: `pessoa${index}@exemplo.com.br`,
    createdAt: new Date(Date.now() - index * 60_000),
    state: STATES[index % STATES.length] ?? 'new',
    responsible: index % 5 ? '' : OWN,
  };
  const text = Array.from({ length: 100 }, (_, word) => `palavra${(index * 7 + word) % 5000}`).join(' ');
  if (index % 3 > 0) return messageSubmission({ ...given, mensagem: `${FORMS[index % 7] ?? ''}${text}` });
  const isCancelled = index % 10 === 0;
  return bookingSubmission({
    ...given,
    descricaoProjeto: text,
    data: addDays(today, (index % 700) - 520),
    horario: SLOTS[index % SLOTS.length] ?? '09:00',
    // Spam holds none.
    holdsSlot: !isCancelled && given.state !== 'spam',
    cancelledAt: isCancelled ? new Date(Date.now() - index * 1000) : null,
  });
}

beforeAll(async () => {
  await forgetSubmissions(db);
  const today = todayInSaoPaulo(new Date());
  const all = Array.from({ length: MANY }, (_, index) => submission(index, today));
  await storeSubmissions(db, [...all, wanted]);
  await signInToSite(await newAdministrator());
});
/** The measured values, for bench/inbox.md. */
const rows: (readonly (string | number)[])[] = [];

afterAll(async () => {
  await forgetSubmissions(db);
  if (!isAll) return;
  const line = (cells: readonly unknown[]) => `| ${cells.join(' | ')} |`;
  const table = [['what', 'ms', 'documents read', 'found or counted'], ['---', '---', '---', '---'], ...rows];
  writeFileSync(
    'bench/inbox.md',
    `# Benchmark: the inbox\n\n${MANY} submissions in the local Firestore, measured by \`npm run soak -- --filter inbox\`; ${cpus().length} cores, Node ${process.versions.node}.\n\n${table.map(line).join('\n')}\n`,
  );
});

/** Runs `step` and tells how long it took, in milliseconds, and how many documents the database sent for it. */
async function measured<Result>(step: () => Promise<Result>) {
  const real = globalThis.fetch;
  let reads = 0;
  globalThis.fetch = async (...asked) => {
    const response = await real(...asked);
    reads += (await response.clone().text()).match(/"document":/g)?.length ?? 0;
    return response;
  };
  const begun = performance.now();
  const result = await step().finally(() => {
    globalThis.fetch = real;
  });
  return { result, reads, took: performance.now() - begun };
}

const lists = INBOX_FILTERS.flatMap((filter) =>
  [undefined, ...SUBJECTS].map((subject) => ({ filter, subject, own: OWN })),
);

it.each(lists)(
  `of ${MANY} submissions, the list $filter of $subject opens within a second and ${MOST_READS} reads`,
  async (wantedList) => {
    const { filter, subject } = wantedList;
    const page = await measured(() => reading.loadSubmissionPage(wantedList, undefined, FIRST_READS));
    const count = await measured(() => reading.countSubmissions(wantedList));
    const total = count.result ?? 'not counted';
    rows.push([`list: ${filter}, ${subject ?? 'everything'}`, Math.round(page.took), page.reads, total]);
    rows.push(['its count', Math.round(count.took), count.reads, total]);
    expect(page.result.submissions.length).toBeLessThanOrEqual(2 * FIRST_READS);
    expect(page.reads).toBeLessThanOrEqual(MOST_READS);
    expect(page.reads).toBeGreaterThanOrEqual(page.result.submissions.length);
    expect(page.took).toBeLessThan(SECOND_MS);
    expect(count.reads).toBe(0);
  },
);

it.each([
  ['a word that every one has', 'souza', 100],
  ['a reference', wanted.referencia, 1],
  ['a name', 'zuleica prado', 1],
  ['a word of a message', 'palavra4321', undefined],
  ['what nobody has', 'ninguem', 0],
])(`of ${MANY} submissions, %s is found within a second and 100 reads`, async (about, typed, count) => {
  const { result, reads, took } = await measured(() => searchSubmissions(typed));
  rows.push([`search: ${about}`, Math.round(took), reads, result.submissions.length]);
  if (count === undefined) expect(result.submissions.length).toBeGreaterThan(0);
  else expect(result.submissions).toHaveLength(count);
  expect(reads).toBeLessThanOrEqual(100);
  expect(took).toBeLessThan(SECOND_MS);
});

/** The process of the local Firestore that these tests talk to, by its port. */
function databaseProcess(): string | undefined {
  const port = process.env.FIRESTORE_EMULATOR_HOST?.split(':').at(-1);
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .find((pid) => {
      try {
        const words = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0');
        return words.some((word) => word.endsWith('serveFirestore.ts')) && words.includes(port ?? '');
      } catch {
        return false; // it has ended meanwhile
      }
    });
}

it.runIf(process.platform === 'linux')(
  `with ${MANY} submissions the database stays below ${MOST_MEMORY_MB} MB`,
  () => {
    const pid = databaseProcess();
    const [, kilobytes] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/VmHWM:\s+(\d+) kB/) ?? [];
    const megabytes = Number(kilobytes) / 1024;
    rows.push(['memory of the database process, MB at most', '', '', megabytes.toFixed(0)]);
    expect(megabytes).toBeLessThan(MOST_MEMORY_MB);
  },
);

const CONVERSATIONS = 500;
const OPENINGS = 5;

/** A conversation of one to four messages, the last of which stands for it. */
function thread(index: number) {
  const head = submission(index * 3 + 1, todayInSaoPaulo(new Date()));
  const earlier = Array.from({ length: index % 4 }, (_, before) =>
    messageSubmission({
      ...{ nome: head.nome, email: head.email, conversation: head.id, state: 'joined' },
      createdAt: new Date(head.createdAt.getTime() - (before + 1) * 3_600_000),
    }),
  );
  return [head, ...earlier];
}

it(`with ${CONVERSATIONS} conversations of threads a browser shows the first rows of a room within a second of opening it`, async () => {
  await forgetSubmissions(db);
  await storeSubmissions(db, Array.from({ length: CONVERSATIONS }, (_, index) => thread(index)).flat());
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const page = await browser.newPage({ baseURL: process.env.SITE_URL ?? 'http://localhost:5005' });
    await openSignedIn(page, await provideAdministrator(), '/admin');
    for (const room of ['/admin/conversas', '/admin']) {
      const times: number[] = [];
      while (times.length < OPENINGS) {
        await page.goto(room, { waitUntil: 'commit' });
        const row = await page.waitForFunction(
          () => document.querySelector('main li h3') && performance.now(),
        );
        times.push(Number(await row.jsonValue()));
      }
      const [first = 0] = times;
      const median = times.sort((one, other) => one - other)[(OPENINGS - 1) / 2] ?? 0;
      rows.push([
        `browser: first rows of ${room}, median of ${OPENINGS}`,
        Math.round(median),
        '',
        CONVERSATIONS,
      ]);
      rows.push(['the first of these', Math.round(first), '', CONVERSATIONS]);
      expect(median).toBeLessThan(SECOND_MS);
    }
  } finally {
    await browser.close();
  }
});

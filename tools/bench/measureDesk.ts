import { type Browser, chromium } from '@playwright/test';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { openSignedIn } from '#tests/support/openSignedIn.ts';
import { messageSubmission, storeSubmissions } from '#tests/support/submissions.ts';
import { chromiumFlags } from '../chromium/chromiumFlags.ts';
import { findChromium } from '../chromium/findChromium.ts';
import { administrator } from '../local-firebase/seedAccounts.ts';
import { median } from './auditPages.ts';

const CONVERSATIONS = 500;
const OPENINGS = 5;

/** A conversation of one to four messages; the last message is its head. */
function thread(index: number) {
  const person = { nome: `Pessoa${index} Souza`, email: `pessoa${index}@exemplo.com.br` };
  const createdAt = new Date(Date.now() - index * 60_000);
  const head = messageSubmission({ ...person, createdAt });
  const before = { ...person, createdAt, conversation: head.id, state: 'joined' } as const;
  return [head, ...Array.from({ length: index % 4 }, () => messageSubmission(before))];
}

/** Stores 500 conversations in the Firestore at `host`. Returns the median ms to the first rows of rooms at `site`. */
export async function measureDesk(site: string, host: string): Promise<[string, string][]> {
  const threads = Array.from({ length: CONVERSATIONS }, (_, index) => thread(index));
  await storeSubmissions(await openDatabase(host), threads.flat());
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumFlags });
  try {
    const rooms: [string, string][] = [];
    for (const room of ['/admin', '/admin/conversas'])
      rooms.push([
        `first rows of ${room} with ${CONVERSATIONS} conversations, ms (aim: 1000)`,
        await openingTime(browser, site, room),
      ]);
    return rooms;
  } finally {
    await browser.close();
  }
}

async function openingTime(browser: Browser, site: string, room: string): Promise<string> {
  const page = await browser.newPage({ baseURL: site });
  await openSignedIn(page, administrator, room);
  const times: number[] = [];
  while (times.length < OPENINGS) {
    await page.goto(room, { waitUntil: 'commit' });
    const row = await page.waitForFunction(() => document.querySelector('main li h3') && performance.now());
    times.push(Number(await row.jsonValue()));
  }
  return median(times).toFixed(0);
}

import { randomBytes } from 'node:crypto';
import { beforeAll, expect, test } from 'vitest';
import {
  type Caller,
  type CallerKind,
  createCallers,
  EVERYBODY,
  NOBODY_AT_ALL,
} from '#tests/support/callers.ts';
import { openDatabase } from '#tests/support/openDatabase.ts';
import { bookingSubmission, storeSubmissions } from '#tests/support/submissions.ts';
import { createSignedLinks } from '../../../functions/src/adapters/signedLinks.ts';
import { FUNCTIONS_URL, LOCAL_LINK_KEY } from '../functions/functionsUnderTest.ts';

const linksBy = (key: string) =>
  createSignedLinks('manageBooking', { keys: () => key, siteUrl: () => 'https://site.test' });
const [own, foreign] = [linksBy(LOCAL_LINK_KEY), linksBy('a-key-that-this-site-never-had-before')];
const booking = bookingSubmission();
const dayBefore = new Date(booking.createdAt.getTime() - 86_400_000);
const tokenIn = (url = '') => url.split('#')[1] ?? '';
const token = tokenIn(own.addressOf(booking));

let callers: Caller[];
let feed = '';
const earlierFeed = randomBytes(32).toString('base64url');

beforeAll(async () => {
  const db = await openDatabase();
  await storeSubmissions(db, [booking]);
  callers = await createCallers();
  const administrator = callers.find(({ kind }) => kind === 'administrator');
  const response = await ask('studio', administrator?.token, {
    action: 'makeFeed',
    commandId: crypto.randomUUID(),
  });
  const { address } = (await response.json()) as { address: string };
  feed = /[\w-]{43}(?=\.ics)/.exec(address)?.[0] ?? '';
});

const ask = (path: string, authorization: string | undefined, body?: object) =>
  fetch(`${FUNCTIONS_URL}/${path}`, {
    headers: {
      'Content-Type': 'application/json',
      ...(authorization && { Authorization: `Bearer ${authorization}` }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });

const shown = (given: string) => ['manageBooking', { action: 'show', token: given }] as const;
const other = bookingSubmission();

/** The secret decides at these doors, and no account does: what is asked for, who gets it, and how. */
const doors: [string, readonly CallerKind[], () => readonly [path: string, body?: object]][] = [
  ['a booking by its link', EVERYBODY, () => shown(token)],
  [
    'a booking that is not there, by a link of its own',
    NOBODY_AT_ALL,
    () => shown(tokenIn(own.addressOf(other))),
  ],
  [
    'a booking by a link of another moment',
    NOBODY_AT_ALL,
    () => shown(tokenIn(own.addressOf({ ...booking, createdAt: dayBefore }))),
  ],
  ['a booking by a link with another key', NOBODY_AT_ALL, () => shown(tokenIn(foreign.addressOf(booking)))],
  ['a booking by half of its link', NOBODY_AT_ALL, () => shown(token.slice(0, -2))],
  ["the studio's calendar by its secret", EVERYBODY, () => [`calendario/${feed}.ics`]],
  ["the studio's calendar by another secret", NOBODY_AT_ALL, () => [`calendario/${earlierFeed}.ics`]],
];

test.each(doors)('%s: nobody gets it but %j', async (_, admits, door) => {
  const [path, body] = door();
  const passed: string[] = [];
  for (const caller of callers) {
    const { status } = await ask(path, caller.token, body);
    if (status === 200) passed.push(caller.kind);
    else expect(status).toBe(404);
  }
  expect(passed).toEqual(admits);
});

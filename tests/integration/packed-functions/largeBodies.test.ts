import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { someMessage } from '#tests/integration/functions/post.ts';
import { db } from '#tests/integration/run.ts';
import { openCaptchaService } from '#tests/support/captchaService.ts';
import { forgetSubmissions } from '#tests/support/openDatabase.ts';
import { postJson } from '#tests/support/postJson.ts';
import { scaled } from '#tests/support/scaled.ts';
import { FORM_MEMORY } from '../../../functions/src/policy/formCapacity.ts';
import { localDatabase, type PackedFunction, startPackedFunction } from './startPackedFunction.ts';

const SIZE = 31 * 1024 * 1024;
const POSTS = scaled(50);

let contact: PackedFunction;
let captcha: Awaited<ReturnType<typeof openCaptchaService>>;
beforeAll(async () => {
  await forgetSubmissions(db);
  captcha = await openCaptchaService(0);
  const unlimited = { RATE_LIMIT: '0', FLOOD_MESSAGES: '0' };
  const settings = { RECAPTCHA_SECRET: 'secret', RECAPTCHA_VERIFY_URL: captcha.url, ...unlimited };
  contact = await startPackedFunction('sendContactEmail', { ...localDatabase(), ...settings });
});
afterAll(() => Promise.all([contact?.stop(), captcha?.close()]));

type Sending = { declares: boolean; piece: number; pauseMs: number };

/** Sends 31 MB in pieces until a response comes. Returns its status, or 0 if the connection was cut off. */
async function sendLarge({ declares, piece, pauseMs }: Sending, onBegun = () => {}): Promise<number> {
  const headers = { 'Content-Type': 'application/json', ...(declares && { 'Content-Length': SIZE }) };
  const sending = request(contact.url, { method: 'POST', headers, agent: false });
  // The connection may be closed while more data is being sent.
  sending.on('error', () => {});
  let isAnswered = false;
  const answered = once(sending, 'response')
    .then(([response]: IncomingMessage[]) => {
      response?.resume();
      return response?.statusCode ?? 0;
    })
    .catch(() => 0)
    .finally(() => {
      isAnswered = true;
    });
  sending.flushHeaders();
  let sent = 0;
  while (sent < SIZE && !isAnswered && !sending.destroyed) {
    sending.write(Buffer.alloc(piece, 'x'), () => onBegun());
    sent += piece;
    await delay(pauseMs);
  }
  const status = await answered;
  sending.destroy();
  return status;
}

const sendMessage = async () => (await postJson(contact.url, someMessage())).status;

function peakMemory(): number {
  const status = readFileSync(`/proc/${contact.pid}/status`, 'utf8');
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) * 1024;
}

test(`during ${POSTS} simultaneous slow posts of 31 MB the instance stays alive, has free memory, and serves visitors`, async () => {
  const kinds: Sending[] = [
    { declares: true, piece: 1024, pauseMs: 100 },
    { declares: false, piece: 16 * 1024, pauseMs: 100 },
    { declares: false, piece: 1024, pauseMs: 100 },
  ];
  const before = peakMemory();
  const posts: ReturnType<typeof sendLarge>[] = [];
  const begun = Array.from(
    { length: POSTS },
    (_, index) => new Promise<void>((resolve) => posts.push(sendLarge(kinds[index % 3] as Sending, resolve))),
  );
  const slow = sendLarge({ declares: false, piece: 1024, pauseMs: 200 });
  await Promise.all(begun);
  expect(await sendMessage()).toBe(200);
  expect(await slow).toBe(408);
  const statuses = await Promise.all(posts);
  expect(statuses.filter((status) => ![413, 408, 0].includes(status))).toEqual([]);
  expect(await sendMessage()).toBe(200);
  const peak = peakMemory();
  console.log(
    `Peak memory: ${Math.round(before / 2 ** 20)} MB before, ${Math.round(peak / 2 ** 20)} MB with ${POSTS} posts`,
  );
  expect(peak).toBeLessThan((Number.parseInt(FORM_MEMORY, 10) * 2 ** 20) / 2);
});

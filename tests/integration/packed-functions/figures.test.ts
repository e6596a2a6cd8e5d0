import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { db } from '#tests/integration/run.ts';
import { forgetSubmissions } from '#tests/support/openDatabase.ts';
import { postJson } from '#tests/support/postJson.ts';
import { localDatabase, type PackedFunction, startPackedFunction } from './startPackedFunction.ts';

const SITE = 'https://www.site.example';
const view = { kind: 'view', route: '/contato', entry: true, source: 'busca.example', wide: true };

let process: PackedFunction;
let clock: string;
/** Moves the clock of the process by `milliseconds`. Only code in requests sees the moved clock. */
const move = (milliseconds: number) => writeFile(clock, String(milliseconds));
const browser = { 'User-Agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', Origin: SITE };
const tell = async (beacon: object, headers: object = {}) =>
  (await postJson(process.url, beacon, undefined, { ...browser, ...headers })).status;
/** The sum of all days, because the moved clock may be past midnight. */
const counted = async () => {
  const { docs } = await db.collection('figures').get();
  return docs.reduce((sum, day) => sum + (day.get('figures')?.views?.['/contato'] ?? 0), 0);
};

beforeEach(async () => {
  await forgetSubmissions(db);
  clock = join(await mkdtemp(join(tmpdir(), 'clock-')), 'offset');
  await move(0);
  const settings = { SITE_URL: SITE, FUNCTIONS_EMULATOR: 'true', LOCAL_FIRESTORE_CLOCK: clock };
  process = await startPackedFunction('figures', { ...localDatabase(), ...settings });
});
afterEach(() => process?.stop());

test('a process writes its counts at the first request after half a minute, and when it is stopped', async () => {
  expect(await tell(view)).toBe(204);
  expect(await tell(view, { Origin: 'https://elsewhere.example' })).toBe(403);
  expect(await tell({ ...view, source: 'x'.repeat(40_000) })).toBe(413);
  await move(15_000);
  await tell(view);
  expect(await counted()).toBe(0);
  await move(31_000);
  await tell(view);
  expect(await counted()).toBe(3);
  await tell(view);
  globalThis.process.kill(process.pid, 'SIGTERM');
  await expect.poll(counted).toBe(4);
});

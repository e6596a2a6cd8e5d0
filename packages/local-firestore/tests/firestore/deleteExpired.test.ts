import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { root, startTestFirestore, type TestFirestore } from './testFirestore.ts';

const DAY = 86_400_000;
const folder = mkdtempSync(join(tmpdir(), 'time-to-live-'));
const indexesFile = join(folder, 'firestore.indexes.json');
const clockFile = join(folder, 'clock');
writeFileSync(
  indexesFile,
  JSON.stringify({
    indexes: [],
    fieldOverrides: [
      { collectionGroup: 'messages', fieldPath: 'expireAt', ttl: true, indexes: [] },
      { collectionGroup: 'notes', fieldPath: 'expireAt', indexes: [] },
    ],
  }),
);

let server: TestFirestore;
beforeAll(async () => {
  server = await startTestFirestore({ indexesFile, clockFile });
});
afterEach(() => moveClock(0));
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const moveClock = (offsetMilliseconds: unknown) =>
  server.ask('PUT', '/emulator/v1/clock', { offsetMilliseconds });
const exists = async (path: string) => (await server.ask('GET', `${root}/${path}`)).status === 200;
const inDays = (days: number) => ({
  timestampValue: new Date(Date.now() + days * DAY).toISOString(),
});

describe('a document of a collection with a time-to-live policy', () => {
  it('is deleted at any depth when the clock moves past its expiry time; other documents stay', async () => {
    await server.put('messages/old', { expireAt: inDays(10) });
    await server.put('users/ana/messages/old', { expireAt: inDays(10) });
    await server.put('messages/old/parts/one', {});
    await server.put('messages/young', { expireAt: inDays(30) });
    await server.put('messages/text', { expireAt: { stringValue: '2001-01-01T00:00:00Z' } });
    await server.put('messages/endless', {});
    await server.put('notes/old', { expireAt: inDays(10) });
    expect((await moveClock(9 * DAY)).body).toMatchObject({ expiredDocuments: 0 });
    expect((await moveClock(11 * DAY)).body).toMatchObject({ expiredDocuments: 2 });
    expect(await exists('messages/old')).toBe(false);
    expect(await exists('users/ana/messages/old')).toBe(false);
    for (const path of ['messages/old/parts/one', 'messages/young', 'messages/text', 'messages/endless'])
      expect(await exists(path), path).toBe(true);
    expect(await exists('notes/old')).toBe(true);
  });

  it('is deleted within a minute even if nobody moves the clock', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const other = await startTestFirestore({ indexesFile });
    await other.put('messages/gone', { expireAt: inDays(-1) });
    vi.advanceTimersByTime(60_000);
    expect((await other.ask('GET', `${root}/messages/gone`)).status).toBe(404);
    vi.useRealTimers();
    await other.stop();
  });

  it('is kept until a transaction that has read it ends', async () => {
    await server.put('messages/held', { expireAt: inDays(-1) });
    const { transaction } = (await server.ask('POST', `${root}:beginTransaction`, {})).body;
    await server.ask('POST', `${root}:batchGet`, { documents: [`${root}/messages/held`], transaction });
    expect((await moveClock(1)).body).toMatchObject({ expiredDocuments: 0 });
    await server.ask('POST', `${root}:rollback`, { transaction });
    expect((await moveClock(1)).body).toMatchObject({ expiredDocuments: 1 });
  });
});

describe('the clock', () => {
  it('sets the time of writes, and can also be moved back', async () => {
    const yearOf = async () => {
      const { body } = await server.ask('PATCH', `${root}/notes/stamp`, {
        fields: { at: { doubleValue: Math.random() } },
      });
      return Date.parse(body.updateTime);
    };
    await moveClock(400 * DAY);
    expect(await yearOf()).toBeGreaterThan(Date.now() + 399 * DAY);
    await moveClock(0);
    expect(await yearOf()).toBeLessThan(Date.now() + DAY);
  });

  it('can be read over HTTP, and by other processes from its file', async () => {
    await moveClock(5 * DAY);
    const { body } = await server.ask('GET', '/emulator/v1/clock');
    expect(body.offsetMilliseconds).toBe(5 * DAY);
    expect(Math.abs(Date.parse(body.now) - Date.now() - 5 * DAY)).toBeLessThan(60_000);
    expect(readFileSync(clockFile, 'utf8')).toBe(String(5 * DAY));
    const later = await startTestFirestore({ clockFile });
    expect((await later.ask('GET', '/emulator/v1/clock')).body.offsetMilliseconds).toBe(5 * DAY);
    await later.stop();
  });

  it.each([undefined, '5', 0.5, 1e15])('refuses an offset of %s', async (offset) => {
    expect((await moveClock(offset)).status).toBe(400);
  });
});

import { deleteApp, initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startTestFirestore, type TestFirestore } from './testFirestore.ts';

let server: TestFirestore;
beforeAll(async () => {
  server = await startTestFirestore();
});
afterAll(() => server.stop());

const useInstead = /firebase\/firestore\/lite.*preferRest: true/;

describe('firebase-admin without preferRest', { timeout: 5000 }, () => {
  it('gets an error at once, which names what to use instead; the server logs it', async () => {
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', `127.0.0.1:${server.port}`);
    const app = initializeApp({ projectId: 'demo-test' }, 'grpc');
    const db = initializeFirestore(app);
    await expect(db.doc('notes/one').get()).rejects.toThrow(useInstead);
    await expect(db.doc('notes/one').set({})).rejects.toThrow(useInstead);
    await expect(db.collection('notes').count().get()).rejects.toMatchObject({ code: 12 });
    expect(server.log.join('\n')).toMatch(useInstead);
    await db.terminate();
    await deleteApp(app);
    vi.unstubAllEnvs();
  });
});

describe('the full browser SDK', () => {
  const channel = async (stream: string, parameters: string, data?: object) => {
    const address = `http://127.0.0.1:${server.port}/google.firestore.v1.Firestore/${stream}/channel?VER=8${parameters}`;
    const body = data && new URLSearchParams({ count: '1', req0___data__: JSON.stringify(data) });
    const response = await fetch(address, {
      method: body ? 'POST' : 'GET',
      headers: { origin: 'http://a' },
      body,
    });
    expect(response.headers.get('access-control-allow-credentials')).toBe('true');
    const [, length, json] = /^(\d+)\n(.*)$/s.exec(await response.text()) ?? [];
    expect(Number(length)).toBe(json?.length);
    return JSON.parse(json ?? '');
  };
  const cause = { code: 12, message: expect.stringMatching(useInstead) };
  const refusal = {
    error: { status: 'UNIMPLEMENTED', code: 501, message: expect.stringMatching(useInstead) },
  };

  it('gets an error when it reads or listens, which names what to use instead', async () => {
    const opened = await channel('Listen', '', { addTarget: { targetId: 1002 } });
    expect(opened).toEqual([[0, ['c', '1002', '', 8, 14, 30000]]]);
    const targetChange = { targetChangeType: 'REMOVE', targetIds: [1002], cause };
    expect(await channel('Listen', '&SID=1002&AID=0')).toEqual([[1, [{ targetChange }]]]);
    expect(await channel('Listen', '&SID=1002&AID=1')).toEqual([[2, [refusal]]]);
  });

  it('gets the same error when it writes', async () => {
    expect(await channel('Write', '', {})).toEqual([[0, ['c', '0', '', 8, 14, 30000]]]);
    expect(await channel('Write', '&SID=0&AID=0')).toEqual([[1, [{ streamId: '0', streamToken: 'AA==' }]]]);
    expect(await channel('Write', '&SID=0&AID=1', { writes: [] })).toEqual([1, 1, 0]);
    expect(await channel('Write', '&SID=0&AID=1')).toEqual([[2, [refusal]]]);
  });
});

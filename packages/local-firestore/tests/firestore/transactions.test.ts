import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DocumentLocks } from '../../src/firestore/documents/DocumentLocks.ts';
import { DocumentStore } from '../../src/firestore/documents/DocumentStore.ts';
import { Transactions } from '../../src/firestore/documents/Transactions.ts';
import { type Json, root, startTestFirestore, type TestFirestore } from './testFirestore.ts';

let server: TestFirestore;
beforeAll(async () => {
  server = await startTestFirestore();
});
afterAll(() => server.stop());
afterEach(() => vi.useRealTimers());
beforeEach(async () => {
  await server.ask('DELETE', '/emulator/v1/projects/demo-test/databases/(default)/documents');
  await server.put('counters/one', { count: { integerValue: 0 } });
  await server.put('counters/two', { count: { integerValue: 0 } });
});

const one = `${root}/counters/one`;
const two = `${root}/counters/two`;

async function begin(options = {}): Promise<string> {
  return (await server.ask('POST', `${root}:beginTransaction`, { options })).body.transaction;
}

const read = (transaction: string, ...documents: string[]) =>
  server.ask('POST', `${root}:batchGet`, { transaction, documents });

const write = (transaction: string | undefined, name: string, count: number) =>
  server.ask('POST', `${root}:commit`, {
    transaction,
    writes: [{ update: { name, fields: { count: { integerValue: count } } } }],
  });

const countOf = async (name: string) =>
  Number((await server.ask('GET', name)).body.fields.count.integerValue);

const findAll = (transaction: string) =>
  server.ask('POST', `${root}:runQuery`, {
    transaction,
    structuredQuery: { from: [{ collectionId: 'counters' }] },
  });

describe('transactions', () => {
  it('can read the same document at the same time, but only one of them can write it', async () => {
    const [first, second] = [await begin(), await begin()];
    for (const transaction of [first, second])
      expect((await read(transaction, one)).body[0].found.name).toBe(one);
    const writing = write(first, one, 1);
    expect(await write(second, one, 2)).toMatchObject({
      status: 409,
      body: { error: { status: 'ABORTED' } },
    });
    expect((await writing).status).toBe(200);
    expect(await countOf(one)).toBe(1);
  });

  it('lose no increment if twenty of them increment one counter at once, and each retries until it succeeds', async () => {
    const addOne = async (): Promise<void> => {
      const transaction = await begin();
      const { status, body } = await read(transaction, one);
      const count = status === 200 ? Number(body[0].found.fields.count.integerValue) : 0;
      if (status !== 200 || (await write(transaction, one, count + 1)).status !== 200) await addOne();
    };
    await Promise.all(Array.from({ length: 20 }, addOne));
    expect(await countOf(one)).toBe(20);
  });

  it('wait to read a document if an earlier one waits to write it', async () => {
    const [reader, late] = [await begin(), await begin()];
    await read(reader, one);
    const writing = write(undefined, one, 9);
    const reading = read(late, one);
    await server.ask('POST', `${root}:rollback`, { transaction: reader });
    await writing;
    expect((await reading).body[0].found.fields.count).toEqual({ integerValue: '9' });
    await server.ask('POST', `${root}:rollback`, { transaction: late });
  });

  it('prevent others, until they end, from writing documents that they have read', async () => {
    const transaction = await begin();
    await read(transaction, one);
    const order: string[] = [];
    const outside = write(undefined, one, 50).then(() => order.push('outside'));
    await write(transaction, one, 1).then(() => order.push('transaction'));
    await outside;
    expect(order).toEqual(['transaction', 'outside']);
    expect(await countOf(one)).toBe(50);
  });

  it('also prevent others from creating documents that they found missing', async () => {
    const missing = `${root}/counters/missing`;
    const taken = await Promise.all(
      Array.from({ length: 5 }, async () => {
        const transaction = await begin();
        const { body } = await read(transaction, missing);
        if (!body[0].missing)
          return server.ask('POST', `${root}:rollback`, { transaction }).then(() => false);
        return (await write(transaction, missing, 1)).status === 200;
      }),
    );
    expect(taken.filter(Boolean)).toHaveLength(1);
  });

  it('are refused with ABORTED, which means retry, if they would complete a deadlock', async () => {
    const [first, second] = [await begin(), await begin()];
    await Promise.all([read(first, one), read(second, two)]);
    const waiting = write(first, two, 5);
    expect(await write(second, one, 5)).toMatchObject({
      status: 409,
      body: { error: { status: 'ABORTED' } },
    });
    expect((await waiting).status).toBe(200);
  });

  it('get ABORTED (retry) at commit if a query that they ran would now find more documents', async () => {
    const transaction = await begin();
    await findAll(transaction);
    await server.put('counters/three', {});
    expect(await write(transaction, one, 1)).toMatchObject({
      status: 409,
      body: { error: { status: 'ABORTED' } },
    });
    expect(await countOf(one)).toBe(0);
  });

  it('that are read-only see a consistent snapshot, and block nobody', async () => {
    const transaction = await begin({ readOnly: {} });
    await write(undefined, one, 7);
    const { body } = await read(transaction, one);
    expect(body[0].found.fields.count).toEqual({ integerValue: '0' });
    expect((await write(transaction, one, 8)).status).toBe(400);
  });

  it('can begin with the first read', async () => {
    const { body } = await server.ask('POST', `${root}:batchGet`, {
      documents: [one],
      newTransaction: { readWrite: {} },
    });
    const transaction = body.find((answer: Json) => answer.transaction).transaction;
    expect((await write(transaction, one, 3)).status).toBe(200);
    expect(await countOf(one)).toBe(3);
  });

  it.each(['batchGet', 'runQuery', 'runAggregationQuery'])(
    'that begin with a refused %s keep no lock',
    async (method) => {
      const structuredQuery = { from: [{ collectionId: 'counters' }] };
      const refused = await server.ask('POST', `${root}:${method}`, {
        newTransaction: { readWrite: {} },
        documents: [one, 'no document'],
        structuredQuery: { ...structuredQuery, select: { fields: [{ fieldPath: '..' }] } },
        structuredAggregationQuery: { structuredQuery, aggregations: [{}] },
      });
      expect(refused.status).toBeGreaterThanOrEqual(400);
      expect((await write(undefined, one, 5)).status).toBe(200);
    },
  );

  it('release their locks when they are rolled back, and cannot continue', async () => {
    const transaction = await begin();
    await read(transaction, one);
    expect(await server.ask('POST', `${root}:rollback`, { transaction })).toEqual({ status: 200, body: {} });
    expect((await write(undefined, one, 1)).status).toBe(200);
    expect(await write(transaction, one, 2)).toMatchObject({
      status: 400,
      body: { error: { status: 'INVALID_ARGUMENT', message: 'Transaction is invalid or closed.' } },
    });
  });

  it('with an unknown id are refused', async () => {
    expect(await write('AAAA', one, 2)).toMatchObject({
      status: 400,
      body: { error: { status: 'INVALID_ARGUMENT' } },
    });
  });

  it('end when the database is cleared', async () => {
    const transaction = await begin();
    await read(transaction, one);
    await server.ask('DELETE', '/emulator/v1/projects/demo-test/databases/(default)/documents');
    expect((await write(undefined, one, 1)).status).toBe(200);
  });
});

it('a transaction that is idle for a minute ends and releases its locks', async () => {
  vi.useFakeTimers();
  const transactions = new Transactions(new DocumentStore());
  const idle = transactions.begin();
  await transactions.lock(idle, [one], 'exclusive');
  vi.advanceTimersByTime(59_000);
  await transactions.lock(idle, [one], 'exclusive');
  vi.advanceTimersByTime(59_000);
  expect(transactions.isReadOnly(idle)).toBe(false);
  vi.advanceTimersByTime(60_000);
  expect(() => transactions.isReadOnly(idle)).toThrow('has expired');
  await transactions.lock(transactions.begin(), [one], 'exclusive');
});

it('a request that waits for a document longer than the timeout is told to retry', async () => {
  const locks = new DocumentLocks(10);
  await locks.acquire('a', 'document', 'exclusive');
  await expect(locks.acquire('b', 'document', 'exclusive')).rejects.toThrow('Too much contention');
  locks.release('a');
  await locks.acquire('b', 'document', 'exclusive');
});

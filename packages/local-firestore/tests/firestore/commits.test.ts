import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { root, startTestFirestore, type TestFirestore } from './testFirestore.ts';

let server: TestFirestore;
beforeAll(async () => {
  server = await startTestFirestore();
});
afterAll(() => server.stop());
beforeEach(() => server.ask('DELETE', '/emulator/v1/projects/demo-test/databases/(default)/documents'));

const name = `${root}/counters/one`;
const integer = (value: number | string) => ({ integerValue: String(value) });
const commit = (writes: object[]) => server.ask('POST', `${root}:commit`, { writes });
const fieldsOf = async (document = name) => (await server.ask('GET', document)).body.fields;

describe('a commit', () => {
  it('does either all of its writes or none', async () => {
    const failed = await commit([
      { update: { name, fields: { a: integer(1) } } },
      { update: { name: `${root}/counters/two`, fields: {} }, currentDocument: { exists: true } },
    ]);
    expect(failed).toMatchObject({ status: 404, body: { error: { status: 'NOT_FOUND' } } });
    expect((await server.ask('GET', name)).status).toBe(404);
  });

  it('lets each write see the results of the earlier ones', async () => {
    const done = await commit([
      { update: { name, fields: { a: integer(1) } } },
      { update: { name, fields: { b: integer(2) } }, updateMask: { fieldPaths: ['b'] } },
      { transform: { document: name, fieldTransforms: [{ fieldPath: 'a', increment: integer(5) }] } },
    ]);
    expect(done.body.writeResults).toHaveLength(3);
    expect(await fieldsOf()).toEqual({ a: integer(6), b: integer(2) });
  });

  it('that has a mask changes nested fields and quoted names, and removes fields without a value', async () => {
    const map = (fields: object) => ({ mapValue: { fields } });
    await server.put('counters/one', { m: map({ a: integer(1), 'b c': integer(2) }), x: integer(3) });
    await commit([
      {
        update: { name, fields: { m: map({ 'b c': integer(9) }) } },
        updateMask: { fieldPaths: ['m.`b c`', 'x', 'new.deep'] },
      },
    ]);
    expect(await fieldsOf()).toEqual({ m: map({ a: integer(1), 'b c': integer(9) }) });
  });

  it('that has an empty mask changes no field, but creates the document', async () => {
    await commit([{ update: { name, fields: { a: integer(1) } }, updateMask: {} }]);
    const { status, body } = await server.ask('GET', name);
    expect({ status, fields: body.fields }).toEqual({ status: 200, fields: undefined });
  });

  it('can verify a document without writing', async () => {
    const verify = { verify: name, currentDocument: { exists: false } };
    expect((await commit([verify])).status).toBe(200);
    await server.put('counters/one', {});
    expect((await commit([verify])).status).toBe(409);
  });

  const verify = { verify: name, currentDocument: { exists: false } };
  it.each([
    ['without a precondition', [{ verify: name }]],
    ['with a mask', [{ ...verify, updateMask: { fieldPaths: ['a'] } }]],
    ['before writing it', [verify, { update: { name, fields: {} } }]],
    ['after writing it', [{ update: { name, fields: {} } }, verify]],
  ])('cannot verify a document %s', async (_, writes) => {
    expect((await commit(writes)).status).toBe(400);
    expect(await fieldsOf()).toBeUndefined();
  });

  it.each([
    ['no kind of write', {}],
    ['two kinds of write at once', { delete: name, update: { name } }],
    ['a document of another database', { delete: name.replace('(default)', 'other') }],
    ['the name of a collection', { delete: `${root}/counters` }],
    ['a reserved field', { update: { name, fields: { __x__: integer(1) } } }],
    ['a reserved field in a mask', { update: { name }, updateMask: { fieldPaths: ['__x__'] } }],
    [
      'a transform of a reserved field',
      { transform: { document: name, fieldTransforms: [{ fieldPath: '__x__', increment: integer(1) }] } },
    ],
    ['a broken mask', { update: { name, fields: {} }, updateMask: { fieldPaths: ['a..b'] } }],
  ])('is refused with %s', async (_, write) => {
    expect(await commit([write])).toMatchObject({
      status: 400,
      body: { error: { status: 'INVALID_ARGUMENT' } },
    });
  });

  const create = { update: { name, fields: {} }, currentDocument: { exists: false } };
  const update = { update: { name, fields: {} }, currentDocument: { exists: true } };
  it.each([
    ['a document that it has written', [{ update: { name, fields: {} } }, create]],
    ['a document that it has already created', [create, create]],
    ['a document that it requires to exist', [update, create]],
  ])('cannot create %s', async (_, writes) => {
    expect((await commit(writes)).body.error.status).toBe('INVALID_ARGUMENT');
  });

  it('checks later writes against the results of earlier ones', async () => {
    expect((await commit([create, update])).status).toBe(200);
    expect((await commit([{ delete: name }, update])).body.error.status).toBe('INVALID_ARGUMENT');
    expect((await commit([{ delete: name }, create])).status).toBe(200);
    const { updateTime } = (await server.ask('GET', name)).body;
    const still = { update: { name, fields: { a: integer(1) } }, currentDocument: { updateTime } };
    expect((await commit([update, still])).body.error.status).toBe('INVALID_ARGUMENT');
    expect((await commit([still, still])).status).toBe(200);
    const both = { ...update, currentDocument: { exists: true, updateTime } };
    expect((await commit([both])).body.error.status).toBe('INVALID_ARGUMENT');
  });

  it('is refused when a document would exceed 1 MiB', async () => {
    const huge = { stringValue: 'x'.repeat(1_048_577) };
    expect((await commit([{ update: { name, fields: { huge } } }])).status).toBe(400);
    const half = { stringValue: 'x'.repeat(600_000) };
    expect((await commit([{ update: { name, fields: { half } } }])).status).toBe(200);
    expect((await commit([{ update: { name, fields: { half, other: half } } }])).status).toBe(400);
  });

  it('measures a document by Firestore’s documented size, not by the JSON of the request', async () => {
    const values = Array.from({ length: 60_000 }, () => integer(1));
    expect((await commit([{ update: { name, fields: { a: { arrayValue: { values } } } } }])).status).toBe(
      200,
    );
  });

  it.each([
    ['a string over the length limit of indexes', { s: { stringValue: 'x'.repeat(1_048_488) } }],
    ['bytes over this limit', { b: { bytesValue: Buffer.alloc(1_048_488).toString('base64') } }],
    ['a field name over 1500 bytes', { ['é'.repeat(751)]: integer(1) }],
    ['a field path over 1500 bytes', { m: { mapValue: { fields: { ['x'.repeat(1499)]: integer(1) } } } }],
  ])('is refused with %s', async (_, fields) => {
    expect((await commit([{ update: { name, fields } }])).status).toBe(400);
  });

  it('accepts a string and a name of the maximum length', async () => {
    const fields = { s: { stringValue: 'x'.repeat(1_048_487) } };
    expect((await commit([{ update: { name, fields } }])).status).toBe(200);
    expect((await commit([{ update: { name, fields: { ['é'.repeat(750)]: integer(1) } } }])).status).toBe(
      200,
    );
  });
});

describe('a field transform', () => {
  const nan = { doubleValue: 'NaN' };
  const list = (...values: object[]) => ({ arrayValue: values.length > 0 ? { values } : {} });
  const rows: [string, object | undefined, object, object, object][] = [
    ['increments', integer(2), { increment: integer(3) }, integer(5), integer(5)],
    ['increments a missing field', undefined, { increment: integer(3) }, integer(3), integer(3)],
    [
      'replaces a text with the increment',
      { stringValue: 'x' },
      { increment: integer(3) },
      integer(3),
      integer(3),
    ],
    [
      'increments by a double',
      integer(2),
      { increment: { doubleValue: 0.5 } },
      { doubleValue: 2.5 },
      { doubleValue: 2.5 },
    ],
    [
      'stops at the largest integer',
      integer('9223372036854775800'),
      { increment: integer(100) },
      integer('9223372036854775807'),
      integer('9223372036854775807'),
    ],
    [
      'sets a larger maximum',
      integer(2),
      { maximum: { doubleValue: 2.5 } },
      { doubleValue: 2.5 },
      { doubleValue: 2.5 },
    ],
    [
      'keeps a value that is already the maximum',
      integer(7),
      { maximum: integer(3) },
      integer(7),
      integer(7),
    ],
    ['keeps the type of an equal value', integer(7), { maximum: { doubleValue: 7 } }, integer(7), integer(7)],
    ['sets NaN for a maximum with NaN', integer(7), { maximum: nan }, nan, nan],
    ['keeps NaN for a maximum with a number', nan, { maximum: integer(7) }, nan, nan],
    ['sets NaN for a minimum with NaN', integer(7), { minimum: nan }, nan, nan],
    ['sets a smaller minimum', integer(7), { minimum: integer(3) }, integer(3), integer(3)],
    [
      'adds only missing elements to a list',
      list(integer(1)),
      { appendMissingElements: { values: [{ doubleValue: 1 }, integer(2), integer(2)] } },
      list(integer(1), integer(2)),
      { nullValue: null },
    ],
    [
      'removes from a list',
      list(integer(1), integer(2), integer(1)),
      { removeAllFromArray: { values: [integer(1)] } },
      list(integer(2)),
      { nullValue: null },
    ],
    [
      'replaces a value that is no list with an empty list',
      integer(1),
      { removeAllFromArray: { values: [] } },
      list(),
      { nullValue: null },
    ],
  ];

  it.each(rows)('%s', async (_, before, transform, after, result) => {
    if (before) await server.put('counters/one', { x: before });
    const done = await commit([
      { update: { name, fields: {} }, updateMask: {}, updateTransforms: [{ fieldPath: 'x', ...transform }] },
    ]);
    expect(done.body.writeResults[0].transformResults).toEqual([result]);
    expect(await fieldsOf()).toEqual({ x: after });
  });

  it.each([
    ['m', 'm.x'],
    ['m.x.y', 'm'],
    ['`m`', 'm.`x`'],
  ])('is refused if its write transforms both %s and %s', async (...paths) => {
    const updateTransforms = paths.map((fieldPath) => ({ fieldPath, increment: integer(1) }));
    const { body } = await commit([{ update: { name, fields: {} }, updateTransforms }]);
    expect(body.error.status).toBe('INVALID_ARGUMENT');
  });

  it('sets every field to the same time: the time of the commit', async () => {
    const transforms = ['a', 'b.c'].map((fieldPath) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' }));
    const { body } = await commit([{ update: { name, fields: {} }, updateTransforms: transforms }]);
    const time = { timestampValue: body.commitTime };
    expect(await fieldsOf()).toEqual({ a: time, b: { mapValue: { fields: { c: time } } } });
  });

  it.each(['multiply', 'toString'])(
    'of an unknown kind is refused, and the error contains its name: %s',
    async (kind) => {
      const done = await commit([
        { transform: { document: name, fieldTransforms: [{ fieldPath: 'x', [kind]: 2 }] } },
      ]);
      expect(done).toMatchObject({
        status: 501,
        body: { error: { message: expect.stringContaining(kind) } },
      });
    },
  );
});

it('batchWrite refuses two writes to one document', async () => {
  const write = { update: { name, fields: {} } };
  expect((await server.ask('POST', `${root}:batchWrite`, { writes: [write, write] })).status).toBe(400);
});

it('batchWrite lets each write succeed or fail independently', async () => {
  const { body } = await server.ask('POST', `${root}:batchWrite`, {
    writes: [
      { update: { name, fields: {} }, currentDocument: { exists: true } },
      { update: { name: `${root}/counters/two`, fields: {} } },
    ],
  });
  // The status code of success is zero, so the response leaves it out.
  expect(body.status).toEqual([{ code: 5, message: expect.any(String) }, {}]);
  expect((await server.ask('GET', name)).status).toBe(404);
  expect((await server.ask('GET', `${root}/counters/two`)).status).toBe(200);
});

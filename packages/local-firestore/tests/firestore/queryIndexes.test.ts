import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root, startTestFirestore, type TestFirestore } from './testFirestore.ts';

const folder = mkdtempSync(join(tmpdir(), 'indexes-'));
const indexesFile = join(folder, 'firestore.indexes.json');
const asc = (fieldPath: string) => ({ fieldPath, order: 'ASCENDING' });
const desc = (fieldPath: string) => ({ fieldPath, order: 'DESCENDING' });
const contains = (fieldPath: string) => ({ fieldPath, arrayConfig: 'CONTAINS' });
const index = (fields: object[], queryScope = 'COLLECTION', collectionGroup = 'notes') => ({
  collectionGroup,
  queryScope,
  fields,
});
const declared = [
  index([asc('state'), asc('at')]),
  index([asc('owner'), asc('at')]),
  index([contains('words'), desc('at')]),
  index([asc('state'), asc('at'), asc('rank')]),
  index([asc('state'), asc('at')], 'COLLECTION_GROUP'),
  index([asc('never'), asc('asked')]),
];
writeFileSync(
  indexesFile,
  JSON.stringify({
    indexes: declared,
    fieldOverrides: [
      { collectionGroup: 'notes', fieldPath: 'secret', indexes: [] },
      {
        collectionGroup: 'notes',
        fieldPath: 'everywhere',
        indexes: [{ order: 'DESCENDING', queryScope: 'COLLECTION_GROUP' }],
      },
      { collectionGroup: 'notes', fieldPath: 'secret.shown', indexes: [{ order: 'ASCENDING' }] },
    ],
  }),
);

let server: TestFirestore;
beforeAll(async () => {
  server = await startTestFirestore({ indexesFile });
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

type Condition = [path: string, op: string, value?: unknown];
const value = (raw: unknown): object => {
  if (Array.isArray(raw)) return { arrayValue: { values: raw.map(value) } };
  return raw === null ? { nullValue: null } : { integerValue: String(raw) };
};
const filter = ([fieldPath, op, raw = 1]: Condition) => ({
  fieldFilter: { field: { fieldPath }, op, value: value(raw) },
});
const combine = (op: 'AND' | 'OR', ...filters: object[]) => ({ compositeFilter: { op, filters } });
const all = (...conditions: Condition[]) => combine('AND', ...conditions.map(filter));
const by = (...orders: string[]) =>
  orders.map((order) => ({
    field: { fieldPath: order.replace('-', '') },
    direction: order.startsWith('-') ? 'DESCENDING' : 'ASCENDING',
  }));

/** Returns "served", or the fields of the index that the query lacks. */
async function outcome(query: object, allDescendants = false): Promise<unknown> {
  const structuredQuery = { from: [{ collectionId: 'notes', allDescendants }], ...query };
  const { body } = await server.ask('POST', `${root}:runQuery`, { structuredQuery });
  if (!body[0].error) return 'served';
  expect(body[0].error).toMatchObject({ code: 400, status: 'FAILED_PRECONDITION' });
  return JSON.parse(/\{.*\}/.exec(body[0].error.message)?.[0] ?? '').fields;
}

describe('a query', () => {
  const served: Record<string, object> = {
    'without conditions': {},
    'of one field, in either direction': { where: all(['x', 'GREATER_THAN']), orderBy: by('-x') },
    'with equalities, by merging single-field indexes,': { where: all(['x', 'EQUAL'], ['y', 'IN', [1, 2]]) },
    'with an equality and an array filter': { where: all(['x', 'EQUAL'], ['list', 'ARRAY_CONTAINS']) },
    'ordered by a field that an equality fixes': { where: all(['x', 'EQUAL']), orderBy: by('-x') },
    'with its index': { where: all(['state', 'EQUAL']), orderBy: by('at') },
    'with an inequality that implies the order of its index': {
      where: all(['state', 'EQUAL'], ['at', 'LESS_THAN']),
    },
    'that merges two indexes with the same order': {
      where: all(['state', 'IN', [1, 2]], ['owner', 'EQUAL']),
      orderBy: by('at'),
    },
    'whose alternatives each have an index': {
      where: combine('OR', filter(['state', 'EQUAL']), filter(['owner', 'EQUAL'])),
      orderBy: by('at'),
    },
    'with an array filter and its index': {
      where: all(['words', 'ARRAY_CONTAINS_ANY', [1, 2]]),
      orderBy: by('-at'),
    },
    'of a field in an exempted map, but with its own index,': { where: all(['secret.shown', 'EQUAL']) },
    'with an order by name': { where: all(['x', 'EQUAL']), orderBy: by('__name__') },
  };
  for (const [name, query] of Object.entries(served))
    it(`${name} is served`, async () => expect(await outcome(query)).toBe('served'));

  const refused: Record<string, [query: object, missing: object[]]> = {
    'with an equality and an order': [
      { where: all(['x', 'EQUAL']), orderBy: by('at') },
      [asc('x'), asc('at')],
    ],
    'against the direction of its index': [
      { where: all(['state', 'EQUAL']), orderBy: by('-at') },
      [asc('state'), desc('at')],
    ],
    'that orders names against the direction of its index': [
      { where: all(['state', 'EQUAL']), orderBy: by('at', '-__name__') },
      [asc('state'), asc('at'), desc('__name__')],
    ],
    'that has an index only for its first order': [
      { where: all(['owner', 'EQUAL']), orderBy: by('at', 'rank') },
      [asc('owner'), asc('at'), asc('rank')],
    ],
    'with two inequalities': [
      { where: all(['y', 'GREATER_THAN'], ['x', 'LESS_THAN']) },
      [asc('x'), asc('y')],
    ],
    'with an alternative that has no index': [
      { where: combine('OR', filter(['state', 'EQUAL']), filter(['x', 'EQUAL'])), orderBy: by('at') },
      [asc('x'), asc('at')],
    ],
    'of an exempted field': [{ where: all(['secret.deep', 'EQUAL']) }, [asc('secret.deep')]],
    'with an array filter but without its index': [
      { where: all(['list', 'ARRAY_CONTAINS']), orderBy: by('-at') },
      [contains('list'), desc('at')],
    ],
    'by descending names': [{ orderBy: by('-__name__') }, [desc('__name__')]],
  };
  for (const [name, [query, missing]] of Object.entries(refused))
    it(`${name} is refused, and the error contains the index that it needs`, async () =>
      expect(await outcome(query)).toEqual(missing));

  it('of a collection group needs an index with the scope COLLECTION_GROUP', async () => {
    expect(await outcome({}, true)).toBe('served');
    expect(await outcome({ where: all(['state', 'EQUAL']), orderBy: by('at') }, true)).toBe('served');
    expect(await outcome({ where: all(['x', 'EQUAL']) }, true)).toEqual([asc('x')]);
    expect(await outcome({ orderBy: by('-everywhere') }, true)).toBe('served');
    expect(await outcome({ orderBy: by('-everywhere') })).toEqual([desc('everywhere')]);
  });
});

it('a count needs the index of its query, and a sum needs an index that also contains the summed field', async () => {
  const ask = async (aggregation: object, where: object) => {
    const { body } = await server.ask('POST', `${root}:runAggregationQuery`, {
      structuredAggregationQuery: {
        structuredQuery: { from: [{ collectionId: 'notes' }], where },
        aggregations: [aggregation],
      },
    });
    return body[0].error?.status;
  };
  expect(await ask({ count: {} }, all(['x', 'EQUAL'], ['y', 'GREATER_THAN']))).toBe('FAILED_PRECONDITION');
  expect(await ask({ count: {} }, all(['x', 'EQUAL'], ['y', 'EQUAL']))).toBeUndefined();
  expect(await ask({ sum: { field: { fieldPath: 'at' } } }, all(['state', 'EQUAL']))).toBeUndefined();
  expect(await ask({ sum: { field: { fieldPath: 'n' } } }, all(['state', 'EQUAL']))).toBe(
    'FAILED_PRECONDITION',
  );
});

it('listing documents by a field needs an index, too', async () => {
  expect((await server.ask('GET', `${root}/notes?orderBy=secret`)).body.error.status).toBe(
    'FAILED_PRECONDITION',
  );
  expect((await server.ask('GET', `${root}/notes?orderBy=at`)).status).toBe(200);
});

it('the server lists the indexes that no query has used', async () => {
  const { body } = await server.ask('GET', '/emulator/v1/indexes');
  expect(body.unused).toEqual([
    index([asc('state'), asc('at'), asc('rank')]),
    index([asc('never'), asc('asked')]),
  ]);
});

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Json, root, startTestFirestore, type TestFirestore } from './testFirestore.ts';

const integer = (value: number) => ({ integerValue: String(value) });
const text = (value: string) => ({ stringValue: value });
const list = (...values: object[]) => ({ arrayValue: { values } });

const bia = { age: { doubleValue: 25.5 }, city: text('RJ'), tags: list(text('b')) };

let server: TestFirestore;
beforeAll(async () => {
  server = await startTestFirestore();
  await server.put('people/ana', { age: integer(30), city: text('SP'), tags: list(text('a'), text('b')) });
  await server.put('people/bia', bia);
  await server.put('people/caio', { age: integer(40), city: text('SP'), tags: list() });
  await server.put('people/duda', { age: { nullValue: null }, city: text('BH') });
  await server.put('people/edu', { age: { doubleValue: 'NaN' } });
  await server.put('people/fabi', { age: text('quarenta'), city: text('SP') });
  await server.put('people/gil', { odd: list(integer(1), { nullValue: null }) });
  await server.put('people/hana', { odd: list({ nullValue: null }) });
  await server.put('people/ana/notes/n1', { stars: integer(1) });
  await server.put('other/x/notes/n2', { stars: integer(2) });
});
afterAll(() => server.stop());

async function find(query: object, parent = root): Promise<string[]> {
  const { status, body } = await server.ask('POST', `${parent}:runQuery`, {
    structuredQuery: { from: [{ collectionId: 'people' }], ...query },
  });
  if (status !== 200) throw new Error(body[0].error.message);
  return body.flatMap((one: Json) => (one.document ? [one.document.name.split('/').at(-1)] : []));
}

const field = (fieldPath: string, op: string | number, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const unary = (fieldPath: string, op: string) => ({ unaryFilter: { field: { fieldPath }, op } });
const numbers = (count: number) => list(...Array.from({ length: count }, (_, n) => integer(n)));
const nan = { doubleValue: 'NaN' };
const anyOf = (...values: object[]) => field('odd', 'ARRAY_CONTAINS_ANY', list(...values));
const every = (op: 'AND' | 'OR', ...filters: object[]) => ({ compositeFilter: { op, filters } });
const by = (fieldPath: string, direction = 'ASCENDING') => ({ field: { fieldPath }, direction });

describe('a filter', () => {
  it.each([
    ['=', field('city', 'EQUAL', text('SP')), ['ana', 'caio', 'fabi']],
    ['= as a number of the enum', field('city', 5, text('SP')), ['ana', 'caio', 'fabi']],
    ['= of an integer and a double', field('age', 'EQUAL', { doubleValue: 30 }), ['ana']],
    ['≠ leaves out null and the missing', field('city', 'NOT_EQUAL', text('SP')), ['duda', 'bia']],
    ['< compares only numbers with numbers', field('age', 'LESS_THAN', integer(40)), ['bia', 'ana']],
    ['≤', field('age', 'LESS_THAN_OR_EQUAL', integer(30)), ['bia', 'ana']],
    ['≤ NaN', field('age', 'LESS_THAN_OR_EQUAL', nan), []],
    ['> NaN', field('age', 'GREATER_THAN', nan), []],
    ['≥ null', field('age', 'GREATER_THAN_OR_EQUAL', { nullValue: null }), []],
    ['array-contains null', field('odd', 'ARRAY_CONTAINS', { nullValue: null }), []],
    [
      'not in NaN, which equals nothing',
      field('age', 'NOT_IN', list(nan)),
      ['edu', 'bia', 'ana', 'caio', 'fabi'],
    ],
    ['in arrays', field('tags', 'IN', list(list(text('a'), text('b')))), ['ana']],
    ['>', field('age', 'GREATER_THAN', integer(30)), ['caio']],
    ['≥', field('age', 'GREATER_THAN_OR_EQUAL', integer(30)), ['ana', 'caio']],
    ['in', field('city', 'IN', list(text('RJ'), text('BH'))), ['bia', 'duda']],
    ['in, where null and NaN equal nothing', field('age', 'IN', list({ nullValue: null }, nan)), []],
    ['not in', field('city', 'NOT_IN', list(text('RJ'), text('BH'))), ['ana', 'caio', 'fabi']],
    ['array-contains', field('tags', 'ARRAY_CONTAINS', text('b')), ['ana', 'bia']],
    ['array-contains-any', field('tags', 'ARRAY_CONTAINS_ANY', list(text('a'), text('z'))), ['ana']],
    ['array-contains-any, where null equals nothing', anyOf(integer(1), { nullValue: null }), ['gil']],
    ['is null', unary('age', 'IS_NULL'), ['duda']],
    ['is not null', unary('age', 'IS_NOT_NULL'), ['edu', 'bia', 'ana', 'caio', 'fabi']],
    ['is NaN', unary('age', 'IS_NAN'), ['edu']],
    ['is not NaN', unary('age', 'IS_NOT_NAN'), ['bia', 'ana', 'caio', 'fabi']],
    [
      'and',
      every('AND', field('city', 'EQUAL', text('SP')), field('age', 'GREATER_THAN', integer(30))),
      ['caio'],
    ],
    [
      'or',
      every('OR', field('city', 'EQUAL', text('RJ')), field('age', 'EQUAL', integer(40))),
      ['bia', 'caio'],
    ],
    ['by name', field('__name__', 'EQUAL', { referenceValue: `${root}/people/bia` }), ['bia']],
  ])('%s', async (_, where, expected) => {
    expect(await find({ where })).toEqual(expected);
  });
});

describe('an order', () => {
  it('sorts types as Firestore does (null, NaN, numbers, texts), and leaves out documents without the field', async () => {
    expect(await find({ orderBy: [by('age')] })).toEqual(['duda', 'edu', 'bia', 'ana', 'caio', 'fabi']);
    expect(await find({ orderBy: [by('city')] })).toEqual(['duda', 'bia', 'ana', 'caio', 'fabi']);
  });

  it('can be descending, and breaks ties by name in the same direction', async () => {
    expect(await find({ orderBy: [by('city', 'DESCENDING')] })).toEqual([
      'fabi',
      'caio',
      'ana',
      'bia',
      'duda',
    ]);
    expect(await find({ orderBy: [by('city'), by('age', 'DESCENDING')] })).toEqual([
      'duda',
      'bia',
      'fabi',
      'caio',
      'ana',
    ]);
  });

  it('defaults to the fields compared by inequality, then the name', async () => {
    const after = field('__name__', 'GREATER_THAN', { referenceValue: `${root}/people/a` });
    const where = every('AND', field('age', 'GREATER_THAN', integer(0)), after);
    expect(await find({ where })).toEqual(['bia', 'ana', 'caio']);
  });

  it('applies before limit and offset, in both directions', async () => {
    for (const direction of ['ASCENDING', 'DESCENDING']) {
      const cities = [{ field: { fieldPath: 'city' }, direction }];
      const all = await find({ orderBy: cities });
      expect(all.length).toBeGreaterThan(3);
      for (let limit = 1; limit <= all.length + 1; limit += 1)
        for (let offset = 0; offset <= all.length; offset += 1)
          expect(await find({ orderBy: cities, offset, limit })).toEqual(all.slice(offset, offset + limit));
    }
  });

  it('can be combined with limit, offset and cursors', async () => {
    const orderBy = [by('city')];
    expect(await find({ orderBy, limit: 2 })).toEqual(['duda', 'bia']);
    expect(await find({ orderBy, offset: 1, limit: 2 })).toEqual(['bia', 'ana']);
    const startAt = { values: [text('RJ')], before: true };
    expect(await find({ orderBy, startAt })).toEqual(['bia', 'ana', 'caio', 'fabi']);
    expect(await find({ orderBy, startAt: { ...startAt, before: false } })).toEqual(['ana', 'caio', 'fabi']);
    expect(await find({ orderBy, endAt: { values: [text('RJ')] } })).toEqual(['duda', 'bia']);
    expect(await find({ orderBy, endAt: { values: [text('RJ')], before: true } })).toEqual(['duda']);
    const afterCaio = { values: [text('SP'), { referenceValue: `${root}/people/caio` }] };
    expect(await find({ orderBy, startAt: afterCaio })).toEqual(['fabi']);
  });
});

describe('the source of a query', () => {
  it('is a collection below a document, or a collection group', async () => {
    const from = [{ collectionId: 'notes' }];
    expect(await find({ from }, `${root}/people/ana`)).toEqual(['n1']);
    expect(await find({ from })).toEqual([]);
    const group = [{ collectionId: 'notes', allDescendants: true }];
    expect(await find({ from: group })).toEqual(['n2', 'n1']);
    expect(await find({ from: group }, `${root}/people/ana`)).toEqual(['n1']);
  });

  it('is every collection directly below the parent if the query gives none', async () => {
    expect(await find({ from: [] }, `${root}/people/ana`)).toEqual(['n1']);
  });

  it('is refused if the parent is a collection and not a document', async () => {
    await expect(find({ from: [] }, `${root}/people`)).rejects.toThrow('is a collection');
  });
});

it.each([
  ['only the selected fields', { fields: [{ fieldPath: 'city' }] }, { city: text('RJ') }],
  ['no field if only the name is selected', { fields: [{ fieldPath: '__name__' }] }, undefined],
  ['all fields if the selection is empty', {}, { ...bia }],
])('select returns %s', async (_, select, fields) => {
  const { body } = await server.ask('POST', `${root}:runQuery`, {
    structuredQuery: {
      from: [{ collectionId: 'people' }],
      where: field('city', 'EQUAL', text('RJ')),
      select,
    },
  });
  expect(body[0].document.fields).toEqual(fields);
});

it('a query that finds nothing still returns its read time', async () => {
  const { body } = await server.ask('POST', `${root}:runQuery`, {
    structuredQuery: { from: [{ collectionId: 'nobody' }] },
  });
  expect(body).toEqual([{ readTime: expect.any(String) }]);
});

it('a query’s results are counted, summed and averaged', async () => {
  const aggregations = [
    { alias: 'all', count: {} },
    { alias: 'some', count: { upTo: '2' } },
    { alias: 'sum', sum: { field: { fieldPath: 'age' } } },
    { alias: 'mean', avg: { field: { fieldPath: 'age' } } },
  ];
  const where = every('OR', field('city', 'EQUAL', text('SP')), field('city', 'EQUAL', text('RJ')));
  const { body } = await server.ask('POST', `${root}:runAggregationQuery`, {
    structuredAggregationQuery: {
      structuredQuery: { from: [{ collectionId: 'people' }], where },
      aggregations,
    },
  });
  expect(body[0].result.aggregateFields).toEqual({
    all: integer(4),
    some: integer(2),
    sum: { doubleValue: 95.5 },
    mean: { doubleValue: 95.5 / 3 },
  });
});

describe('a sum', () => {
  const sum = (fieldPath: string) => ({ alias: fieldPath, sum: { field: { fieldPath } } });
  const aggregated = async (query: object, aggregations: object[], parent = root) => {
    const structuredQuery = { from: [{ collectionId: 'sums' }], ...query };
    const structuredAggregationQuery = {
      structuredQuery,
      aggregations: [...aggregations, { alias: 'n', count: {} }],
    };
    const { status, body } = await server.ask('POST', `${parent}:runAggregationQuery`, {
      structuredAggregationQuery,
    });
    const fields = Object.entries<Json>(body[0].result?.aggregateFields ?? {});
    return status === 200 ? Object.fromEntries(fields.map(([key, one]) => [key, one.integerValue])) : status;
  };

  beforeAll(async () => {
    const rows = { a: [1, 10], b: [2], c: [undefined, 20], d: ['s', 5], e: [3, 7] };
    const value = (one: unknown) => (typeof one === 'number' ? integer(one) : text(String(one)));
    for (const [id, [x, y]] of Object.entries(rows))
      await server.put(`sums/${id}`, {
        ...(x !== undefined && { x: value(x) }),
        ...(y !== undefined && { y: value(y) }),
      });
  });
  afterAll(() => Promise.all([...'abcde'].map((id) => server.ask('DELETE', `${root}/sums/${id}`))));

  it.each([
    ['leaves out documents without the field before the limit', { limit: 3 }, ['x'], { x: '6', n: '3' }],
    ['adds the smallest values under a limit', { limit: 1 }, ['y'], { y: '5', n: '1' }],
    ['needs all summed fields', { limit: 2 }, ['x', 'y'], { x: '4', y: '17', n: '2' }],
    [
      'orders by its fields in the order of their names',
      { limit: 1 },
      ['y', 'x'],
      { x: '1', y: '10', n: '1' },
    ],
    [
      'adds its field after the orders',
      { orderBy: [by('y', 'DESCENDING')], limit: 2 },
      ['x'],
      { x: '4', n: '2' },
    ],
    ['leaves out documents before the offset applies', { offset: 1 }, ['x'], { x: '5', n: '3' }],
    ['is refused with a selection', { select: { fields: [{ fieldPath: 'x' }] } }, ['x'], 400],
    ['is refused with an order by name alone', { orderBy: [by('__name__')] }, ['x'], 400],
    [
      'is refused with a name in the other direction',
      { orderBy: [by('y'), by('__name__', 'DESCENDING')] },
      ['x'],
      400,
    ],
    [
      'is accepted with an order by its field and the name',
      { orderBy: [by('x'), by('__name__')] },
      ['x'],
      { x: '6', n: '4' },
    ],
    [
      'is refused with a filter by name',
      { where: field('__name__', 'EQUAL', { referenceValue: `${root}/sums/a` }) },
      ['x'],
      400,
    ],
    [
      'is refused with a cursor at its field',
      { orderBy: [by('y')], startAt: { values: [integer(6), integer(1)] } },
      ['x'],
      400,
    ],
  ] as [string, object, string[], unknown][])('%s', async (_, query, fields, expected) => {
    expect(await aggregated(query, fields.map(sum))).toEqual(expected);
  });

  it('over a collection group covers the whole database', async () => {
    const group = { from: [{ collectionId: 'sums', allDescendants: true }] };
    expect(await aggregated(group, [sum('x')])).toMatchObject({ n: '4' });
    expect(await aggregated(group, [sum('x')], `${root}/people/ana`)).toBe(400);
  });
});

it.each([
  ['six', Array.from({ length: 6 }, (_, index) => ({ alias: `n${index}`, count: {} }))],
  ['a sum without a field', [{ sum: {} }]],
  ['a sum of names', [{ sum: { field: { fieldPath: '__name__' } } }]],
  ['a sum of quoted names', [{ sum: { field: { fieldPath: '`__name__`' } } }]],
  ['no operator', [{ alias: 'a' }]],
  ['an alias that equals a generated one', [{ alias: 'field_1', count: {} }, { count: {} }]],
  ['a count with a negative limit', [{ count: { upTo: '-1' } }]],
  [
    'the same alias twice',
    [
      { alias: 'a', count: {} },
      { alias: 'a', count: {} },
    ],
  ],
])('aggregations are refused: %s', async (_, aggregations) => {
  const { status } = await server.ask('POST', `${root}:runAggregationQuery`, {
    structuredAggregationQuery: { structuredQuery: { from: [{ collectionId: 'people' }] }, aggregations },
  });
  expect(status).toBe(400);
});

const not = field('age', 'NOT_EQUAL', integer(1));
const notIn = field('age', 'NOT_IN', list(integer(1)));
const nothing = { nullValue: null };
const ana = { referenceValue: `${root}/people/ana` };
const contains = field('tags', 'ARRAY_CONTAINS', text('a'));
it.each([
  ['two not-in', { where: every('AND', notIn, field('city', 'NOT_IN', list(text('SP')))) }],
  ['two !=', { where: every('AND', not, field('city', 'NOT_EQUAL', text('SP'))) }],
  ['in with not-in', { where: every('AND', notIn, field('city', 'IN', list(text('SP')))) }],
  ['!= null with another !=', { where: every('AND', not, field('city', 'NOT_EQUAL', nothing)) }],
  ['not-in with nulls inside OR', { where: every('OR', field('city', 'NOT_IN', list(nothing))) }],
  [
    '!= null over all collections',
    { from: [{ allDescendants: true }], where: field('city', 'NOT_EQUAL', nothing) },
  ],
  ['not-in inside OR', { where: every('OR', notIn, contains) }],
  ['not-in together with OR', { where: every('AND', notIn, every('OR', contains)) }],
  [
    'two array-contains, one of them inside OR',
    { where: every('AND', contains, every('OR', field('odd', 'ARRAY_CONTAINS', text('b')), not)) },
  ],
  [
    'a filter by name together with an inequality',
    { where: every('AND', not, field('__name__', 'EQUAL', ana)) },
  ],
  [
    'a cursor by name whose value is no name',
    { orderBy: [by('__name__')], startAt: { values: [text('ana')] } },
  ],
  ['two array-contains', { where: every('AND', contains, field('odd', 'ARRAY_CONTAINS', text('b'))) }],
  [
    'more than thirty disjunctions',
    { where: every('AND', field('age', 'IN', numbers(16)), field('n', 'IN', numbers(2))) },
  ],
  ['another order after the name', { orderBy: [by('__name__'), by('age')] }],
  ['an inequality with an order only by name', { where: not, orderBy: [by('__name__')] }],
  ['the same order twice', { orderBy: [by('age'), by('age', 'DESCENDING')] }],
  ['the same order twice, once quoted', { orderBy: [by('age'), by('`age`')] }],
  [
    'a reference that no document can have',
    { where: field('age', 'EQUAL', { referenceValue: `${root}/a/__x__` }) },
  ],
  ['a reserved collection', { from: [{ collectionId: '__people__' }] }],
  ['a collection with a slash', { from: [{ collectionId: 'a/b' }] }],
  [
    'a filter without an operator',
    { where: { fieldFilter: { field: { fieldPath: 'age' }, value: integer(1) } } },
  ],
  ['a name compared with a text', { where: field('__name__', 'GREATER_THAN', text('ana')) }],
])('a query that Google refuses is refused: %s', async (_, query) => {
  const { status } = await server.ask('POST', `${root}:runQuery`, {
    structuredQuery: { from: [{ collectionId: 'people' }], ...query },
  });
  expect(status).toBe(400);
});

it('an alternative of OR that no value can meet, such as `< null`, is ignored', async () => {
  const impossible = field('age', 'LESS_THAN', { nullValue: null });
  expect(await find({ where: every('OR', impossible, field('__name__', 'EQUAL', ana)) })).toEqual(['ana']);
  expect(await find({ where: every('AND', impossible, contains) })).toEqual([]);
});

it('NOT_IN with a list of nulls adds no order', async () => {
  const none = field('age', 'NOT_IN', list({ nullValue: null }));
  expect(await find({ where: none, orderBy: [by('__name__')] })).toEqual([]);
});

it('implied orders are sorted by field names, without their quotes', async () => {
  await server.put('quoted/1', {
    'z y': integer(1),
    a: integer(2),
    'a!': integer(1),
    m: { mapValue: { fields: { b: integer(2) } } },
    'm!': integer(1),
  });
  await server.put('quoted/2', {
    'z y': integer(2),
    a: integer(1),
    'a!': integer(2),
    m: { mapValue: { fields: { b: integer(1) } } },
    'm!': integer(2),
  });
  const above = (...paths: string[]) =>
    every('AND', ...paths.map((path) => field(path, 'GREATER_THAN', integer(0))));
  const from = [{ collectionId: 'quoted' }];
  expect(await find({ from, where: above('`z y`', 'a') })).toEqual(['2', '1']);
  expect(await find({ from, where: above('`m!`', 'm.b') })).toEqual(['2', '1']);
  expect(await find({ from, where: above('`a`'), orderBy: [by('a')] })).toEqual(['2', '1']);
});

it('Datastore’s numeric ids sort before all other ids', async () => {
  for (const id of ['Z', '0', '__id-7__', '__id30__', '__id5__']) await server.put(`ids/${id}`, {});
  const from = [{ collectionId: 'ids' }];
  expect(await find({ from })).toEqual(['__id-7__', '__id5__', '__id30__', '0', 'Z']);
  const least = { referenceValue: `${root}/ids/__id-9223372036854775808__` };
  expect(await find({ from, where: field('__name__', 'GREATER_THAN_OR_EQUAL', least) })).toHaveLength(5);
});

it('a repeated filter is counted once', async () => {
  expect(await find({ where: every('AND', contains, contains) })).toEqual(['ana']);
});

it('a query finds only documents directly in its collection, whatever other collections exist beside and below it', async () => {
  await server.put('people/ana/people/inner', { age: integer(1) });
  await server.put('peoples/other', { age: integer(1) });
  expect(await find({ orderBy: [by('__name__')] })).not.toContain('inner');
  const group = { from: [{ collectionId: 'people', allDescendants: true }] };
  expect(await find(group)).toContain('inner');
  const below = (query: object) =>
    server.ask('POST', `${root}/people/ana:runQuery`, { structuredQuery: { ...group, ...query } });
  expect((await below({})).body[0].document.name).toContain('inner');
  expect((await below({ where: field('age', 'EQUAL', integer(1)) })).status).toBe(400);
  await server.ask('DELETE', `${root}/people/ana/people/inner`);
  await server.ask('DELETE', `${root}/peoples/other`);
});

it('batchGet returns found and missing documents in the requested order', async () => {
  const documents = ['ana', 'nobody'].map((id) => `${root}/people/${id}`);
  const { body } = await server.ask('POST', `${root}:batchGet`, {
    documents,
    mask: { fieldPaths: ['city'] },
  });
  expect(body).toMatchObject([
    { found: { name: documents[0], fields: { city: text('SP') } } },
    { missing: documents[1] },
  ]);
});

it('batchGet refuses documents of another database', async () => {
  const documents = [`${root}/people/ana`.replace('demo-test', 'other')];
  expect((await server.ask('POST', `${root}:batchGet`, { documents })).status).toBe(400);
});

it.each([
  ['findNearest', { findNearest: {} }],
  ['the filter operator LIKE', { where: field('city', 'LIKE', text('S')) }],
  ['the unary operator IS_ODD', { where: unary('age', 'IS_ODD') }],
  ['the direction SIDEWAYS', { orderBy: [by('age', 'SIDEWAYS')] }],
  ['the filter operator constructor', { where: field('city', 'constructor', text('S')) }],
  ['the composite operator XOR', { where: { compositeFilter: { op: 'XOR', filters: [] } } }],
])(
  'an unsupported part of a query is refused with its name in the error, even if there is nothing to find: %s',
  async (what, query) => {
    await expect(find(query)).rejects.toThrow(what);
    await expect(find({ from: [{ collectionId: 'nobody' }], ...query })).rejects.toThrow(what);
  },
);

it.each([
  ['IN needs an array of 1 to 30 values', { where: field('age', 'IN', integer(1)) }],
  ['IN needs an array of 1 to 30 values', { where: field('age', 'IN', list()) }],
  ['NOT_IN needs an array of 1 to 10 values', { where: field('age', 'NOT_IN', numbers(11)) }],
  ['ARRAY_CONTAINS_ANY needs', { where: field('tags', 'ARRAY_CONTAINS_ANY', list()) }],
  ['Not a field path: "a..b"', { where: field('a..b', 'EQUAL', integer(1)) }],
  ['Not a field path: "a..b"', { orderBy: [by('a..b')] }],
  ['more values than the query has orders', { startAt: { values: [integer(1), integer(2)] } }],
  ['at most one "from"', { from: [{ collectionId: 'a' }, { collectionId: 'b' }] }],
  ['need a collection', { from: [], orderBy: [by('age')] }],
  ['need a collection', { from: [], where: field('age', 'EQUAL', integer(1)) }],
  ['is never null or NaN', { where: unary('__name__', 'IS_NAN') }],
  ['is not an array', { where: field('__name__', 'ARRAY_CONTAINS', ana) }],
  ['Not a limit or an offset: -1', { limit: -1 }],
  ['Not a limit or an offset: 0.5', { offset: 0.5 }],
])('the error of an invalid query explains it, even if there is nothing to find: %s', async (what, query) => {
  await expect(find({ from: [{ collectionId: 'nobody' }], ...query })).rejects.toThrow(what);
});

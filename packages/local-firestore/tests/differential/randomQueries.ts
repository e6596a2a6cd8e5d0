import fc from 'fast-check';
import { root } from '../firestore/testFirestore.ts';

const integer = (value: number) => ({ integerValue: String(value) });

const simpleValues = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: -1, max: 4 }).map(integer) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(0.5, 1, 2, 2.5, 0, 9007199254740992).map((doubleValue) => ({ doubleValue })),
  },
  {
    weight: 4,
    arbitrary: fc
      .constantFrom('', 'a', 'b', 'ab', 'é', '😀', '\uffff', '\u00a0', 'A')
      .map((stringValue) => ({ stringValue })),
  },
  { weight: 2, arbitrary: fc.boolean().map((booleanValue) => ({ booleanValue })) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      { nullValue: null },
      { doubleValue: 'NaN' },
      { timestampValue: '2024-02-29T12:00:00Z' },
      { bytesValue: 'YQ==' },
      { referenceValue: `${root}/people/d1` },
      { geoPointValue: { latitude: 1, longitude: 2 } },
    ),
  },
);
const values: fc.Arbitrary<object> = fc.oneof(
  { weight: 5, arbitrary: simpleValues },
  {
    weight: 1,
    arbitrary: fc.array(simpleValues, { maxLength: 3 }).map((items) => ({ arrayValue: { values: items } })),
  },
  {
    weight: 1,
    arbitrary: fc
      .dictionary(fc.constantFrom('a', 'b'), simpleValues, { maxKeys: 2 })
      .map((fields) => ({ mapValue: { fields } })),
  },
);

const fieldNames = ['a', 'b', 'tags', 'm', 'a b'];
const places = [
  ...Array.from({ length: 12 }, (_, index) => `people/d${index}`),
  ...['people/d1/people/e1', 'people/d1/people/e2', 'other/x/people/e3'],
];

/** Documents in one collection, and in subcollections with the same name. */
export const documents = fc
  .tuple(...places.map(() => fc.dictionary(fc.constantFrom(...fieldNames), values, { maxKeys: 4 })))
  .map((all) => all.map((fields, index) => ({ update: { name: `${root}/${places[index]}`, fields } })));

const paths = fc.oneof(
  { weight: 5, arbitrary: fc.constantFrom('a', 'b', 'tags') },
  { weight: 1, arbitrary: fc.constantFrom('m', 'm.a', 'm.`b`', 'missing', '`a b`', '`a`') },
);
const field = paths.map((fieldPath) => ({ fieldPath }));
const names = fc
  .constantFrom('d0', 'd1', 'd5', 'd9', 'x')
  .map((id) => ({ referenceValue: `${root}/people/${id}` }));

const comparisons = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
];
const lists = fc
  .array(simpleValues, { minLength: 1, maxLength: 3 })
  .map((items) => ({ arrayValue: { values: items } }));
const fieldFilters = fc
  .oneof(
    { weight: 6, arbitrary: fc.record({ field, op: fc.constantFrom(...comparisons), value: values }) },
    { weight: 2, arbitrary: fc.record({ field, op: fc.constant('EQUAL'), value: values }) },
    { weight: 1, arbitrary: fc.record({ field, op: fc.constant('ARRAY_CONTAINS'), value: simpleValues }) },
    {
      weight: 2,
      arbitrary: fc.record({
        field,
        op: fc.constantFrom('IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'),
        value: lists,
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        field: fc.constant({ fieldPath: '__name__' }),
        op: fc.constantFrom(...comparisons),
        value: names,
      }),
    },
  )
  .map((fieldFilter) => ({ fieldFilter }));
const unaryFilters = fc
  .record({ field, op: fc.constantFrom('IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN') })
  .map((unaryFilter) => ({ unaryFilter }));

const filters: fc.Arbitrary<object> = fc.letrec<{ filter: object }>((tie) => ({
  filter: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    { weight: 5, arbitrary: fieldFilters },
    { weight: 1, arbitrary: unaryFilters },
    {
      weight: 3,
      arbitrary: fc
        .record({
          op: fc.constantFrom('AND', 'AND', 'OR'),
          filters: fc.array(tie('filter'), { minLength: 1, maxLength: 3 }),
        })
        .map((compositeFilter) => ({ compositeFilter })),
    },
  ),
})).filter;

const orders = fc.record({
  field: fc.oneof(
    { weight: 4, arbitrary: field },
    { weight: 1, arbitrary: fc.constant({ fieldPath: '__name__' }) },
  ),
  direction: fc.constantFrom('ASCENDING', 'DESCENDING'),
});

/** Mostly valid queries over those documents: filters, orders, limits, and cursors with a value for the first order. */
export const queries = fc
  .record(
    {
      from: fc
        .boolean()
        .map((allDescendants) => [{ collectionId: 'people', ...(allDescendants && { allDescendants }) }]),
      where: filters,
      orderBy: fc.array(orders, { minLength: 1, maxLength: 2 }),
      startAt: fc.record({ values: fc.array(values, { minLength: 1, maxLength: 1 }), before: fc.boolean() }),
      endAt: fc.record({ values: fc.array(values, { minLength: 1, maxLength: 1 }), before: fc.boolean() }),
      limit: fc.integer({ min: 1, max: 5 }),
      offset: fc.integer({ min: 0, max: 3 }),
    },
    { requiredKeys: ['from'] },
  )
  .map(({ startAt, endAt, ...query }) =>
    query.orderBy ? { ...query, ...(startAt && { startAt }), ...(endAt && { endAt }) } : query,
  );

/** Sums, averages and counts over these queries. */
export const aggregations = fc.array(
  fc.oneof(
    fc.constant({ count: {} }),
    field.map((one) => ({ sum: { field: one } })),
    field.map((one) => ({ avg: { field: one } })),
  ),
  { minLength: 1, maxLength: 3 },
);

const writtenPaths = fc.constantFrom('a', '`a`', 'm', 'm.a', 'm.`b`', '`a b`');
const transforms = fc
  .tuple(
    writtenPaths,
    fc.oneof(
      simpleValues.map((increment) => ({ increment })),
      simpleValues.map((maximum) => ({ maximum })),
      simpleValues.map((one) => ({ appendMissingElements: { values: [one] } })),
      simpleValues.map((one) => ({ removeAllFromArray: { values: [one] } })),
    ),
  )
  .map(([fieldPath, kind]) => ({ fieldPath, ...kind }));
const written = fc.constantFrom('people/d0', 'people/d1', 'people/new').map((path) => `${root}/${path}`);

/** Commits of up to three writes, often of the same document, with masks, transforms and preconditions. */
export const commits = fc.array(
  fc
    .record(
      {
        name: written,
        fields: fc.option(fc.dictionary(fc.constantFrom(...fieldNames), values, { maxKeys: 3 }), {
          freq: 4,
          nil: undefined,
        }),
        updateMask: fc.uniqueArray(writtenPaths, { maxLength: 2 }).map((fieldPaths) => ({ fieldPaths })),
        updateTransforms: fc.array(transforms, { minLength: 1, maxLength: 2 }),
        currentDocument: fc.boolean().map((exists) => ({ exists })),
      },
      { requiredKeys: ['name', 'fields'] },
    )
    .map(({ name, fields, currentDocument, ...others }) => ({
      ...(fields ? { update: { name, fields }, ...others } : { delete: name }),
      ...(currentDocument && { currentDocument }),
    })),
  { minLength: 1, maxLength: 3 },
);

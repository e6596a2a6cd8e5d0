import fc from 'fast-check';

const pick = (...texts: string[]) => fc.constantFrom(...texts);
const numbers = ['a', 'b', 'm.a'];
const number = pick(...numbers);
const small = fc.integer({ min: 0, max: 3 });
/** Literals of integers and floats. */
const literal = fc.tuple(small, pick('', '', '.0')).map(([value, end]) => `${value}${end}`);

const atoms = fc.oneof(
  fc
    .tuple(number, pick('==', '!=', '<', '<=', '>', '>='), literal)
    .map(([name, operator, value]) => `resource.data.${name} ${operator} ${value}`),
  fc.tuple(number, literal, literal).map(([name, one, two]) => `(resource.data.${name} in [${one}, ${two}])`),
  pick(
    'resource.data.s == request.auth.uid',
    'resource.data.s != request.auth.uid',
    '(request.auth.uid in resource.data.l)',
    "resource.data.l.hasAny(['ana', 'x'])",
    'resource.data.l.hasAny([1, 2.0])',
    '(1 in resource.data.l)',
    '(2.0 in resource.data.l)',
    "resource.data['a b'] == 1",
    "resource.data.s == '\\u00a0`'",
    'request.query.offset == 0',
    'resource.data != null',
    'resource.data.a != null',
    "('a' in resource.data)",
    'request.query.limit <= 3',
    "request.query.orderBy.a == 'ASC'",
    'exists(/databases/$(database)/documents/docs/$(resource.data.s))',
    'exists(/databases/$(database)/documents/docs/one)',
    "id == 'one'",
    'request.auth != null',
    'resource.data.missing',
    'true',
    'false',
  ),
);

/**
 * Conditions of `allow list` that the filters of a query can guarantee. Negations, types and defaults are left out. In
 * these, a field that no filter fixes is missing for Google's emulator, but unknown for this package.
 */
export const listConditions: fc.Arbitrary<string> = fc.letrec<{ condition: string }>((tie) => ({
  condition: fc.oneof(
    { maxDepth: 2, depthSize: 'small' },
    { weight: 3, arbitrary: atoms },
    {
      weight: 3,
      arbitrary: fc
        .tuple(tie('condition'), pick('&&', '||'), tie('condition'))
        .map(([left, operator, right]) => `(${left} ${operator} ${right})`),
    },
  ),
})).condition;

/** Values between 0 and 3, half of them integers. */
const values = fc
  .tuple(small, fc.boolean())
  .map(([value, whole]) => (whole ? { integerValue: String(value) } : { doubleValue: value }));
const fields = fc.oneof(number, fc.constant('`a b`'));
const field = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const array = (...values: object[]) => ({ arrayValue: { values } });
const uid = { stringValue: 'ana' };

const filters = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(fields, values).map(([name, value]) => field(name, 'EQUAL', value)),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        number,
        pick('LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL', 'NOT_EQUAL'),
        values,
      )
      .map(([name, operator, value]) => field(name, operator, value)),
  },
  {
    weight: 1,
    arbitrary: fc.tuple(number, values, values).map(([name, one, two]) => field(name, 'IN', array(one, two))),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      field('s', 'EQUAL', uid),
      field('s', 'EQUAL', { stringValue: '\u00a0`' }),
      field('l', 'ARRAY_CONTAINS', { integerValue: '1' }),
      field('l', 'ARRAY_CONTAINS_ANY', array({ doubleValue: 1 }, { integerValue: '2' })),
      field('l', 'ARRAY_CONTAINS', uid),
      field('l', 'ARRAY_CONTAINS_ANY', array(uid, { stringValue: 'x' })),
    ),
  },
);

/** Queries over a collection, with up to three filters, an order and a limit. */
export const listQueries = (collectionId: string) =>
  fc
    .record({
      // Two filters of one field may contradict each other; Google's emulator then uses only one of them.
      filters: fc.uniqueArray(filters, {
        maxLength: 3,
        selector: ({ fieldFilter }) => fieldFilter.field.fieldPath,
      }),
      op: fc.constantFrom('AND', 'AND', 'AND', 'OR'),
      offset: fc.constantFrom(undefined, undefined, 2),
      limit: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
    })
    .map(({ filters: all, op, offset, limit }) => ({
      from: [{ collectionId }],
      ...(all.length > 0 && { where: { compositeFilter: { op, filters: all } } }),
      ...(offset && { offset }),
      ...(limit && { limit }),
    }));

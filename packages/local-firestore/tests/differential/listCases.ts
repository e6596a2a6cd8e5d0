import fc from 'fast-check';

const pick = (...texts: string[]) => fc.constantFrom(...texts);
const numbers = ['a', 'b', 'm.a'];
const number = pick(...numbers);
const small = fc.integer({ min: 0, max: 3 });

const atoms = fc.oneof(
  fc
    .tuple(number, pick('==', '!=', '<', '<=', '>', '>='), small)
    .map(([name, operator, value]) => `resource.data.${name} ${operator} ${value}`),
  fc.tuple(number, small, small).map(([name, one, two]) => `(resource.data.${name} in [${one}, ${two}])`),
  pick(
    'resource.data.s == request.auth.uid',
    'resource.data.s != request.auth.uid',
    '(request.auth.uid in resource.data.l)',
    "resource.data.l.hasAny(['ana', 'x'])",
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
 * Conditions of `allow list`: what they ask of documents is what the filters of a query may promise. There are no negations,
 * types and defaults: for them Google's emulator takes a field that the filters leave open as missing; here it is unknown.
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

const integer = (value: number) => ({ integerValue: String(value) });
const field = (fieldPath: string, op: string, value: object) => ({
  fieldFilter: { field: { fieldPath }, op, value },
});
const array = (...values: object[]) => ({ arrayValue: { values } });
const uid = { stringValue: 'ana' };

const filters = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.tuple(number, small).map(([name, value]) => field(name, 'EQUAL', integer(value))),
  },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        number,
        pick('LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN', 'GREATER_THAN_OR_EQUAL', 'NOT_EQUAL'),
        small,
      )
      .map(([name, operator, value]) => field(name, operator, integer(value))),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(number, small, small)
      .map(([name, one, two]) => field(name, 'IN', array(integer(one), integer(two)))),
  },
  {
    weight: 3,
    arbitrary: fc.constantFrom(
      field('s', 'EQUAL', uid),
      field('l', 'ARRAY_CONTAINS', uid),
      field('l', 'ARRAY_CONTAINS_ANY', array(uid, { stringValue: 'x' })),
    ),
  },
);

/** Queries over a collection, with up to three filters, an order and a limit. */
export const listQueries = (collectionId: string) =>
  fc
    .record({
      // Two filters of one field may contradict each other; Google's emulator then judges by one of them.
      filters: fc.uniqueArray(filters, {
        maxLength: 3,
        selector: ({ fieldFilter }) => fieldFilter.field.fieldPath,
      }),
      op: fc.constantFrom('AND', 'AND', 'AND', 'OR'),
      limit: fc.option(fc.integer({ min: 1, max: 5 }), { nil: undefined }),
    })
    .map(({ filters: all, op, limit }) => ({
      from: [{ collectionId }],
      ...(all.length > 0 && { where: { compositeFilter: { op, filters: all } } }),
      ...(limit && { limit }),
    }));

import fc from 'fast-check';
import type {
  AllowStatement,
  BinaryOperator,
  Expression,
  FunctionDeclaration,
  MatchBlock,
  MatchSegment,
  PathPart,
  RulesFile,
  ServiceBlock,
} from '../../src/rules/syntax/syntaxTree.ts';

const at = { line: 1, column: 1 };
const reserved = [
  'true',
  'false',
  'null',
  'in',
  'is',
  'let',
  'return',
  'match',
  'allow',
  'function',
  'service',
  'if',
];
const name = fc.stringMatching(/^[a-z][A-Za-z0-9_]{0,6}$/).filter((word) => !reserved.includes(word));
const segmentText = fc.oneof(fc.stringMatching(/^[A-Za-z0-9_.-]{1,6}$/), fc.constant('(default)'));
const operators: BinaryOperator[] = [
  '||',
  '&&',
  '==',
  '!=',
  'in',
  '<=',
  '>=',
  '<',
  '>',
  '+',
  '-',
  '*',
  '/',
  '%',
];

const literal = fc.oneof(
  fc.constantFrom(null, true, false),
  fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }),
  fc.double({ min: 0, max: 1e6, noNaN: true }).map((number) => Math.abs(Number(number.toFixed(6)))),
  fc.string({ unit: 'grapheme' }),
);

const { expression } = fc.letrec<{ expression: Expression; part: PathPart }>((tie) => {
  const inner = tie('expression');
  const args = fc.array(inner, { maxLength: 3 });
  const node = <T extends object>(shape: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
    fc.record(shape).map((fields) => ({ ...fields, at }) as unknown as Expression);
  const constant = <T>(value: T) => fc.constant(value);
  return {
    part: fc.oneof(
      segmentText.map((text): PathPart => ({ kind: 'text', text })),
      inner.map((value): PathPart => ({ kind: 'value', value })),
    ),
    expression: fc.oneof(
      { maxDepth: 4, depthIdentifier: 'expression' },
      node({ kind: constant('literal'), value: literal }),
      node({ kind: constant('name'), name }),
      node({ kind: constant('list'), items: args }),
      node({
        kind: constant('map'),
        entries: fc.array(fc.record({ key: inner, value: inner }), { maxLength: 2 }),
      }),
      node({ kind: constant('path'), parts: fc.array(tie('part'), { minLength: 1, maxLength: 3 }) }),
      node({ kind: constant('field'), target: inner, name }),
      node({ kind: constant('index'), target: inner, index: inner }),
      node({ kind: constant('slice'), target: inner, from: inner, to: inner }),
      node({ kind: constant('call'), name, args }),
      node({ kind: constant('method'), target: inner, name, args }),
      node({ kind: constant('unary'), operator: fc.constantFrom('!', '-'), operand: inner }),
      node({ kind: constant('binary'), operator: fc.constantFrom(...operators), left: inner, right: inner }),
      node({ kind: constant('is'), operand: inner, type: name }),
      node({ kind: constant('conditional'), condition: inner, yes: inner, no: inner }),
    ),
  };
});

const declaration: fc.Arbitrary<FunctionDeclaration> = fc.record({
  at: fc.constant(at),
  name,
  parameters: fc.array(name, { maxLength: 3 }),
  lets: fc.array(fc.record({ at: fc.constant(at), name, value: expression }), { maxLength: 2 }),
  result: expression,
});

const allow: fc.Arbitrary<AllowStatement> = fc.record({
  at: fc.constant(at),
  methods: fc.subarray(['read', 'write', 'get', 'list', 'create', 'update', 'delete'] as const, {
    minLength: 1,
  }),
  condition: fc.option(expression),
}) as fc.Arbitrary<AllowStatement>;

const segment: fc.Arbitrary<MatchSegment> = fc.oneof(
  segmentText.map((text): MatchSegment => ({ kind: 'text', text })),
  name.map((wildcard): MatchSegment => ({ kind: 'wildcard', name: wildcard, recursive: false })),
);

const recursive = name.map(
  (wildcard): MatchSegment => ({ kind: 'wildcard', name: wildcard, recursive: true }),
);

const { match } = fc.letrec<{ match: MatchBlock }>((tie) => ({
  match: fc.record({
    at: fc.constant(at),
    segments: fc
      .tuple(fc.array(segment, { minLength: 1, maxLength: 3 }), fc.option(recursive))
      .map(([segments, last]) => (last ? [...segments, last] : segments)),
    functions: fc.array(declaration, { maxLength: 1 }),
    allows: fc.array(allow, { maxLength: 2 }),
    matches: fc.oneof(
      { maxDepth: 3, depthIdentifier: 'match' },
      fc.constant<MatchBlock[]>([]),
      tie('match').map((inner) => [inner]),
    ),
  }),
}));

const service: fc.Arbitrary<ServiceBlock> = fc.record({
  at: fc.constant(at),
  name: fc.constantFrom('cloud.firestore' as const, 'firebase.storage' as const),
  functions: fc.array(declaration, { maxLength: 1 }),
  matches: fc.array(match, { maxLength: 2 }),
});

/** Generates any syntactically valid rules file; its names need not exist. */
export const rulesFiles: fc.Arbitrary<RulesFile> = fc.record({
  functions: fc.array(declaration, { maxLength: 1 }),
  services: fc.array(service, { maxLength: 2 }),
});

/** Where something begins in a rules file; line and column count from 1. */
export interface Position {
  line: number;
  column: number;
}

export type LiteralValue = null | boolean | bigint | number | string | Uint8Array;

/**
 * Operators, from the loosest to the tightest binding. Google's engine reads `a in b == c` as `a in (b == c)`, unlike
 * its reference.
 */
export const operatorLevels = [
  ['||'],
  ['&&'],
  ['in'],
  ['is'],
  ['==', '!='],
  ['<=', '>=', '<', '>'],
  ['+', '-'],
  ['*', '/', '%'],
] as const;

export type BinaryOperator = Exclude<(typeof operatorLevels)[number][number], 'is'>;

/** One segment of a path literal: fixed text, or `$(…)`. */
export type PathPart = { kind: 'text'; text: string } | { kind: 'value'; value: Expression };

/** The expression language of Security Rules; integers are bigint, floats are number. */
export type Expression = { at: Position } & (
  | { kind: 'literal'; value: LiteralValue }
  | { kind: 'list'; items: Expression[] }
  | { kind: 'map'; entries: { key: Expression; value: Expression }[] }
  | { kind: 'path'; parts: PathPart[] }
  | { kind: 'name'; name: string }
  | { kind: 'field'; target: Expression; name: string }
  | { kind: 'index'; target: Expression; index: Expression }
  | { kind: 'slice'; target: Expression; from: Expression; to: Expression }
  | { kind: 'call'; name: string; args: Expression[] }
  | { kind: 'method'; target: Expression; name: string; args: Expression[] }
  | { kind: 'unary'; operator: '!' | '-'; operand: Expression }
  | { kind: 'binary'; operator: BinaryOperator; left: Expression; right: Expression }
  | { kind: 'is'; operand: Expression; type: string }
  | { kind: 'conditional'; condition: Expression; yes: Expression; no: Expression }
);

/** The five operations that rules allow; `read` and `write` are shorthands for several of them. */
export type Operation = 'get' | 'list' | 'create' | 'update' | 'delete';

export type AllowMethod = Operation | 'read' | 'write';

/** `allow read, write: if condition;` (no condition means always). */
export interface AllowStatement {
  at: Position;
  methods: AllowMethod[];
  condition: Expression | null;
}

export interface FunctionDeclaration {
  at: Position;
  name: string;
  parameters: string[];
  lets: { at: Position; name: string; value: Expression }[];
  result: Expression;
}

/** `users`, `{uid}` or `{rest=**}`. */
export type MatchSegment =
  | { kind: 'text'; text: string }
  | { kind: 'wildcard'; name: string; recursive: boolean };

export interface MatchBlock {
  at: Position;
  segments: MatchSegment[];
  functions: FunctionDeclaration[];
  allows: AllowStatement[];
  matches: MatchBlock[];
}

export interface ServiceBlock {
  at: Position;
  name: 'cloud.firestore' | 'firebase.storage';
  functions: FunctionDeclaration[];
  matches: MatchBlock[];
}

/** A whole file with rules_version '2'. */
export interface RulesFile {
  functions: FunctionDeclaration[];
  services: ServiceBlock[];
}

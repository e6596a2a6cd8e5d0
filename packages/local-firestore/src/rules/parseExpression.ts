import { parseBytes, parseNumber, parseString } from './parseLiteral.ts';
import type { Scanner } from './Scanner.ts';
import type { BinaryOperator, Expression, PathPart, Position } from './syntaxTree.ts';

/** From the loosest to the tightest, in the order of the language reference; `is` binds like `in`. */
const levels: (BinaryOperator | 'is')[][] = [
  ['||'],
  ['&&'],
  ['==', '!='],
  ['in', 'is'],
  ['<=', '>=', '<', '>'],
  ['+', '-'],
  ['*', '/', '%'],
];

/** Reads one expression. @throws RulesSyntaxError */
export function parseExpression(scanner: Scanner): Expression {
  const at = scanner.position();
  const condition = parseBinary(scanner, 0);
  if (!scanner.take('?')) return condition;
  const yes = parseExpression(scanner);
  scanner.expect(':', 'between the two outcomes of "?"');
  return { kind: 'conditional', condition, yes, no: parseExpression(scanner), at };
}

function parseBinary(scanner: Scanner, level: number): Expression {
  const operators = levels[level];
  if (!operators) return parseUnary(scanner);
  const at = scanner.position();
  let left = parseBinary(scanner, level + 1);
  for (;;) {
    const operator = operators.find((sign) =>
      /\w/.test(sign) ? scanner.takeWord(sign) : scanner.take(sign),
    );
    if (!operator) return left;
    left =
      operator === 'is'
        ? { kind: 'is', operand: left, type: scanner.identifier('a type after "is"'), at }
        : { kind: 'binary', operator, left, right: parseBinary(scanner, level + 1), at };
  }
}

function parseUnary(scanner: Scanner): Expression {
  const at = scanner.position();
  if (scanner.take('!')) return { kind: 'unary', operator: '!', operand: parseUnary(scanner), at };
  if (scanner.take('-')) return { kind: 'unary', operator: '-', operand: parseUnary(scanner), at };
  return parseAccess(scanner, parsePrimary(scanner, at), at);
}

/** `.field`, `.method(…)`, `[index]` and `[from:to]`, as many as there are. */
function parseAccess(scanner: Scanner, start: Expression, at: Position): Expression {
  let target = start;
  for (;;) {
    if (scanner.take('.')) {
      const name = scanner.identifier('a field or method after "."');
      target = scanner.take('(')
        ? { kind: 'method', target, name, args: parseItems(scanner, ')'), at }
        : { kind: 'field', target, name, at };
    } else if (scanner.take('[')) {
      const index = parseExpression(scanner);
      target = scanner.take(':')
        ? { kind: 'slice', target, from: index, to: parseExpression(scanner), at }
        : { kind: 'index', target, index, at };
      scanner.expect(']', 'after an index');
    } else {
      return target;
    }
  }
}

function parsePrimary(scanner: Scanner, at: Position): Expression {
  if (scanner.take('(')) {
    const inner = parseExpression(scanner);
    scanner.expect(')', 'after an expression in brackets');
    return inner;
  }
  if (scanner.take('[')) return { kind: 'list', items: parseItems(scanner, ']'), at };
  if (scanner.take('{')) return { kind: 'map', entries: parseEntries(scanner), at };
  if (scanner.peek('/')) return { kind: 'path', parts: parsePathParts(scanner), at };
  const number = parseNumber(scanner);
  if (number !== undefined) return { kind: 'literal', value: number, at };
  const bytes = parseBytes(scanner);
  if (bytes !== undefined) return { kind: 'literal', value: bytes, at };
  const text = parseString(scanner);
  if (text !== undefined) return { kind: 'literal', value: text, at };
  const name = scanner.identifier('an expression');
  if (name === 'true' || name === 'false') return { kind: 'literal', value: name === 'true', at };
  if (name === 'null') return { kind: 'literal', value: null, at };
  if (scanner.take('(')) return { kind: 'call', name, args: parseItems(scanner, ')'), at };
  return { kind: 'name', name, at };
}

function parseItems(scanner: Scanner, end: ')' | ']'): Expression[] {
  const items: Expression[] = [];
  if (scanner.take(end)) return items;
  do items.push(parseExpression(scanner));
  while (scanner.take(','));
  scanner.expect(end, 'at the end of a list');
  return items;
}

function parseEntries(scanner: Scanner): { key: Expression; value: Expression }[] {
  const entries: { key: Expression; value: Expression }[] = [];
  if (scanner.take('}')) return entries;
  do {
    const key = parseExpression(scanner);
    scanner.expect(':', 'after the key of a map');
    entries.push({ key, value: parseExpression(scanner) });
  } while (scanner.take(','));
  scanner.expect('}', 'at the end of a map');
  return entries;
}

function parsePathParts(scanner: Scanner): PathPart[] {
  const parts: PathPart[] = [];
  do {
    scanner.scan(/\//y);
    if (scanner.scan(/\$\(/y)) {
      parts.push({ kind: 'value', value: parseExpression(scanner) });
      scanner.expect(')', 'after the value of a path segment');
    } else {
      const text = scanner.scan(/\([A-Za-z0-9_-]+\)|[A-Za-z0-9_.~%@+-]+/y);
      parts.push({
        kind: 'text',
        text: text ?? scanner.fail(`expected a path segment, found ${scanner.found()}`),
      });
    }
  } while (scanner.source[scanner.offset] === '/' && !scanner.source.startsWith('//', scanner.offset));
  return parts;
}

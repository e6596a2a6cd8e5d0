import { parseBytes, parseNumber, parseString } from './parseLiteral.ts';
import type { Scanner } from './Scanner.ts';
import {
  type BinaryOperator,
  type Expression,
  operatorLevels,
  type PathPart,
  type Position,
} from './syntaxTree.ts';

/** Reads one expression. @throws RulesSyntaxError */
export function parseExpression(scanner: Scanner): Expression {
  const at = scanner.position();
  const condition = parseBinary(scanner, 0);
  if (!scanner.take('?')) return condition;
  const yes = parseExpression(scanner);
  scanner.expect(':', 'between the two outcomes of "?"');
  return { kind: 'conditional', condition, yes, no: parseExpression(scanner), at };
}

/**
 * Reads operators that bind at least as tightly as `lowest`. After a type any operator may follow: `x is int == true`.
 */
function parseBinary(scanner: Scanner, lowest: number): Expression {
  const at = scanner.position();
  let left = parseUnary(scanner);
  for (;;) {
    const found = takeOperator(scanner, lowest);
    if (!found) return left;
    const { operator, level } = found;
    left =
      operator === 'is'
        ? { kind: 'is', operand: left, type: scanner.identifier('a type after "is"'), at }
        : { kind: 'binary', operator, left, right: parseBinary(scanner, level + 1), at };
  }
}

function takeOperator(
  scanner: Scanner,
  lowest: number,
): { operator: BinaryOperator | 'is'; level: number } | undefined {
  for (const doubled of ['--', '++']) if (scanner.peek(doubled)) scanner.fail(`"${doubled}" is no operator`);
  if (scanner.peek('/') && !/\s/.test(scanner.source[scanner.offset + 1] ?? ''))
    scanner.fail('a path cannot stand here, and a division needs a blank after "/"');
  for (const [level, operators] of operatorLevels.entries()) {
    if (level < lowest) continue;
    for (const operator of operators)
      if (/\w/.test(operator) ? scanner.takeWord(operator) : scanner.take(operator))
        return { operator, level };
  }
  return undefined;
}

function parseUnary(scanner: Scanner): Expression {
  const at = scanner.position();
  if (scanner.take('!')) return { kind: 'unary', operator: '!', operand: parseUnary(scanner), at };
  if (scanner.peek('--')) scanner.fail('"--" is no operator');
  const number = parseNumber(scanner);
  if (number !== undefined) return parseAccess(scanner, { kind: 'literal', value: number, at }, at);
  if (scanner.take('-')) {
    if (scanner.peek('-')) scanner.fail('a negative value that is negated needs brackets');
    return { kind: 'unary', operator: '-', operand: parseUnary(scanner), at };
  }
  return parseAccess(scanner, parsePrimary(scanner, at), at);
}

/** Reads any number of `.field`, `.method(…)`, `[index]` and `[from:to]` after a value. */
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
  if (scanner.take('{')) {
    const entries = scanner.list(() => parseEntry(scanner), '}', 'at the end of a map');
    return { kind: 'map', entries, at };
  }
  if (scanner.peek('/')) return { kind: 'path', parts: parsePathParts(scanner), at };
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
  return scanner.list(() => parseExpression(scanner), end, 'at the end of a list');
}

function parseEntry(scanner: Scanner): { key: Expression; value: Expression } {
  const key = parseExpression(scanner);
  scanner.expect(':', 'after the key of a map');
  return { key, value: parseExpression(scanner) };
}

function parsePathParts(scanner: Scanner): PathPart[] {
  const parts: PathPart[] = [];
  do {
    scanner.scan(/\//y);
    if (scanner.scan(/\$\(/y)) {
      parts.push({ kind: 'value', value: parseExpression(scanner) });
      scanner.expect(')', 'after the value of a path segment');
    } else {
      parts.push({ kind: 'text', text: scanner.pathSegment() });
    }
  } while (scanner.source[scanner.offset] === '/' && !scanner.source.startsWith('//', scanner.offset));
  return parts;
}

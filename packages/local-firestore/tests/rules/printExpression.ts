import type { Expression, LiteralValue } from '../../src/rules/syntax/syntaxTree.ts';

/** How tightly each operator binds; brackets are printed only where necessary. */
const strength: Record<string, number> = {
  '?': 0,
  '||': 1,
  '&&': 2,
  '==': 5,
  '!=': 5,
  in: 3,
  is: 4,
  '<=': 6,
  '>=': 6,
  '<': 6,
  '>': 6,
  '+': 7,
  '-': 7,
  '*': 8,
  '/': 8,
  '%': 8,
  unary: 9,
};
const tightest = 10;

/** The text of one expression; parsing it again gives the same tree. */
export function printExpression(expression: Expression): string {
  switch (expression.kind) {
    case 'literal':
      return printLiteral(expression.value);
    case 'list':
      return `[${printAll(expression.items)}]`;
    case 'map':
      return `{${expression.entries.map(({ key, value }) => `${printExpression(key)}: ${printExpression(value)}`).join(', ')}}`;
    case 'path':
      return expression.parts
        .map((part) => `/${part.kind === 'text' ? part.text : `$(${printExpression(part.value)})`}`)
        .join('');
    case 'name':
      return expression.name;
    case 'field':
      return `${within(expression.target, tightest)}.${expression.name}`;
    case 'index':
      return `${within(expression.target, tightest)}[${printExpression(expression.index)}]`;
    case 'slice':
      return `${within(expression.target, tightest)}[${printExpression(expression.from)}:${printExpression(expression.to)}]`;
    case 'call':
      return `${expression.name}(${printAll(expression.args)})`;
    case 'method':
      return `${within(expression.target, tightest)}.${expression.name}(${printAll(expression.args)})`;
    case 'unary':
      // The parser does not accept two minus signs in a row.
      return `${expression.operator}${within(expression.operand, expression.operator === '-' ? tightest : bind('unary'))}`;
    case 'binary': {
      const own = bind(expression.operator);
      return `${within(expression.left, own)} ${expression.operator} ${within(expression.right, own + 1)}`;
    }
    case 'is':
      return `${within(expression.operand, bind('is'))} is ${expression.type}`;
    case 'conditional':
      return `${within(expression.condition, 1)} ? ${printExpression(expression.yes)} : ${printExpression(expression.no)}`;
  }
}

function bind(operator: string): number {
  return strength[operator] ?? tightest;
}

function printAll(expressions: Expression[]): string {
  return expressions.map(printExpression).join(', ');
}

function within(expression: Expression, needed: number): string {
  const text = printExpression(expression);
  return bindingOf(expression) < needed ? `(${text})` : text;
}

function bindingOf(expression: Expression): number {
  if (expression.kind === 'conditional') return bind('?');
  if (expression.kind === 'binary') return bind(expression.operator);
  if (expression.kind === 'is' || expression.kind === 'unary') return bind(expression.kind);
  // Before ".", a number or a path is always in brackets, because it would include the dot.
  const greedy = expression.kind === 'path' || (expression.kind === 'literal' && !isQuoted(expression.value));
  return greedy ? bind('unary') : tightest;
}

/** Whether a literal is quoted. A number would include a following ".", but a quoted literal does not. */
function isQuoted(value: LiteralValue): boolean {
  return typeof value === 'string' || value instanceof Uint8Array;
}

function printLiteral(value: LiteralValue): string {
  if (value instanceof Uint8Array)
    return `b'${[...value].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`).join('')}'`;
  if (typeof value === 'string') return printString(value);
  if (typeof value !== 'number') return String(value);
  const text = String(value);
  return /[.e]/.test(text) ? text.replace(/^(\d+)e/, '$1.0e') : `${text}.0`;
}

function printString(text: string): string {
  const inner = JSON.stringify(text)
    .slice(1, -1)
    .replaceAll('\\"', '"')
    .replaceAll("'", "\\'")
    // Line separators are escaped, because they would count as line breaks when a block is indented.
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
  return `'${inner}'`;
}

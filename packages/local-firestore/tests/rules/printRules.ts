import type {
  AllowStatement,
  FunctionDeclaration,
  MatchBlock,
  MatchSegment,
  RulesFile,
} from '../../src/rules/syntax/syntaxTree.ts';
import { printExpression } from './printExpression.ts';

/** The text of a syntax tree; parsing it again gives the same tree. */
export function printRules(file: RulesFile): string {
  const services = file.services.map((service) =>
    block(`service ${service.name}`, [
      ...service.functions.map(printFunction),
      ...service.matches.map(printMatch),
    ]),
  );
  return `${["rules_version = '2';", ...file.functions.map(printFunction), ...services].join('\n\n')}\n`;
}

function block(head: string, parts: string[]): string {
  return `${head} {\n${parts.map((part) => part.replace(/^/gm, '  ')).join('\n')}\n}`;
}

function printMatch(match: MatchBlock): string {
  const path = match.segments.map((segment) => `/${printSegment(segment)}`).join('');
  return block(`match ${path}`, [
    ...match.functions.map(printFunction),
    ...match.allows.map(printAllow),
    ...match.matches.map(printMatch),
  ]);
}

function printSegment(segment: MatchSegment): string {
  if (segment.kind === 'text') return segment.text;
  return segment.recursive ? `{${segment.name}=**}` : `{${segment.name}}`;
}

function printAllow(allow: AllowStatement): string {
  const condition = allow.condition ? `: if ${printExpression(allow.condition)}` : '';
  return `allow ${allow.methods.join(', ')}${condition};`;
}

function printFunction(declaration: FunctionDeclaration): string {
  return block(`function ${declaration.name}(${declaration.parameters.join(', ')})`, [
    ...declaration.lets.map(({ name, value }) => `let ${name} = ${printExpression(value)};`),
    `return ${printExpression(declaration.result)};`,
  ]);
}

import { parseExpression } from './parseExpression.ts';
import { parseString } from './parseLiteral.ts';
import { Scanner } from './Scanner.ts';
import type {
  AllowMethod,
  AllowStatement,
  FunctionDeclaration,
  MatchBlock,
  MatchSegment,
  Position,
  RulesFile,
  ServiceBlock,
} from './syntaxTree.ts';

const allowMethods: readonly string[] = ['read', 'write', 'get', 'list', 'create', 'update', 'delete'];

/** Reads a rules file with rules_version '2' into its syntax tree. @throws RulesSyntaxError with line and column */
export function parseRules(source: string): RulesFile {
  const scanner = new Scanner(source);
  parseVersion(scanner);
  const file: RulesFile = { functions: [], services: [] };
  while (!scanner.atEnd()) {
    const at = scanner.position();
    const keyword = scanner.identifier('"service" or "function"');
    if (keyword === 'service') file.services.push(parseService(scanner, at));
    else if (keyword === 'function') file.functions.push(parseFunction(scanner, at));
    else scanner.fail(`expected "service" or "function", found "${keyword}"`, at);
  }
  return file;
}

function parseVersion(scanner: Scanner): void {
  const at = scanner.position();
  if (!scanner.takeWord('rules_version')) scanner.fail("the file must begin with rules_version = '2';", at);
  scanner.expect('=', 'after rules_version');
  const version = parseString(scanner);
  if (version !== '2')
    scanner.fail(`only rules_version '2' is supported, found ${JSON.stringify(version)}`, at);
  scanner.expect(';', 'after rules_version');
}

function parseService(scanner: Scanner, at: Position): ServiceBlock {
  const name = `${scanner.identifier('the name of a service')}.${scanner.take('.') ? scanner.identifier('the rest of the name') : ''}`;
  if (name !== 'cloud.firestore' && name !== 'firebase.storage')
    scanner.fail(`unknown service "${name}"`, at);
  const service: ServiceBlock = { at, name, functions: [], matches: [] };
  scanner.expect('{', 'after the name of the service');
  while (!scanner.take('}')) {
    const start = scanner.position();
    const keyword = scanner.identifier('"match", "function" or "}"');
    if (keyword === 'match') service.matches.push(parseMatch(scanner, start));
    else if (keyword === 'function') service.functions.push(parseFunction(scanner, start));
    else scanner.fail(`expected "match" or "function", found "${keyword}"`, start);
  }
  return service;
}

function parseMatch(scanner: Scanner, at: Position): MatchBlock {
  const match: MatchBlock = { at, segments: parseMatchPath(scanner), functions: [], allows: [], matches: [] };
  scanner.expect('{', 'after the path of a match');
  while (!scanner.take('}')) {
    const start = scanner.position();
    const keyword = scanner.identifier('"allow", "match", "function" or "}"');
    if (keyword === 'allow') match.allows.push(parseAllow(scanner, start));
    else if (keyword === 'match') match.matches.push(parseMatch(scanner, start));
    else if (keyword === 'function') match.functions.push(parseFunction(scanner, start));
    else scanner.fail(`expected "allow", "match" or "function", found "${keyword}"`, start);
  }
  return match;
}

function parseMatchPath(scanner: Scanner): MatchSegment[] {
  const at = scanner.position();
  const segments: MatchSegment[] = [];
  while (scanner.take('/')) {
    if (scanner.scan(/\{/y)) {
      const name = scanner.identifier('the name of a wildcard');
      const recursive = parseRecursion(scanner);
      scanner.expect('}', 'after a wildcard ("{name}" or "{name=**}")');
      segments.push({ kind: 'wildcard', name, recursive });
    } else {
      segments.push({ kind: 'text', text: scanner.pathSegment() });
    }
  }
  if (segments.length === 0)
    scanner.fail(`expected a path that begins with "/", found ${scanner.found()}`, at);
  if (segments.filter((segment) => segment.kind === 'wildcard' && segment.recursive).length > 1)
    scanner.fail('a match may have only one recursive wildcard', at);
  return segments;
}

/** `=**` matches any number of segments; `=*` or no suffix matches one. */
function parseRecursion(scanner: Scanner): boolean {
  if (!scanner.take('=')) return false;
  const recursive = scanner.take('**');
  if (!recursive) scanner.expect('*', 'after "=" in a wildcard');
  return recursive;
}

function parseAllow(scanner: Scanner, at: Position): AllowStatement {
  const methods: AllowMethod[] = [];
  do {
    const start = scanner.position();
    const method = scanner.identifier('a method such as "read"');
    if (!allowMethods.includes(method)) scanner.fail(`unknown method "${method}" in allow`, start);
    methods.push(method as AllowMethod);
  } while (scanner.take(','));
  let condition: AllowStatement['condition'] = null;
  if (scanner.take(':')) {
    if (!scanner.takeWord('if')) scanner.fail(`expected "if" after ":", found ${scanner.found()}`);
    condition = parseExpression(scanner);
  }
  scanner.expect(';', 'at the end of allow');
  return { at, methods, condition };
}

function parseFunction(scanner: Scanner, at: Position): FunctionDeclaration {
  const name = scanner.identifier('the name of a function');
  scanner.expect('(', 'after the name of a function');
  const parameters = scanner.list(() => scanner.identifier('a parameter'), ')', 'after the parameters');
  scanner.expect('{', 'before the body of a function');
  const lets: FunctionDeclaration['lets'] = [];
  for (let start = scanner.position(); scanner.takeWord('let'); start = scanner.position()) {
    const variable = scanner.identifier('the name of a variable');
    scanner.expect('=', 'after the name of a variable');
    lets.push({ at: start, name: variable, value: parseExpression(scanner) });
    scanner.expect(';', 'at the end of let');
  }
  if (!scanner.takeWord('return')) scanner.fail(`expected "return", found ${scanner.found()}`);
  const result = parseExpression(scanner);
  scanner.expect(';', 'at the end of return');
  scanner.expect('}', 'at the end of a function');
  return { at, name, parameters, lets, result };
}

import { ownProperty } from '../ownProperty.ts';
import { documentFunctions } from './evaluation/documentAccess.ts';
import { builtinFunctions } from './methods/builtinFunctions.ts';
import { namespaces } from './methods/namespaces.ts';
import { valueMethods } from './methods/valueMethods.ts';
import { compilePattern } from './syntax/compilePattern.ts';
import { RulesSyntaxError } from './syntax/RulesSyntaxError.ts';
import type {
  Expression,
  FunctionDeclaration,
  MatchBlock,
  RulesFile,
  ServiceBlock,
} from './syntax/syntaxTree.ts';
import { walkExpression } from './syntax/walkExpression.ts';

const knownTypes = new Set([
  ...Object.keys(valueMethods),
  'bool',
  'int',
  'float',
  'number',
  'vector',
  'constraint',
]);
const requestFields = new Set(['auth', 'method', 'path', 'query', 'resource', 'time']);
const parameterLimit = 7;
const letLimit = 10;
const nestingLimit = 10;

/** The names visible at one place of the file. */
interface Names {
  service: ServiceBlock['name'] | undefined;
  variables: ReadonlySet<string>;
  functions: ReadonlyMap<string, FunctionDeclaration>;
}

/**
 * Refuses a parsed file that cannot be evaluated: with unknown variables, functions, methods or types, invalid
 * patterns, wrong numbers of arguments, or recursion. @throws RulesSyntaxError with line and column
 */
export function checkRules(file: RulesFile): void {
  const outside: Names = {
    service: undefined,
    variables: new Set(['request', 'resource']),
    functions: new Map(),
  };
  const shared = withFunctions(outside, file.functions);
  for (const service of file.services) {
    const names = withFunctions({ ...shared, service: service.name }, [
      ...file.functions,
      ...service.functions,
    ]);
    checkFunctions([...file.functions, ...service.functions], names);
    for (const match of service.matches) checkMatch(match, names, 1);
  }
}

function withFunctions(names: Names, functions: FunctionDeclaration[]): Names {
  return {
    ...names,
    functions: new Map([...names.functions, ...functions.map((one) => [one.name, one] as const)]),
  };
}

function checkMatch(match: MatchBlock, outer: Names, depth: number): void {
  if (depth > nestingLimit)
    throw new RulesSyntaxError(`matches are nested at most ${nestingLimit} deep`, match.at);
  const wildcards = match.segments.flatMap((segment) => (segment.kind === 'wildcard' ? [segment.name] : []));
  const names = withFunctions(
    { ...outer, variables: new Set([...outer.variables, ...wildcards]) },
    match.functions,
  );
  checkFunctions(match.functions, names);
  for (const allow of match.allows) if (allow.condition) checkExpression(allow.condition, names);
  for (const inner of match.matches) checkMatch(inner, names, depth + 1);
}

function checkFunctions(functions: FunctionDeclaration[], names: Names): void {
  for (const declaration of functions) {
    if (declaration.parameters.length > parameterLimit)
      throw new RulesSyntaxError(`a function takes at most ${parameterLimit} parameters`, declaration.at);
    if (declaration.lets.length > letLimit)
      throw new RulesSyntaxError(`a function has at most ${letLimit} let variables`, declaration.at);
    refuseRecursion(declaration, names, [declaration.name]);
    let variables = new Set([...names.variables, ...declaration.parameters]);
    for (const { name, value } of declaration.lets) {
      checkExpression(value, { ...names, variables });
      variables = new Set([...variables, name]);
    }
    checkExpression(declaration.result, { ...names, variables });
  }
}

function refuseRecursion(declaration: FunctionDeclaration, names: Names, trail: string[]): void {
  for (const expression of [...declaration.lets.map(({ value }) => value), declaration.result])
    walkExpression(expression, (part) => {
      const called = part.kind === 'call' ? names.functions.get(part.name) : undefined;
      if (!called) return;
      if (called.name === trail[0]) throw new RulesSyntaxError(`${called.name} calls itself`, part.at);
      if (!trail.includes(called.name)) refuseRecursion(called, names, [...trail, called.name]);
    });
}

function checkExpression(expression: Expression, names: Names): void {
  walkExpression(expression, (part) => {
    if (part.kind === 'name' && !names.variables.has(part.name))
      throw new RulesSyntaxError(`unknown variable "${part.name}"`, part.at);
    if (part.kind === 'is' && !knownTypes.has(part.type))
      throw new RulesSyntaxError(`unknown type "${part.type}"`, part.at);
    if (part.kind === 'call') checkCall(part, names);
    if (part.kind === 'method') checkMethod(part, names);
    const onRequest = part.kind === 'field' && part.target.kind === 'name' && part.target.name === 'request';
    if (onRequest && !requestFields.has(part.name))
      throw new RulesSyntaxError(`request has no field "${part.name}"`, part.at);
  });
}

function checkCall(call: Expression & { kind: 'call' }, names: Names): void {
  const own = names.functions.get(call.name);
  const readsDocuments = names.service !== 'firebase.storage' && documentFunctions.includes(call.name);
  const arity =
    own?.parameters.length ??
    ownProperty(builtinFunctions, call.name)?.length ??
    (readsDocuments ? 1 : undefined);
  if (arity === undefined) throw new RulesSyntaxError(`unknown function "${call.name}"`, call.at);
  refuseArity(call, [arity]);
}

function checkMethod(call: Expression & { kind: 'method' }, names: Names): void {
  const { target, name } = call;
  if (target.kind === 'name' && !names.variables.has(target.name)) {
    const fromStorage = target.name === 'firestore' && names.service === 'firebase.storage';
    const readsDocuments = fromStorage && (name === 'get' || name === 'exists');
    const arity = readsDocuments ? 1 : ownProperty(ownProperty(namespaces, target.name) ?? {}, name)?.length;
    if (arity === undefined) throw new RulesSyntaxError(`unknown function "${target.name}.${name}"`, call.at);
    refuseArity(call, [arity]);
    return;
  }
  const methods = Object.values(valueMethods).flatMap((table) => ownProperty(table, name) ?? []);
  if (methods.length === 0) throw new RulesSyntaxError(`unknown method "${name}"`, call.at);
  // The value itself is the first argument.
  refuseArity(
    call,
    methods.map((method) => method.length - 1),
  );
  const pattern = ['matches', 'replace', 'split'].includes(name) ? call.args[0] : undefined;
  if (pattern?.kind === 'literal' && typeof pattern.value === 'string') checkPattern(pattern.value, pattern);
}

function checkPattern(pattern: string, { at }: Expression): void {
  try {
    compilePattern(pattern);
  } catch (error) {
    throw new RulesSyntaxError((error as Error).message, at);
  }
}

function refuseArity(call: Expression & { kind: 'call' | 'method' }, arities: number[]): void {
  if (arities.includes(call.args.length)) return;
  throw new RulesSyntaxError(`${call.name} takes ${arities[0]} arguments, not ${call.args.length}`, call.at);
}

import { DocumentAccess, type DocumentReader } from './evaluation/documentAccess.ts';
import { EvaluationError } from './evaluation/EvaluationError.ts';
import { evaluateExpression } from './evaluation/evaluateExpression.ts';
import { RulesPath, type RuleValue, typeName, UnknownValue } from './evaluation/ruleValue.ts';
import { Scope, type Settled } from './evaluation/Scope.ts';
import { expressionLimit } from './expressionCost.ts';
import type {
  AllowStatement,
  MatchBlock,
  MatchSegment,
  Operation,
  RulesFile,
  ServiceBlock,
} from './syntax/syntaxTree.ts';

/** One access that the rules allow or refuse. */
export interface AccessRequest {
  service: ServiceBlock['name'];
  /** The path in segments: ['databases', '(default)', 'documents', 'users', 'ana'] or ['b', bucket, 'o', …]. */
  path: readonly string[];
  operation: Operation;
  /** The values of `request` and `resource` in rules. */
  variables: Record<'request' | 'resource', Settled>;
  /** For lists: the path segment that stands for any id. A wildcard that matches it has an unknown value. */
  unknownId?: string | undefined;
  readDocument: DocumentReader;
  /** The documents that rules have read so far, shared by all operations of one request. */
  requestReads?: Set<string> | undefined;
}

/** The decision. For a denial, also the result of each matching rule with its position in the file. */
export interface Verdict {
  allowed: boolean;
  reasons: string[];
  /** How many expressions were evaluated, as Google counts them. */
  cost: number;
}

/**
 * Evaluates every rule that matches the path; the access is allowed if one rule allows it. For reads and deletions,
 * Google's engine first evaluates the rules without the stored document. This evaluation counts fewer expressions,
 * because `?:` stops when its condition has no value. The difference matters only near the limit of expressions.
 */
export function authorize(rules: RulesFile, access: AccessRequest): Verdict {
  const verdict = evaluateRules(rules, access);
  if (verdict.cost <= expressionLimit || ['create', 'update'].includes(access.operation)) return verdict;
  const { request, resource } = access.variables;
  const early = evaluateRules(rules, {
    ...access,
    variables: { request, resource: access.operation === 'list' ? resource : unread },
    readDocument: () => {
      throw unread;
    },
  });
  return early.allowed ? early : verdict;
}

/** Replaces the stored document while the rules are evaluated without it. */
const unread = new EvaluationError('the document has not been read');

function evaluateRules(rules: RulesFile, access: AccessRequest): Verdict {
  const documents = new DocumentAccess(
    access.readDocument,
    access.requestReads,
    access.service === 'cloud.firestore' ? access.path[1] : undefined,
  );
  const steps = { count: 0 };
  const reasons: string[] = [];
  for (const service of rules.services.filter(({ name }) => name === access.service)) {
    const globals = new Scope(undefined, Object.entries(access.variables), [
      ...rules.functions,
      ...service.functions,
    ]);
    for (const { allow, scope } of allowsFor(service.matches, access.path, globals, access.unknownId)) {
      if (!decidesAbout(allow, access.operation)) continue;
      const refusal = refusalOf(allow, scope, documents, steps);
      if (refusal === undefined) return { allowed: true, reasons: [], cost: steps.count };
      reasons.push(`${refusal} for '${access.operation}' @ ${allow.at.line}:${allow.at.column}`);
    }
  }
  if (reasons.length === 0) reasons.push(`no rule allows '${access.operation}' here`);
  return { allowed: false, reasons, cost: steps.count };
}

/** The `allow` statements for the requested path. A statement's path is joined from all matches around it. */
export function* allowsFor(
  matches: readonly MatchBlock[],
  path: readonly string[],
  outer: Scope,
  unknownId?: string,
): Generator<{ allow: AllowStatement; scope: Scope }> {
  for (const match of matches)
    for (const { variables, rest } of matchPath(match.segments, path, unknownId)) {
      const scope = new Scope(outer, variables, match.functions);
      if (rest.length === 0) for (const allow of match.allows) yield { allow, scope };
      yield* allowsFor(match.matches, rest, scope, unknownId);
    }
}

/** The values of a match's wildcards, and the rest of the path for inner matches. */
interface PathMatch {
  variables: [string, RuleValue][];
  rest: readonly string[];
}

/** All ways in which segments can match the beginning of a path; `{name=**}` matches zero or more segments. */
function matchPath(
  segments: readonly MatchSegment[],
  path: readonly string[],
  unknownId?: string,
): PathMatch[] {
  const [segment, ...following] = segments;
  const [first, ...others] = path;
  if (!segment) return [{ variables: [], rest: path }];
  if (segment.kind === 'text') return segment.text === first ? matchPath(following, others, unknownId) : [];
  const { name, recursive } = segment;
  if (!recursive && first === undefined) return [];
  const counts = recursive ? [...path.keys(), path.length] : [1];
  return counts.flatMap((count) => {
    const taken = path.slice(0, count);
    const known = recursive ? new RulesPath(taken) : taken.join('/');
    const value = unknownId !== undefined && taken.includes(unknownId) ? new UnknownValue(name) : known;
    return matchPath(following, path.slice(count), unknownId).map(({ variables, rest }) => ({
      variables: [[name, value], ...variables],
      rest,
    }));
  });
}

/** Whether the statement contains the operation, or its shorthand (`read` or `write`). */
export function decidesAbout(allow: AllowStatement, operation: Operation): boolean {
  const shorthand = operation === 'get' || operation === 'list' ? 'read' : 'write';
  return allow.methods.includes(operation) || allow.methods.includes(shorthand);
}

/** Returns undefined if the condition is true, otherwise a text with its result. */
function refusalOf(
  { condition }: AllowStatement,
  scope: Scope,
  documents: DocumentAccess,
  steps: { count: number },
): string | undefined {
  if (!condition) return undefined;
  try {
    const value = evaluateExpression(condition, { scope, documents, depth: 0, steps });
    if (value === true) return undefined;
    return value === false ? 'false' : `the condition is ${typeName(value)}, not bool,`;
  } catch (error) {
    if (!(error instanceof EvaluationError)) throw error;
    return `error (${error.at?.line}:${error.at?.column} ${error.message})`;
  }
}

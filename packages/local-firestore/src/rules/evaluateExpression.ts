import { builtinFunctions } from './builtinFunctions.ts';
import { callUnknownMethod } from './callUnknownMethod.ts';
import { type DocumentAccess, documentFunctions } from './documentAccess.ts';
import { EvaluationError } from './EvaluationError.ts';
import { expectValue } from './expectValue.ts';
import { namespaces } from './namespaces.ts';
import { applyOperator, negate } from './operators.ts';
import { readField, readIndex, readSlice } from './readValue.ts';
import { RulesPath, type RuleValue, typeName } from './ruleValue.ts';
import { type Closure, Scope } from './Scope.ts';
import type { Expression, PathPart } from './syntaxTree.ts';
import { UnknownValue, unknownError } from './UnknownValue.ts';
import { valueMethods } from './valueMethods.ts';

/** One request may evaluate this many expressions (Google's limit); names and literals are not counted. */
const expressionLimit = 1000;

/** Functions may call each other this deep (Google's limit). */
const callDepthLimit = 20;

/** What an expression can use: the names in scope, the documents, and the depth of function calls. */
export interface EvaluationContext {
  /** How many expressions have been evaluated for this request. */
  steps: { count: number };
  scope: Scope;
  documents: DocumentAccess;
  depth: number;
}

/** The value of an expression. @throws EvaluationError with the place of the innermost expression that has no value */
export function evaluateExpression(expression: Expression, context: EvaluationContext): RuleValue {
  try {
    if (expression.kind !== 'literal' && expression.kind !== 'name') context.steps.count += 1;
    if (context.steps.count > expressionLimit)
      throw new EvaluationError(`more than ${expressionLimit} expressions evaluated`);
    return evaluate(expression, context);
  } catch (error) {
    if (error instanceof EvaluationError) error.at ??= expression.at;
    throw error;
  }
}

function evaluate(expression: Expression, context: EvaluationContext): RuleValue {
  const value = (part: Expression) => evaluateExpression(part, context);
  switch (expression.kind) {
    case 'literal':
      return expression.value;
    case 'list':
      return expression.items.map(value);
    case 'map':
      return new Map(
        expression.entries.map((entry) => [expectValue.text(value(entry.key)), value(entry.value)]),
      );
    case 'path':
      return new RulesPath(expression.parts.flatMap((part) => pathSegments(part, value)));
    case 'name':
      return readVariable(context.scope, expression.name);
    case 'field':
      return readField(value(expression.target), expression.name);
    case 'index':
      return readIndex(value(expression.target), value(expression.index));
    case 'slice':
      return readSlice(value(expression.target), value(expression.from), value(expression.to));
    case 'call':
      return call(expression.name, expression.args.map(value), context);
    case 'method':
      return callMethod(expression, context);
    case 'unary': {
      const operand = value(expression.operand);
      return expression.operator === '!' ? !expectValue.boolean(operand) : negate(operand);
    }
    case 'binary':
      if (expression.operator === '||' || expression.operator === '&&')
        return decide(expression.operator === '||', [expression.left, expression.right], value);
      return applyOperator(expression.operator, value(expression.left), value(expression.right));
    case 'is':
      return isOfType(value(expression.operand), expression.type);
    case 'conditional':
      return value(expectValue.boolean(value(expression.condition)) ? expression.yes : expression.no);
  }
}

function readVariable(scope: Scope, name: string): RuleValue {
  const value = scope.variable(name);
  if (value === undefined) throw new EvaluationError(`"${name}" has no value here`);
  return value;
}

/** `||` and `&&`: the deciding value (true or false) on either side wins over an error on the other. */
function decide(deciding: boolean, sides: Expression[], value: (part: Expression) => RuleValue): boolean {
  let failure: EvaluationError | undefined;
  for (const side of sides) {
    try {
      if (expectValue.boolean(value(side)) === deciding) return deciding;
    } catch (error) {
      if (!(error instanceof EvaluationError)) throw error;
      failure ??= error;
    }
  }
  if (failure) throw failure;
  return !deciding;
}

function pathSegments(part: PathPart, value: (part: Expression) => RuleValue): string[] {
  if (part.kind === 'text') return [part.text];
  const segment = value(part.value);
  if (segment instanceof RulesPath) return [...segment.segments];
  const text = typeof segment === 'bigint' ? String(segment) : expectValue.text(segment);
  if (text === '' || text.includes('/')) throw new EvaluationError(`"${text}" is not a path segment`);
  return [text];
}

function isOfType(value: RuleValue, type: string): boolean {
  if (value instanceof UnknownValue) throw unknownError(value);
  const name = typeName(value);
  return name === type || (type === 'number' && (name === 'int' || name === 'float'));
}

function call(name: string, args: RuleValue[], context: EvaluationContext): RuleValue {
  const closure = context.scope.function(name);
  if (closure) return callFunction(closure, args, context);
  const builtin = builtinFunctions[name];
  return builtin ? builtin(...args) : context.documents.call(name, args[0] ?? null);
}

function callFunction(
  { declaration, scope }: Closure,
  args: RuleValue[],
  context: EvaluationContext,
): RuleValue {
  const depth = context.depth + 1;
  if (depth > callDepthLimit) throw new EvaluationError(`calls are nested deeper than ${callDepthLimit}`);
  const own = new Scope(
    scope,
    declaration.parameters.map((parameter, index): [string, RuleValue] => [parameter, args[index] ?? null]),
  );
  const inner = { ...context, scope: own, depth };
  for (const { name, value } of declaration.lets) own.define(name, evaluateExpression(value, inner));
  return evaluateExpression(declaration.result, inner);
}

function callMethod(expression: Expression & { kind: 'method' }, context: EvaluationContext): RuleValue {
  const { target, name } = expression;
  const args = expression.args.map((arg) => evaluateExpression(arg, context));
  if (target.kind === 'name' && context.scope.variable(target.name) === undefined) {
    const namespaced = namespaces[target.name]?.[name];
    if (namespaced) return namespaced(...args);
    if (target.name === 'firestore' && documentFunctions.includes(name))
      return context.documents.call(name, args[0] ?? null);
  }
  const value = evaluateExpression(target, context);
  if (value instanceof UnknownValue) return callUnknownMethod(value, name, args);
  const method = valueMethods[typeName(value)]?.[name];
  // The value itself is the first argument.
  if (method?.length !== args.length + 1)
    throw new EvaluationError(`${typeName(value)} has no method ${name} with ${args.length} arguments`);
  return method(value, ...args);
}

import { charge, otherwiseCost, ownCost } from '../expressionCost.ts';
import { builtinFunctions } from '../methods/builtinFunctions.ts';
import { namespaces } from '../methods/namespaces.ts';
import { valueMethods } from '../methods/valueMethods.ts';
import type { Expression, PathPart } from '../syntax/syntaxTree.ts';
import { callUnknownMethod } from './callUnknownMethod.ts';
import { type DocumentAccess, documentFunctions } from './documentAccess.ts';
import { EvaluationError, unknownError } from './EvaluationError.ts';
import { expectValue } from './expectValue.ts';
import { applyOperator, negate } from './operators.ts';
import { readField, readIndex, readSlice } from './readValue.ts';
import { PartialMap, RulesPath, type RuleValue, typeName, UnknownValue } from './ruleValue.ts';
import { type Closure, Scope, type Settled } from './Scope.ts';
import { toText } from './toText.ts';

/** Maximum depth of nested function calls (Google's limit). */
const callDepthLimit = 20;

/** The context of an expression: the names in scope, the documents, and the depth of function calls. */
export interface EvaluationContext {
  /** How many expressions have been evaluated for this operation. */
  steps: { count: number };
  scope: Scope;
  documents: DocumentAccess;
  depth: number;
}

/** The value of an expression. @throws EvaluationError with the place of the innermost expression that has no value */
export function evaluateExpression(expression: Expression, context: EvaluationContext): RuleValue {
  try {
    charge(context.steps, ownCost(expression));
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
      return evaluateAll(expression.items, context);
    case 'map': {
      const keys = settleAll(
        expression.entries.map(({ key }) => key),
        context,
      );
      const values = settleAll(
        expression.entries.map((entry) => entry.value),
        context,
      );
      return new Map(keys.map((key, index) => [expectValue.text(known(key)), known(values[index] ?? null)]));
    }
    case 'path':
      return new RulesPath(expression.parts.flatMap((part) => pathSegments(part, value)));
    case 'name':
      return readVariable(context.scope, expression.name);
    case 'field':
      return readField(value(expression.target), expression.name);
    case 'index': {
      const [target = null, index = null] = evaluateAll([expression.target, expression.index], context);
      return readIndex(target, index);
    }
    case 'slice': {
      const { target, from, to } = expression;
      const [whole = null, start = null, end = null] = evaluateAll([target, from, to], context);
      return readSlice(whole, start, end);
    }
    case 'call':
      return call(expression.name, settleAll(expression.args, context), context);
    case 'method':
      return callMethod(expression, context);
    case 'unary': {
      const operand = value(expression.operand);
      return expression.operator === '!' ? !expectValue.boolean(operand) : negate(operand);
    }
    case 'binary': {
      const { operator } = expression;
      if (operator === '||' || operator === '&&') return decide(expression, context);
      const [left = null, right = null] = evaluateAll([expression.left, expression.right], context);
      return applyOperator(operator, left, right);
    }
    case 'is':
      return isOfType(value(expression.operand), expression.type);
    case 'conditional': {
      const chosen = expectValue.boolean(value(expression.condition)) ? 'yes' : 'no';
      if (chosen === 'no') charge(context.steps, otherwiseCost);
      return value(expression[chosen]);
    }
  }
}

function readVariable(scope: Scope, name: string): RuleValue {
  const value = scope.variable(name);
  if (value === undefined) throw new EvaluationError(`"${name}" has no value here`);
  return known(value);
}

/** The values of several expressions. An error in one does not stop the others; using that value throws the error. */
function settleAll(expressions: readonly Expression[], context: EvaluationContext): Settled[] {
  return expressions.map((expression) => settle(expression, context));
}

function settle(expression: Expression, context: EvaluationContext): Settled {
  try {
    return evaluateExpression(expression, context);
  } catch (error) {
    if (error instanceof EvaluationError) return error;
    throw error;
  }
}

function known(value: Settled): RuleValue {
  if (value instanceof EvaluationError) throw value;
  return value;
}

function evaluateAll(expressions: readonly Expression[], context: EvaluationContext): RuleValue[] {
  return settleAll(expressions, context).map(known);
}

/** `||` and `&&`: an error on one side is ignored if the other side decides the result. */
function decide(
  { operator, left, right }: Expression & { kind: 'binary' },
  context: EvaluationContext,
): boolean {
  const deciding = operator === '||';
  let failure: EvaluationError | undefined;
  for (const side of [left, right]) {
    try {
      if (side === right) charge(context.steps, 1);
      if (expectValue.boolean(evaluateExpression(side, context)) === deciding) return deciding;
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
  if (segment instanceof UnknownValue) throw unknownError(segment);
  return segment instanceof RulesPath ? [...segment.segments] : [toText(segment)];
}

function isOfType(value: RuleValue, type: string): boolean {
  if (value instanceof PartialMap) return type === 'map';
  if (value instanceof UnknownValue) throw unknownError(value);
  const name = typeName(value);
  // Google's engine accepts the type `set`, but `is set` is false for every value.
  if (type === 'set') return false;
  return name === type || (type === 'number' && (name === 'int' || name === 'float'));
}

function call(name: string, settled: Settled[], context: EvaluationContext): RuleValue {
  const closure = context.scope.function(name);
  if (closure) return callFunction(closure, settled, context);
  const args = settled.map(known);
  const builtin = builtinFunctions[name];
  return builtin ? builtin(...args) : context.documents.call(name, args[0] ?? null);
}

function callFunction(
  { declaration, scope }: Closure,
  args: Settled[],
  context: EvaluationContext,
): RuleValue {
  const depth = context.depth + 1;
  if (depth > callDepthLimit) throw new EvaluationError(`calls are nested deeper than ${callDepthLimit}`);
  const own = new Scope(
    scope,
    declaration.parameters.map((parameter, index): [string, Settled] => [parameter, args[index] ?? null]),
  );
  const inner = { ...context, scope: own, depth };
  for (const { name, value } of declaration.lets) {
    charge(context.steps, 1);
    own.define(name, settle(value, inner));
  }
  return evaluateExpression(declaration.result, inner);
}

function callMethod(expression: Expression & { kind: 'method' }, context: EvaluationContext): RuleValue {
  const { target, name } = expression;
  if (target.kind === 'name' && context.scope.variable(target.name) === undefined) {
    const namespaced = namespaces[target.name]?.[name];
    if (namespaced) return namespaced(...evaluateAll(expression.args, context));
    if (target.name === 'firestore' && documentFunctions.includes(name))
      return context.documents.call(name, evaluateAll(expression.args, context)[0] ?? null);
  }
  const [value = null, ...args] = evaluateAll([target, ...expression.args], context);
  if (value instanceof UnknownValue) return callUnknownMethod(value, name, args);
  const method = valueMethods[typeName(value)]?.[name];
  // The value itself is the first argument.
  if (method?.length !== args.length + 1)
    throw new EvaluationError(`${typeName(value)} has no method ${name} with ${args.length} arguments`);
  return method(value, ...args);
}

import { isPromised } from './compareUnknown.ts';
import { unknownError } from './EvaluationError.ts';
import { expectValue } from './expectValue.ts';
import { PartialMap, type RuleValue, UnknownValue } from './ruleValue.ts';

/**
 * Calls a method of a value that a query leaves open. Returns the result if it is the same for every document that the
 * query can find.
 * @throws EvaluationError naming the field otherwise
 */
export function callUnknownMethod(target: UnknownValue, name: string, args: RuleValue[]): RuleValue {
  const [first = null] = args;
  if (target instanceof PartialMap) {
    if (name !== 'get' || args.length !== 2 || typeof first !== 'string') throw unknownError(target);
    // If the query does not require the field, it could be missing, and the result would be the second argument.
    if (target.requires(first)) return target.get(first);
    throw unknownError(new UnknownValue(`${target.name}.${first}`));
  }
  if (
    name === 'hasAny' &&
    expectValue.list(first).some((item) => isPromised(target.knowledge.contains, item))
  )
    return true;
  throw unknownError(target);
}

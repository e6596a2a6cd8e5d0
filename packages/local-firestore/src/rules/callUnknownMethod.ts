import { expectValue } from './expectValue.ts';
import { contains, type RuleValue } from './ruleValue.ts';
import { PartialMap, UnknownValue, unknownError } from './UnknownValue.ts';

/**
 * A method of a value that a query leaves open: its result when it is the same for every document that the query can find.
 * @throws EvaluationError naming the field otherwise
 */
export function callUnknownMethod(
  target: UnknownValue | PartialMap,
  name: string,
  args: RuleValue[],
): RuleValue {
  const [first = null, second = null] = args;
  if (target instanceof UnknownValue && (name === 'hasAll' || name === 'hasAny') && args.length === 1) {
    const known = expectValue.items(first).filter((item) => contains(target.knowledge.contains, item));
    if (name === 'hasAny' ? known.length > 0 : known.length === expectValue.items(first).length) return true;
  }
  if (target instanceof PartialMap && name === 'get' && args.length === 2 && typeof first === 'string') {
    // A field that is not required could be missing, and then the second argument would be the result.
    if (target.requires(first) || second === undefined) return target.get(first);
    throw unknownError(new UnknownValue(`${target.name}.${first}`));
  }
  throw unknownError(target);
}

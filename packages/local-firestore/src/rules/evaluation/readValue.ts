import { EvaluationError, unknownError } from './EvaluationError.ts';
import { expectValue } from './expectValue.ts';
import { isList, PartialMap, RulesPath, type RuleValue, typeName, UnknownValue } from './ruleValue.ts';

/** `target.name`. @throws EvaluationError when the field is missing */
export function readField(target: RuleValue, name: string): RuleValue {
  if (target instanceof PartialMap) return target.get(name);
  if (target instanceof UnknownValue) throw unknownError(target);
  const value = target instanceof Map ? target.get(name) : undefined;
  if (value !== undefined) return value;
  throw new EvaluationError(`field ${name} is undefined on ${typeName(target)}`);
}

/** `target[index]` of a map, a list, a path or a string. @throws EvaluationError when there is no such element */
export function readIndex(target: RuleValue, index: RuleValue): RuleValue {
  if (target instanceof Map || target instanceof UnknownValue)
    return readField(target, expectValue.text(index));
  const item = itemsOf(target)[Number(expectValue.int(index))];
  if (item !== undefined) return item;
  throw new EvaluationError(`no element ${index} in ${typeName(target)}`);
}

function itemsOf(target: RuleValue): readonly RuleValue[] {
  if (typeof target === 'string') return target.split('');
  if (target instanceof RulesPath) return target.segments;
  return isList(target) ? target : [];
}

/**
 * `target[from:to]` of a list, a path or a string; `to` is exclusive. As in Google's engine, elements must exist at
 * `from` and just before `to`. @throws EvaluationError out of bounds
 */
export function readSlice(target: RuleValue, from: RuleValue, to: RuleValue): RuleValue {
  const start = Number(expectValue.int(from));
  const end = Number(expectValue.int(to));
  const path = target instanceof RulesPath ? target.segments : undefined;
  const items = path ?? (typeof target === 'string' ? target : expectValue.list(target));
  if (start < 0 || start >= items.length || end < Math.max(start, 1) || end > items.length)
    throw new EvaluationError('the range is out of bounds');
  return path ? new RulesPath(path.slice(start, end)) : items.slice(start, end);
}

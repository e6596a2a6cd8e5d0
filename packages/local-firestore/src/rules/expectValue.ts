import { EvaluationError } from './EvaluationError.ts';
import {
  Duration,
  isList,
  type RulesMap,
  RulesPath,
  RulesSet,
  type RuleValue,
  Timestamp,
  typeName,
} from './ruleValue.ts';
import { isUnknown, unknownError } from './UnknownValue.ts';

/** Returns the value as the type a function needs. Each throws EvaluationError for any other type. */
export const expectValue = {
  boolean(value: RuleValue): boolean {
    return typeof value === 'boolean' ? value : refuse(value, 'a bool');
  },
  int(value: RuleValue): bigint {
    return typeof value === 'bigint' ? value : refuse(value, 'an int');
  },
  number(value: RuleValue): bigint | number {
    return typeof value === 'bigint' || typeof value === 'number' ? value : refuse(value, 'a number');
  },
  text(value: RuleValue): string {
    return typeof value === 'string' ? value : refuse(value, 'a string');
  },
  bytes(value: RuleValue): Uint8Array {
    return value instanceof Uint8Array ? value : refuse(value, 'bytes');
  },
  list(value: RuleValue): readonly RuleValue[] {
    return isList(value) ? value : refuse(value, 'a list');
  },
  /** A list or a set, as `hasAll` and its kin take. */
  items(value: RuleValue): readonly RuleValue[] {
    return value instanceof RulesSet ? value.items : isList(value) ? value : refuse(value, 'a list or a set');
  },
  set(value: RuleValue): RulesSet {
    return value instanceof RulesSet ? value : refuse(value, 'a set');
  },
  map(value: RuleValue): RulesMap {
    return value instanceof Map ? value : refuse(value, 'a map');
  },
  path(value: RuleValue): RulesPath {
    return value instanceof RulesPath ? value : refuse(value, 'a path');
  },
  timestamp(value: RuleValue): Timestamp {
    return value instanceof Timestamp ? value : refuse(value, 'a timestamp');
  },
  duration(value: RuleValue): Duration {
    return value instanceof Duration ? value : refuse(value, 'a duration');
  },
};

function refuse(value: RuleValue, wanted: string): never {
  if (isUnknown(value)) throw unknownError(value);
  throw new EvaluationError(`expected ${wanted}, found ${typeName(value)}`);
}

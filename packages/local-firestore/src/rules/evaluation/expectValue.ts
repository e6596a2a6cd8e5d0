import { EvaluationError, unknownError } from './EvaluationError.ts';
import {
  Duration,
  isList,
  isNumber,
  LatLng,
  RulesPath,
  RulesSet,
  type RuleValue,
  Timestamp,
  typeName,
  UnknownValue,
} from './ruleValue.ts';

/** Each function returns a value of its type unchanged, and throws EvaluationError for a value of any other type. */
export const expectValue = {
  boolean: (value: RuleValue) => (typeof value === 'boolean' ? value : refuse(value, 'a bool')),
  int: (value: RuleValue) => (typeof value === 'bigint' ? value : refuse(value, 'an int')),
  number: (value: RuleValue) => (isNumber(value) ? value : refuse(value, 'a number')),
  text: (value: RuleValue) => (typeof value === 'string' ? value : refuse(value, 'a string')),
  bytes: (value: RuleValue) => (value instanceof Uint8Array ? value : refuse(value, 'bytes')),
  list: (value: RuleValue) => (isList(value) ? value : refuse(value, 'a list')),
  set: (value: RuleValue) => (value instanceof RulesSet ? value : refuse(value, 'a set')),
  map: (value: RuleValue) => (value instanceof Map ? value : refuse(value, 'a map')),
  path: (value: RuleValue) => (value instanceof RulesPath ? value : refuse(value, 'a path')),
  timestamp: (value: RuleValue) => (value instanceof Timestamp ? value : refuse(value, 'a timestamp')),
  duration: (value: RuleValue) => (value instanceof Duration ? value : refuse(value, 'a duration')),
  latLng: (value: RuleValue) => (value instanceof LatLng ? value : refuse(value, 'a latlng')),
  /** The items of a list or a set, for `hasAll` and similar methods. */
  items(value: RuleValue): readonly RuleValue[] {
    return value instanceof RulesSet ? value.items : isList(value) ? value : refuse(value, 'a list or a set');
  },
};

function refuse(value: RuleValue, wanted: string): never {
  if (value instanceof UnknownValue) throw unknownError(value);
  throw new EvaluationError(`expected ${wanted}, found ${typeName(value)}`);
}

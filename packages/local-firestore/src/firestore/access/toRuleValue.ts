import {
  LatLng,
  type RulesMap,
  RulesPath,
  type RuleValue,
  Timestamp,
} from '../../rules/evaluation/ruleValue.ts';
import { rulesPath } from '../documents/documentName.ts';
import { toMicros } from '../documents/timestamps.ts';
import type { Fields, Value } from '../documents/wireValue.ts';

/** A stored value as rules see it. */
export function toRuleValue(value: Value): RuleValue {
  if ('nullValue' in value) return null;
  if ('booleanValue' in value) return value.booleanValue;
  if ('integerValue' in value) return BigInt(value.integerValue);
  // Rules see no negative zero.
  if ('doubleValue' in value) return Number(value.doubleValue) + 0;
  if ('timestampValue' in value) return toRuleTime(value.timestampValue);
  if ('stringValue' in value) return value.stringValue;
  if ('bytesValue' in value) return new Uint8Array(Buffer.from(value.bytesValue, 'base64'));
  if ('referenceValue' in value) return new RulesPath(rulesPath(value.referenceValue));
  if ('geoPointValue' in value)
    return new LatLng(value.geoPointValue.latitude, value.geoPointValue.longitude);
  if ('arrayValue' in value) return value.arrayValue.values.map(toRuleValue);
  return toRuleMap(value.mapValue.fields);
}

/** Fields of a document as a map of the rules language. */
export function toRuleMap(fields: Fields): RulesMap {
  return new Map(Object.entries(fields).map(([name, value]) => [name, toRuleValue(value)]));
}

/** The rules timestamp of an RFC 3339 text. */
export function toRuleTime(text: string): Timestamp {
  return new Timestamp(toMicros(text) * 1000n);
}

/** The rules value of plain JSON, such as the claims of a token; whole numbers become integers. */
export function jsonToRuleValue(json: unknown): RuleValue {
  if (typeof json === 'number') return Number.isInteger(json) ? BigInt(json) : json;
  if (typeof json === 'string' || typeof json === 'boolean') return json;
  if (Array.isArray(json)) return json.map(jsonToRuleValue);
  if (json === null || json === undefined) return null;
  return new Map(Object.entries(json).map(([key, value]) => [key, jsonToRuleValue(value)]));
}

import { toRuleTime } from '../firestore/access/toRuleValue.ts';
import { RulesPath, RulesSet, type RuleValue } from '../rules/evaluation/ruleValue.ts';

/** A value in the Storage emulator's format: one key, which names the type. */
export interface TaggedValue {
  null_value?: null;
  bool_value?: boolean;
  int_value?: number | string;
  float_value?: number;
  string_value?: string;
  timestamp_value?: string;
  path_value?: { segments?: { simple: string }[] };
  list_value?: { values?: TaggedValue[] };
  set_value?: { values?: TaggedValue[] };
  map_value?: { fields?: Record<string, TaggedValue> };
}

/** Converts a value to the evaluator's form. @throws Error for an unknown tag */
export function fromTaggedValue(tagged: TaggedValue): RuleValue {
  if ('null_value' in tagged) return null;
  if (tagged.bool_value !== undefined) return tagged.bool_value;
  if (tagged.int_value !== undefined) return BigInt(tagged.int_value);
  if (tagged.float_value !== undefined) return tagged.float_value;
  if (tagged.string_value !== undefined) return tagged.string_value;
  if (tagged.timestamp_value !== undefined) return toRuleTime(tagged.timestamp_value);
  if (tagged.path_value) return new RulesPath((tagged.path_value.segments ?? []).map(({ simple }) => simple));
  if (tagged.list_value) return (tagged.list_value.values ?? []).map(fromTaggedValue);
  if (tagged.set_value) return new RulesSet((tagged.set_value.values ?? []).map(fromTaggedValue));
  if (tagged.map_value)
    return new Map(
      Object.entries(tagged.map_value.fields ?? {}).map(([key, value]) => [key, fromTaggedValue(value)]),
    );
  throw new Error(`The rules engine does not know the value ${JSON.stringify(Object.keys(tagged))}.`);
}

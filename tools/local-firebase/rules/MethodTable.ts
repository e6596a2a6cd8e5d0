import type { RuleValue } from './ruleValue.ts';

/** One method or function: the numbers of arguments it takes, and what it answers. */
interface Method {
  arity: readonly number[];
  run: (target: RuleValue, ...args: RuleValue[]) => RuleValue;
}

/** The methods of one type of value, or the functions of one namespace, by name. */
export type MethodTable = Record<string, Method>;

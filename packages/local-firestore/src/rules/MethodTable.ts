import type { RuleValue } from './ruleValue.ts';

/** One method or function: the accepted numbers of arguments, and the implementation. */
interface Method {
  arity: readonly number[];
  run: (target: RuleValue, ...args: RuleValue[]) => RuleValue;
}

/** The methods of one type of value, or the functions of one namespace, by name. */
export type MethodTable = Record<string, Method>;

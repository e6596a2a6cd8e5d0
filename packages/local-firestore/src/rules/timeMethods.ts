import { expectValue } from './expectValue.ts';
import type { MethodTable } from './MethodTable.ts';
import { Duration, type RuleValue, Timestamp } from './ruleValue.ts';

const { duration, timestamp } = expectValue;
const millisecond = 1_000_000n;
const second = 1_000_000_000n;
const dayInMilliseconds = 86_400_000;

/** The methods of timestamps (always UTC) and durations. */
export const timeMethods: Record<string, MethodTable> = {
  timestamp: {
    date: { arity: [0], run: (target) => new Timestamp(BigInt(startOfDay(target)) * millisecond) },
    day: { arity: [0], run: (target) => BigInt(dateOf(target).getUTCDate()) },
    // Monday is 1 and Sunday is 7.
    dayOfWeek: { arity: [0], run: (target) => BigInt(dateOf(target).getUTCDay() || 7) },
    dayOfYear: { arity: [0], run: (target) => BigInt(dayOfYear(target)) },
    hours: { arity: [0], run: (target) => BigInt(dateOf(target).getUTCHours()) },
    minutes: { arity: [0], run: (target) => BigInt(dateOf(target).getUTCMinutes()) },
    month: { arity: [0], run: (target) => BigInt(dateOf(target).getUTCMonth() + 1) },
    nanos: { arity: [0], run: (target) => modulo(timestamp(target).nanos, second) },
    seconds: { arity: [0], run: (target) => BigInt(dateOf(target).getUTCSeconds()) },
    time: {
      arity: [0],
      run: (target) => new Duration(timestamp(target).nanos - BigInt(startOfDay(target)) * millisecond),
    },
    toMillis: { arity: [0], run: (target) => floorDivide(timestamp(target).nanos, millisecond) },
    year: { arity: [0], run: (target) => BigInt(dateOf(target).getUTCFullYear()) },
  },
  duration: {
    nanos: { arity: [0], run: (target) => duration(target).nanos % second },
    seconds: { arity: [0], run: (target) => duration(target).nanos / second },
  },
};

function dateOf(value: RuleValue): Date {
  return new Date(Number(floorDivide(timestamp(value).nanos, millisecond)));
}

function startOfDay(value: RuleValue): number {
  return Math.floor(dateOf(value).getTime() / dayInMilliseconds) * dayInMilliseconds;
}

function dayOfYear(value: RuleValue): number {
  return (startOfDay(value) - Date.UTC(dateOf(value).getUTCFullYear(), 0, 1)) / dayInMilliseconds + 1;
}

function modulo(value: bigint, by: bigint): bigint {
  return ((value % by) + by) % by;
}

/** Division that rounds down, for moments before 1970 too. */
function floorDivide(value: bigint, by: bigint): bigint {
  return (value - modulo(value, by)) / by;
}

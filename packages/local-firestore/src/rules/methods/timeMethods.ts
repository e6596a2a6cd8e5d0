import { expectValue } from '../evaluation/expectValue.ts';
import { Duration, type RuleFunctions, type RuleValue, Timestamp } from '../evaluation/ruleValue.ts';

const { duration, timestamp } = expectValue;
const millisecond = 1_000_000n;
const second = 1_000_000_000n;
const dayInMilliseconds = 86_400_000;

/** The methods of timestamps (always UTC) and durations. */
export const timeMethods: Record<string, RuleFunctions> = {
  timestamp: {
    date: (target) => new Timestamp(startOfDay(target)),
    day: (target) => BigInt(dateOf(target).getUTCDate()),
    // Monday is 1 and Sunday is 7.
    dayOfWeek: (target) => BigInt(dateOf(target).getUTCDay() || 7),
    dayOfYear: (target) => BigInt(dayOfYear(dateOf(target))),
    hours: (target) => BigInt(dateOf(target).getUTCHours()),
    minutes: (target) => BigInt(dateOf(target).getUTCMinutes()),
    month: (target) => BigInt(dateOf(target).getUTCMonth() + 1),
    nanos: (target) => modulo(timestamp(target).nanos, second),
    seconds: (target) => BigInt(dateOf(target).getUTCSeconds()),
    time: (target) => new Duration(timestamp(target).nanos - startOfDay(target)),
    toMillis: (target) => toMillis(target),
    year: (target) => BigInt(dateOf(target).getUTCFullYear()),
  },
  duration: {
    nanos: (target) => duration(target).nanos % second,
    seconds: (target) => duration(target).nanos / second,
  },
};

/** Rounds down, also for times before 1970. */
function toMillis(value: RuleValue): bigint {
  const { nanos } = timestamp(value);
  return (nanos - modulo(nanos, millisecond)) / millisecond;
}

function dateOf(value: RuleValue): Date {
  return new Date(Number(toMillis(value)));
}

/** The start of the UTC day, in nanoseconds since 1970. */
function startOfDay(value: RuleValue): bigint {
  const { nanos } = timestamp(value);
  return nanos - modulo(nanos, BigInt(dayInMilliseconds) * millisecond);
}

function dayOfYear(date: Date): number {
  const newYear = new Date(date).setUTCMonth(0, 1);
  return Math.floor((date.getTime() - newYear) / dayInMilliseconds) + 1;
}

function modulo(value: bigint, by: bigint): bigint {
  return ((value % by) + by) % by;
}

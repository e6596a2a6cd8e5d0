import { EvaluationError } from './EvaluationError.ts';
import { Duration, Timestamp } from './ruleValue.ts';

const second = 1_000_000_000n;
const firstSecond = BigInt(Date.parse('0001-01-01T00:00:00Z')) / 1000n;
const lastSecond = BigInt(Date.parse('9999-12-31T23:59:59Z')) / 1000n;
/** Google's upper bound of a duration: about ten thousand years. */
const mostSeconds = 315_576_000_000n;

/** A timestamp in the years 1 to 9999, from nanoseconds since 1970. @throws EvaluationError for any other */
export function timestampAt(nanos: bigint): Timestamp {
  if (nanos < firstSecond * second || nanos >= (lastSecond + 1n) * second)
    throw new EvaluationError('a timestamp lies in the years 1 to 9999');
  return new Timestamp(nanos);
}

/** A duration within Google's limit of 315,576,000,000 seconds. @throws EvaluationError for any other */
export function durationOf(nanos: bigint): Duration {
  const seconds = nanos / second;
  if (seconds > mostSeconds || seconds < -mostSeconds)
    throw new EvaluationError(`a duration has at most ${mostSeconds} seconds`);
  return new Duration(nanos);
}

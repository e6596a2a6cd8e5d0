import { createHash } from 'node:crypto';
import { durationOf, timestampAt } from '../evaluation/boundedTime.ts';
import { EvaluationError } from '../evaluation/EvaluationError.ts';
import { expectValue } from '../evaluation/expectValue.ts';
import { negate, toInteger } from '../evaluation/operators.ts';
import { LatLng, type RuleFunctions, type RuleValue, type Timestamp } from '../evaluation/ruleValue.ts';

const { bytes, duration, int, number, text } = expectValue;

const durationUnits: Record<string, bigint> = {
  w: 604_800_000_000_000n,
  d: 86_400_000_000_000n,
  h: 3_600_000_000_000n,
  m: 60_000_000_000n,
  s: 1_000_000_000n,
  ms: 1_000_000n,
  ns: 1n,
};

/** Functions that are called as `namespace.name(…)`. */
export const namespaces: Record<string, RuleFunctions> = {
  math: {
    abs: (value) => absolute(number(value)),
    ceil: (value) => roundBy(Math.ceil, number(value)),
    floor: (value) => roundBy(Math.floor, number(value)),
    round: (value) => whole(Math.round, number(value)),
    isNaN: (value) => Number.isNaN(number(value)),
    pow: (base, exponent) => Number(number(base)) ** Number(number(exponent)),
    sqrt: (value) => Math.sqrt(Number(number(value))),
  },
  duration: {
    abs: (value) => (duration(value).nanos < 0n ? negate(value) : value),
    time: (hours, minutes, seconds, nanos) =>
      durationOf(span(hours, 'h') + span(minutes, 'm') + span(seconds, 's') + int(nanos)),
    value: (amount, unit) => durationOf(span(amount, text(unit))),
  },
  timestamp: {
    date: (year, month, day) => fromDate(Number(int(year)), Number(int(month)), Number(int(day))),
    value: (millis) => timestampAt(int(millis) * 1_000_000n),
  },
  latlng: {
    value: (latitude, longitude) => placeAt(Number(number(latitude)), Number(number(longitude))),
  },
  hashing: {
    crc32: (data) => checksum(data, 0xedb88320),
    crc32c: (data) => checksum(data, 0x82f63b78),
    md5: (data) => hash('md5', data),
    sha256: (data) => hash('sha256', data),
  },
};

function span(amount: RuleValue, unit: string): bigint {
  const size = durationUnits[unit];
  if (size === undefined) throw new EvaluationError(`unknown unit of time "${unit}"`);
  const nanos = int(amount) * size;
  // In Google's engine, only the conversion of milliseconds can overflow 64 bits.
  if (unit === 'ms' && BigInt.asIntN(64, nanos) !== nanos)
    throw new EvaluationError('a duration of that many milliseconds overflows');
  return nanos;
}

function fromDate(year: number, month: number, day: number): Timestamp {
  const date = new Date(0);
  // Unlike Date.UTC, this does not move the years 0 to 99 to the 20th century.
  date.setUTCFullYear(year, month - 1, day);
  // An impossible month or day rolls over to another date.
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    throw new EvaluationError('not a date');
  return timestampAt(BigInt(date.getTime()) * 1_000_000n);
}

function placeAt(latitude: number, longitude: number): LatLng {
  if (Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180) return new LatLng(latitude, longitude);
  throw new EvaluationError(`there is no place at ${latitude}, ${longitude}`);
}

/** The smallest integer stays negative, because its absolute value does not fit 64 bits. */
function absolute(value: bigint | number): bigint | number {
  if (typeof value === 'number') return Math.abs(value);
  return BigInt.asIntN(64, value < 0n ? -value : value);
}

function whole(round: (value: number) => number, value: bigint | number): bigint {
  if (typeof value === 'bigint') return value;
  return toInteger(round(value));
}

/** `ceil` and `floor` return a float, `round` an int. */
function roundBy(round: (value: number) => number, value: bigint | number): number {
  return round(Number(value));
}

function hash(algorithm: string, data: RuleValue): Uint8Array {
  return new Uint8Array(createHash(algorithm).update(bytesOf(data)).digest());
}

/** A 32-bit CRC with a reversed polynomial, as four bytes in little-endian order, as in Google's engine. */
function checksum(data: RuleValue, polynomial: number): Uint8Array {
  let crc = 0xffffffff;
  for (const byte of bytesOf(data)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? polynomial : 0);
  }
  const result = Buffer.alloc(4);
  result.writeUInt32LE((crc ^ 0xffffffff) >>> 0);
  return new Uint8Array(result);
}

function bytesOf(data: RuleValue): Uint8Array {
  return typeof data === 'string' ? Buffer.from(data) : bytes(data);
}

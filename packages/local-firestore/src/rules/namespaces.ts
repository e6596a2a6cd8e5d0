import { createHash } from 'node:crypto';
import { EvaluationError } from './EvaluationError.ts';
import { expectValue } from './expectValue.ts';
import type { MethodTable } from './MethodTable.ts';
import { bounded, negate } from './operators.ts';
import { Duration, LatLng, type RuleValue, Timestamp } from './ruleValue.ts';

const { duration, int, number } = expectValue;

const durationUnits: Record<string, bigint> = {
  w: 604_800_000_000_000n,
  d: 86_400_000_000_000n,
  h: 3_600_000_000_000n,
  m: 60_000_000_000n,
  s: 1_000_000_000n,
  ms: 1_000_000n,
  ns: 1n,
};

/** Functions that are called as `namespace.name(…)`; the target of `run` is not used. */
export const namespaces: Record<string, MethodTable> = {
  math: {
    abs: {
      arity: [1],
      run: (_, value) => (Number(number(value)) < 0 ? negate(value) : value),
    },
    ceil: { arity: [1], run: (_, value) => whole(Math.ceil, number(value)) },
    floor: { arity: [1], run: (_, value) => whole(Math.floor, number(value)) },
    round: { arity: [1], run: (_, value) => whole(Math.round, number(value)) },
    isInfinite: {
      arity: [1],
      run: (_, value) => Math.abs(Number(number(value))) === Number.POSITIVE_INFINITY,
    },
    isNaN: { arity: [1], run: (_, value) => Number.isNaN(Number(number(value))) },
    pow: { arity: [2], run: (_, base, exponent) => Number(number(base)) ** Number(number(exponent)) },
    sqrt: { arity: [1], run: (_, value) => Math.sqrt(Number(number(value))) },
  },
  duration: {
    abs: { arity: [1], run: (_, value) => new Duration(absolute(duration(value).nanos)) },
    time: {
      arity: [4],
      run: (_, hours, minutes, seconds, nanos) =>
        new Duration(span(hours, 'h') + span(minutes, 'm') + span(seconds, 's') + int(nanos)),
    },
    value: { arity: [2], run: (_, amount, unit) => new Duration(span(amount, expectValue.text(unit))) },
  },
  timestamp: {
    date: {
      arity: [3],
      run: (_, year, month, day) => fromDate(Number(int(year)), Number(int(month)), Number(int(day))),
    },
    value: { arity: [1], run: (_, millis) => new Timestamp(int(millis) * 1_000_000n) },
  },
  latlng: {
    value: {
      arity: [2],
      run: (_, latitude, longitude) => new LatLng(Number(number(latitude)), Number(number(longitude))),
    },
  },
  hashing: {
    crc32: { arity: [1], run: (_, data) => checksum(data, 0xedb88320) },
    crc32c: { arity: [1], run: (_, data) => checksum(data, 0x82f63b78) },
    md5: { arity: [1], run: (_, data) => hash('md5', data) },
    sha256: { arity: [1], run: (_, data) => hash('sha256', data) },
  },
};

function span(amount: RuleValue, unit: string): bigint {
  const size = durationUnits[unit];
  if (size === undefined) throw new EvaluationError(`unknown unit of time "${unit}"`);
  return int(amount) * size;
}

function fromDate(year: number, month: number, day: number): Timestamp {
  const millis = Date.UTC(year, month - 1, day);
  const date = new Date(millis);
  // A month or a day that there is not leads to another date.
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    throw new EvaluationError('not a date');
  return new Timestamp(BigInt(millis) * 1_000_000n);
}

function whole(round: (value: number) => number, value: bigint | number): bigint {
  if (typeof value === 'bigint') return value;
  if (!Number.isFinite(value)) throw new EvaluationError(`${value} cannot become an int`);
  return bounded(BigInt(round(value)));
}

function absolute(value: bigint): bigint {
  return value < 0n ? -value : value;
}

function hash(algorithm: string, data: RuleValue): Uint8Array {
  return new Uint8Array(createHash(algorithm).update(bytesOf(data)).digest());
}

/** A CRC of 32 bits by its reversed polynomial, as four bytes, the highest first. */
function checksum(data: RuleValue, polynomial: number): Uint8Array {
  let crc = 0xffffffff;
  for (const byte of bytesOf(data)) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? polynomial : 0);
  }
  const result = Buffer.alloc(4);
  result.writeUInt32BE((crc ^ 0xffffffff) >>> 0);
  return new Uint8Array(result);
}

function bytesOf(data: RuleValue): Uint8Array {
  return typeof data === 'string' ? Buffer.from(data) : expectValue.bytes(data);
}

import { invalid } from '../server/GoogleError.ts';

/** Microseconds since 1970 of an RFC 3339 text. Finer fractions are cut off, as in Firestore. @throws GoogleError */
export function toMicros(text: string): bigint {
  const parts = /^(\d{4}-\d\d-\d\d[Tt]\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|z|[+-]\d\d:\d\d)$/.exec(text);
  const seconds = Date.parse(`${parts?.[1]}${parts?.[3]}`);
  const day = parts?.[1]?.slice(0, 10) ?? '';
  // `Date` parses 30 February as a day in March.
  const isDay = !Number.isNaN(seconds) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day);
  if (!parts || !isDay) throw invalid(`Not a timestamp: ${JSON.stringify(text)}.`);
  return BigInt(seconds) * 1000n + BigInt((parts[2] ?? '').padEnd(6, '0').slice(0, 6));
}

/** The RFC 3339 text of a moment in microseconds since 1970. */
export function toRfc3339(micros: bigint): string {
  const fraction = ((micros % 1_000_000n) + 1_000_000n) % 1_000_000n;
  const whole = new Date(Number((micros - fraction) / 1000n)).toISOString().slice(0, 19);
  return fraction === 0n ? `${whole}Z` : `${whole}.${String(fraction).padStart(6, '0')}Z`;
}

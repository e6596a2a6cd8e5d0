import type { StoredDocument } from './applyWrite.ts';
import { numberOf } from './compareValues.ts';
import { fieldOf } from './filterPredicate.ts';
import { invalid, unsupported } from './GoogleError.ts';
import type { FieldReference } from './StructuredQuery.ts';
import { doubleOf, type Fields, type Value } from './wireValue.ts';

/** One aggregation as it comes over the wire: exactly one of count, sum and avg. */
export interface Aggregation {
  alias?: string;
  count?: { upTo?: string | number };
  sum?: { field: FieldReference };
  avg?: { field: FieldReference };
}

/** Counts, sums and averages of the documents a query found, by alias. @throws GoogleError */
export function aggregate(
  documents: readonly StoredDocument[],
  aggregations: readonly Aggregation[],
): Fields {
  if (aggregations.length === 0) throw invalid('An aggregation query needs at least one aggregation.');
  const paths = aggregations.flatMap(({ sum, avg }) => sum?.field.fieldPath ?? avg?.field.fieldPath ?? []);
  // As in Google's service, only documents that have every aggregated field count.
  const counted = documents.filter((document) => paths.every((path) => fieldOf(document, path)));
  return Object.fromEntries(
    aggregations.map((one, index) => [one.alias ?? `field_${index + 1}`, aggregateOne(counted, one)]),
  );
}

function aggregateOne(documents: readonly StoredDocument[], one: Aggregation): Value {
  if (one.count) {
    const upTo = one.count.upTo === undefined ? documents.length : Number(one.count.upTo);
    return { integerValue: String(Math.min(documents.length, upTo)) };
  }
  const path = one.sum?.field.fieldPath ?? one.avg?.field.fieldPath;
  if (path === undefined) throw unsupported(`the aggregation ${JSON.stringify(Object.keys(one))}`);
  const numbers = documents.flatMap((document) => {
    const value = fieldOf(document, path);
    return (value && numberOf(value)) ?? [];
  });
  if (one.sum) return sumOf(numbers);
  if (numbers.length === 0) return { nullValue: null };
  return {
    doubleValue: doubleOf(numbers.reduce<number>((sum, number) => sum + Number(number), 0) / numbers.length),
  };
}

/** An integer while all are integers and the sum fits 64 bits, otherwise a double. */
function sumOf(numbers: (bigint | number)[]): Value {
  const integers = numbers.filter((number) => typeof number === 'bigint');
  const sum = integers.reduce((total, number) => total + number, 0n);
  if (integers.length === numbers.length && BigInt.asIntN(64, sum) === sum)
    return { integerValue: String(sum) };
  return { doubleValue: doubleOf(numbers.reduce<number>((total, number) => total + Number(number), 0)) };
}

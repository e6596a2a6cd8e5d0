import { numberOf } from '../documents/compareValues.ts';
import { canonicalPath, documentKey, fieldReader } from '../documents/fieldPath.ts';
import type { StoredDocument } from '../documents/StoredDocument.ts';
import { assertFieldName, doubleOf, type Fields, type Value } from '../documents/wireValue.ts';
import { invalid } from '../server/GoogleError.ts';
import type { FieldReference, StructuredQuery } from './StructuredQuery.ts';

/** One aggregation in wire format: exactly one of count, sum and avg. */
export interface Aggregation {
  alias?: string;
  count?: { upTo?: string | number };
  sum?: { field?: FieldReference };
  avg?: { field?: FieldReference };
}

const mostAggregations = 5;

/** The fields that are summed or averaged, each once. @throws GoogleError INVALID_ARGUMENT when the query does not allow them */
export function aggregatedFields(query: StructuredQuery, aggregations: readonly Aggregation[]): string[] {
  const paths = [...new Set(aggregations.filter((one) => !one.count).map(aggregatedPath))];
  if (paths.length > 0 && query.select)
    throw invalid('A query with a sum or an average cannot select fields.');
  return paths;
}

/** Counts, sums and averages, keyed by alias, of documents that have all summed fields. @throws GoogleError */
export function aggregate(
  documents: readonly StoredDocument[],
  aggregations: readonly Aggregation[],
): Fields {
  if (aggregations.length === 0 || aggregations.length > mostAggregations)
    throw invalid(`An aggregation query needs 1 to ${mostAggregations} aggregations.`);
  // Unnamed aggregations are numbered separately, from field_1.
  let unnamed = 0;
  const names = aggregations.map(({ alias }) => {
    if (!alias) unnamed += 1;
    return alias || `field_${unnamed}`;
  });
  names.forEach(assertFieldName);
  if (new Set(names).size < names.length) throw invalid('Two aggregations have the same alias.');
  return Object.fromEntries(
    aggregations.map((one, index) => [names[index] ?? '', aggregateOne(documents, one)]),
  );
}

function aggregateOne(documents: readonly StoredDocument[], one: Aggregation): Value {
  if (one.count) {
    const upTo = one.count.upTo === undefined ? documents.length : Number(one.count.upTo);
    if (!(upTo >= 0)) throw invalid('upTo cannot be negative.');
    return { integerValue: String(Math.min(documents.length, upTo)) };
  }
  const read = fieldReader(aggregatedPath(one));
  const numbers = documents.flatMap((document) => {
    const value = read(document);
    return (value && numberOf(value)) ?? [];
  });
  if (one.sum) return sumOf(numbers);
  if (numbers.length === 0) return { nullValue: null };
  return {
    doubleValue: doubleOf(numbers.reduce<number>((sum, number) => sum + Number(number), 0) / numbers.length),
  };
}

/** The field that is summed or averaged. @throws GoogleError */
export function aggregatedPath(one: Aggregation): string {
  const kind = one.sum ?? one.avg;
  if (!kind) throw invalid('An aggregation needs exactly one of count, sum and avg.');
  if (!kind.field?.fieldPath) throw invalid('A sum or an average needs a field.');
  const path = canonicalPath(kind.field.fieldPath);
  if (path === documentKey) throw invalid(`${documentKey} cannot be aggregated.`);
  return path;
}

/** Returns an integer if all numbers are integers and their sum fits 64 bits, otherwise a double. */
function sumOf(numbers: (bigint | number)[]): Value {
  const integers = numbers.filter((number) => typeof number === 'bigint');
  const sum = integers.reduce((total, number) => total + number, 0n);
  if (integers.length === numbers.length && BigInt.asIntN(64, sum) === sum)
    return { integerValue: String(sum) };
  return { doubleValue: doubleOf(numbers.reduce<number>((total, number) => total + Number(number), 0)) };
}

import { readFileSync } from 'node:fs';
import { documentKey } from '../documents/fieldPath.ts';
import { GoogleError } from '../server/GoogleError.ts';
import type { Aggregation } from './aggregate.ts';
import { type CompositeIndex, type IndexDemand, type IndexField, indexDemands } from './indexDemands.ts';
import type { StructuredQuery } from './StructuredQuery.ts';

/** The indexes that replace a field's automatic indexes in a collection; with an empty list, the field has none. */
interface FieldOverride {
  collectionGroup: string;
  fieldPath: string;
  indexes: (Omit<IndexField, 'fieldPath'> & { queryScope?: CompositeIndex['queryScope'] })[];
}

const automatic: FieldOverride['indexes'] = [
  { order: 'ASCENDING' },
  { order: 'DESCENDING' },
  { arrayConfig: 'CONTAINS' },
];

/**
 * The indexes of a `firestore.indexes.json`. Queries need them, as in Google's service, although Google's emulator does
 * not require them (https://firebase.google.com/docs/firestore/query-data/index-overview).
 */
export class QueryIndexes {
  readonly #composites: CompositeIndex[];
  readonly #overrides: FieldOverride[];
  readonly #used = new Set<CompositeIndex>();

  constructor(file: string) {
    const { indexes = [], fieldOverrides = [] } = JSON.parse(readFileSync(file, 'utf8'));
    this.#composites = indexes;
    this.#overrides = fieldOverrides;
  }

  /** The composite indexes that no query has needed so far. */
  unused(): CompositeIndex[] {
    return this.#composites.filter((index) => !this.#used.has(index));
  }

  /** @throws GoogleError FAILED_PRECONDITION with the missing index as JSON, if no index serves the query */
  demand(query: StructuredQuery, aggregations: readonly Aggregation[] = []): void {
    for (const demand of indexDemands(query, aggregations)) {
      const serving = this.#serving(demand);
      if (!serving)
        throw new GoogleError(
          'FAILED_PRECONDITION',
          `The query requires an index that firestore.indexes.json does not have: ${JSON.stringify(missingIndex(demand))}`,
        );
      for (const index of serving) this.#used.add(index);
    }
  }

  /**
   * The indexes whose merged entries are enough for the query. All end with the query's order, and each begins with
   * some of the fields that are compared by equality. Single-field indexes come first.
   */
  #serving(demand: IndexDemand): CompositeIndex[] | undefined {
    const { collectionGroup, queryScope, equal, order } = demand;
    const isByNameOnly = equal.length === 0 && order.every(({ fieldPath }) => fieldPath === documentKey);
    if (!collectionGroup || (isByNameOnly && order[0]?.order !== 'DESCENDING')) return [];
    const single = [...equal, ...order].flatMap(({ fieldPath }) =>
      this.#indexesOfField(collectionGroup, fieldPath)
        .filter((index) => (index.queryScope ?? 'COLLECTION') === queryScope)
        .map((index): CompositeIndex => ({ collectionGroup, queryScope, fields: [{ ...index, fieldPath }] })),
    );
    const composites = this.#composites
      .filter((index) => index.collectionGroup === collectionGroup && index.queryScope === queryScope)
      .sort((a, b) => b.fields.length - a.fields.length);
    for (const candidates of [single, [...composites, ...single]]) {
      const chosen = chooseIndexes(candidates, demand);
      if (chosen) return chosen;
    }
    return undefined;
  }

  /** An override of a map also applies to the fields in it. */
  #indexesOfField(collectionGroup: string, fieldPath: string): FieldOverride['indexes'] {
    if (fieldPath === documentKey) return [];
    const overrides = this.#overrides
      .filter((one) => one.collectionGroup === collectionGroup)
      .filter((one) => one.fieldPath === '*' || `${fieldPath}.`.startsWith(`${one.fieldPath}.`))
      .sort((a, b) => b.fieldPath.length - a.fieldPath.length);
    return overrides[0]?.indexes ?? automatic;
  }
}

function chooseIndexes(candidates: CompositeIndex[], demand: IndexDemand): CompositeIndex[] | undefined {
  const left = new Set(demand.equal.map(({ fieldPath }) => fieldPath));
  const serving = candidates.filter((index) => serves(index, demand));
  if (left.size === 0) return serving.length > 0 ? serving.slice(0, 1) : undefined;
  const chosen = serving.filter(
    ({ fields }) => fields.filter(({ fieldPath }) => left.delete(fieldPath)).length > 0,
  );
  return left.size === 0 ? chosen : undefined;
}

/**
 * The direction of a field compared by equality does not matter. But if it is the last field, the document names are in
 * its direction.
 */
function serves(index: CompositeIndex, { equal, order }: IndexDemand): boolean {
  const fields = withName(index.fields);
  const prefix = fields.slice(0, fields.length - order.length);
  const suffix = fields.slice(prefix.length);
  return (
    fields.length >= order.length &&
    suffix.every(
      (field, place) => field.fieldPath === order[place]?.fieldPath && field.order === order[place]?.order,
    ) &&
    prefix.every((field) =>
      equal.some((one) => one.fieldPath === field.fieldPath && one.arrayConfig === field.arrayConfig),
    )
  );
}

/** Every index ends with the names of the documents, in the direction of its last field. */
function withName(fields: IndexField[]): IndexField[] {
  const last = fields.at(-1);
  if (last?.fieldPath === documentKey) return fields;
  return [...fields, { fieldPath: documentKey, order: last?.order ?? 'ASCENDING' }];
}

function missingIndex({ collectionGroup = '', queryScope, equal, order }: IndexDemand): CompositeIndex {
  const fields = [...equal, ...order];
  const name = fields.at(-1);
  const direction = fields.at(-2)?.order ?? 'ASCENDING';
  const isImplied = fields.length > 1 && name?.fieldPath === documentKey && name.order === direction;
  return { collectionGroup, queryScope, fields: isImplied ? fields.slice(0, -1) : fields };
}

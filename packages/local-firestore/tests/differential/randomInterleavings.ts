import fc from 'fast-check';

/** One step of a client: each client has at most one open transaction, and `plain` steps write outside it. */
export type Step =
  | { client: number; act: 'read'; ids: string[] }
  | {
      client: number;
      act: 'commit' | 'plain';
      writes: { id: string; exists: boolean | undefined; deletes: boolean }[];
    }
  | { client: number; act: 'rollback' };

const id = fc.constantFrom('one', 'two', 'none');
const client = fc.nat({ max: 2 });
const writes = fc.uniqueArray(
  fc.record({
    id,
    exists: fc.oneof(
      { weight: 4, arbitrary: fc.constant(undefined) },
      { weight: 1, arbitrary: fc.boolean() },
    ),
    deletes: fc.oneof(
      { weight: 4, arbitrary: fc.constant(false) },
      { weight: 1, arbitrary: fc.constant(true) },
    ),
  }),
  { selector: (write) => write.id, minLength: 1, maxLength: 2 },
);

const reads: fc.Arbitrary<Step> = fc.record({
  client,
  act: fc.constant('read' as const),
  ids: fc.uniqueArray(id, { minLength: 1, maxLength: 2 }),
});
const commits: fc.Arbitrary<Step> = fc.record({
  client,
  act: fc.constantFrom('commit' as const, 'commit' as const, 'plain' as const),
  writes,
});
const rollbacks: fc.Arbitrary<Step> = fc.record({ client, act: fc.constant('rollback' as const) });

/** Steps of three clients on three documents. The document `none` does not exist at first. */
export const interleavings = fc.array(
  fc.oneof(
    { weight: 5, arbitrary: reads },
    { weight: 6, arbitrary: commits },
    { weight: 1, arbitrary: rollbacks },
  ),
  { minLength: 4, maxLength: 9 },
);

import { type Write, writtenName } from '../documents/applyWrite.ts';
import { requireNameBelow } from '../documents/documentName.ts';
import type { TransactionOptions } from '../documents/Transactions.ts';
import type { Value } from '../documents/wireValue.ts';
import type { Caller } from './authToken.ts';
import type { Engine, Method } from './Engine.ts';
import { GoogleError, invalid } from './GoogleError.ts';

interface WriteResult {
  updateTime?: string;
  transformResults?: Value[];
}

interface CommitBody {
  writes?: Write[];
  transaction?: string;
}

/** Applies all writes or none. @throws GoogleError */
export const commit: Method<CommitBody> = (engine, { name, body, caller }) => {
  for (const write of body.writes ?? []) requireNameBelow(name, writtenName(write));
  return commitWrites(engine, caller, body);
};

/**
 * Applies each write independently of the others. @throws GoogleError PERMISSION_DENIED for anybody but the
 * administrator
 */
export const batchWrite: Method<CommitBody> = async (engine, { name, body, caller }) => {
  if (caller.kind !== 'owner')
    throw new GoogleError('PERMISSION_DENIED', 'Batch writes require admin authentication.');
  const names = (body.writes ?? []).map(writtenName);
  if (new Set(names).size < names.length) throw invalid('A batch writes the same document only once.');
  const status: object[] = [];
  const writeResults: WriteResult[] = [];
  for (const write of body.writes ?? [])
    try {
      requireNameBelow(name, writtenName(write));
      const done = await commitWrites(engine, caller, { writes: [write] });
      writeResults.push(...done.writeResults);
      status.push({ code: 0 });
    } catch (error) {
      if (!(error instanceof GoogleError)) throw error;
      writeResults.push({});
      status.push({ code: error.grpcCode, message: error.message });
    }
  return { writeResults, status };
};

export const beginTransaction: Method<{ options?: TransactionOptions }> = (engine, { body }) => ({
  transaction: engine.transactions.begin(body.options),
});

/** Also succeeds if the transaction has already ended, because a failed commit ends it too. */
export const rollback: Method<{ transaction?: string }> = (engine, { body }) => {
  if (!body.transaction) throw invalid('rollback needs a transaction.');
  engine.transactions.end(body.transaction);
  return {};
};

/** Locks the written documents, evaluates the rules and stores the writes. Ends the transaction in any case. */
export async function commitWrites(
  { store, transactions, access }: Engine,
  caller: Caller,
  { writes = [], transaction }: CommitBody,
): Promise<{ commitTime: string; writeResults: WriteResult[] }> {
  const names = writes.map(writtenName);
  const id = transaction ?? transactions.begin();
  try {
    if (writes.length > 0 && transactions.isReadOnly(id))
      throw invalid('A read-only transaction cannot write.');
    await transactions.lock(id, names, 'exclusive');
    transactions.assertUnchanged(id);
    const prepared = store.prepare(writes);
    access.assertCommitAllowed(caller, prepared);
    store.store(prepared);
    const writeResults = prepared.writes.map(({ after, transformResults }) => ({
      ...(after && { updateTime: after.updateTime }),
      ...(transformResults.length > 0 && { transformResults }),
    }));
    return { commitTime: prepared.commitTime, writeResults };
  } finally {
    transactions.end(id);
  }
}

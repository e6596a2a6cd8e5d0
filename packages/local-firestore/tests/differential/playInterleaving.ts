import { setTimeout as pause } from 'node:timers/promises';
import type { AskServer, Json } from '../askServer.ts';
import { root } from '../firestore/testFirestore.ts';
import type { Step } from './randomInterleavings.ts';

const name = (id: string) => `${root}/played/${id}`;

/** The outcomes of the steps in order ("-" for a skipped step), and the final values. */
export interface Played {
  outcomes: string[];
  left: string;
  /** Whether a transaction was refused because of a conflict with another. */
  aborted: boolean;
}

/**
 * Plays the steps of an interleaving one after the other, and finally rolls back the open transactions. It skips the
 * steps of a client that is waiting, and steps on a document for which a write waits. In this package such steps wait
 * behind the write; in Google's emulator reads do not, and writes run in any order. A step without a response after
 * `patience` milliseconds counts as waiting.
 */
export async function playInterleaving(
  ask: AskServer,
  steps: readonly Step[],
  patience: number,
): Promise<Played> {
  await ask('POST', `${root}:commit`, {
    writes: [...['one', 'two'].map((id) => update(id, -1)), { delete: name('none') }],
  });
  const transactions = new Map<number, string>();
  const waiting = new Map<string, { work: Promise<void>; step: Step }>();
  const outcomes: string[] = [];
  for (const [index, step] of steps.entries()) {
    // A write outside a transaction waits independently, even for the transaction of its own client.
    const actor = `${step.act === 'plain' ? 'plain ' : ''}${step.client}`;
    if (waiting.has(actor) || [...waiting.values()].some((other) => isBehind(step, other.step))) {
      outcomes.push('-');
      continue;
    }
    outcomes.push('waits');
    const work = act(ask, transactions, step, index).then((outcome) => {
      outcomes[index] = outcomes[index] === 'waits' ? outcome : `waits, ${outcome}`;
      waiting.delete(actor);
    });
    waiting.set(actor, { work, step });
    await Promise.race([work, pause(patience)]);
    if (waiting.has(actor)) outcomes[index] = 'waits for it';
    else if (waiting.size > 0) await pause(patience / 2);
  }
  for (const [client, transaction] of transactions)
    if (!waiting.has(String(client))) await ask('POST', `${root}:rollback`, { transaction });
  await Promise.all([...waiting.values()].map(({ work }) => work));
  for (const transaction of transactions.values()) await ask('POST', `${root}:rollback`, { transaction });
  const documents = ['one', 'two', 'none'].map(name);
  const { body } = await ask('POST', `${root}:batchGet`, { documents });
  const left = body.map(readValue).join(' ');
  return { outcomes, left, aborted: outcomes.some((outcome) => outcome.includes('ABORTED')) };
}

function isBehind(step: Step, other: Step): boolean {
  if (!('writes' in other)) return false;
  const ids = 'ids' in step ? step.ids : 'writes' in step ? step.writes.map(({ id }) => id) : [];
  return other.writes.some(({ id }) => ids.includes(id));
}

async function act(
  ask: AskServer,
  transactions: Map<number, string>,
  step: Step,
  index: number,
): Promise<string> {
  const { client } = step;
  const open = step.act === 'plain' ? undefined : (transactions.get(client) ?? (await begin(ask)));
  if (open !== undefined) transactions.set(client, open);
  if (step.act === 'read') {
    const { status, body } = await ask('POST', `${root}:batchGet`, {
      transaction: open,
      documents: step.ids.map(name),
    });
    const found = (id: string) => body.find((one: Json) => (one.found?.name ?? one.missing) === name(id));
    if (status === 200) return step.ids.map((id) => readValue(found(id))).join(' ');
    // A transaction ends when one of its requests is refused; Google's emulator never responds to later requests in it.
    transactions.delete(client);
    return errorOf(body);
  }
  if (open !== undefined) transactions.delete(client);
  if (step.act === 'rollback')
    return String((await ask('POST', `${root}:rollback`, { transaction: open })).status);
  const writes = step.writes.map(({ id, exists, deletes }) => ({
    ...(deletes ? { delete: name(id) } : update(id, index)),
    ...(exists !== undefined && { currentDocument: { exists } }),
  }));
  const { status, body } = await ask('POST', `${root}:commit`, {
    writes,
    ...(open !== undefined && { transaction: open }),
  });
  return status === 200 ? 'done' : errorOf(body);
}

const begin = async (ask: AskServer): Promise<string> =>
  (await ask('POST', `${root}:beginTransaction`, {})).body.transaction;

const update = (id: string, value: number) => ({
  update: { name: name(id), fields: { by: { integerValue: String(value) } } },
});

const readValue = ({ found }: Json) => found?.fields.by.integerValue ?? 'missing';

const errorOf = (body: Json) => [body].flat()[0].error.status;

import type { Outbox } from '../adapters/outbox.ts';
import type { DeliverMails } from './deliverMails.ts';

/** Most submissions of each kind in one run, and how long a run goes on starting new ones: the next is near. */
const MOST = 100;
const RUN_MS = 200_000;

/** How long the mails of one submission may take. */
const DELIVERY_MS = 30_000;

export type RedeliveryDependencies = {
  outbox: Pick<Outbox, 'due' | 'startNext'>;
  deliverMails: DeliverMails;
  now: () => Date;
  log: (level: 'info', event: string, details?: object) => void;
};

/**
 * Sends the mails that are due: what failed before, what a process that ended on the way left unsent, and what an
 * administrator asked for. Answers for how many submissions it tried, and for how many of them everything was sent.
 */
export function createRedeliverMails({ outbox, deliverMails, now, log }: RedeliveryDependencies) {
  return async function redeliverMails(): Promise<{ tried: number; sent: number }> {
    const count = { tried: 0, sent: 0 };
    const started = performance.now();
    for (const key of await outbox.due(now(), MOST)) {
      if (performance.now() - started > RUN_MS) break;
      const submission = await outbox.startNext(key, now());
      if (!submission) continue;
      count.tried += 1;
      if (await deliverMails(submission, AbortSignal.timeout(DELIVERY_MS))) count.sent += 1;
    }
    if (count.tried > 0) log('info', 'mail.redelivered', count);
    return count;
  };
}

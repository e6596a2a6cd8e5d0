import { openDatabase } from '#tests/support/openDatabase.ts';
import { createTestHandlers } from './createTestHandlers.ts';
import { openWay } from './openWay.ts';

/**
 * Cuts a redelivery off from all servers at the step `wanted`: a number, or a name for the first such step. Steps are
 * reading the clock before each transaction ('clock'), connecting for a mail ('connect') and receiving the server's 250
 * ('sent'). Returns the step's name, or 'done' and the number of steps.
 */
export async function killRedelivery(moment: number, smtpPort: number, wanted: string | number) {
  const way = await openWay();
  const db = await openDatabase(way.host);
  return new Promise<string>((resolve, reject) => {
    let count = 0;
    let isKilled = false;
    const step = (name: string) => {
      count += 1;
      if (isKilled || (wanted !== name && wanted !== count)) return;
      isKilled = true;
      way.cut();
      resolve(name);
    };
    /** Never resolves after the redelivery was killed. */
    const asyncStep = (name: string) => {
      step(name);
      return isKilled ? new Promise<never>(() => {}) : undefined;
    };
    const { redeliver } = createTestHandlers({
      db,
      smtpPort,
      now: () => {
        step('clock');
        return new Date(moment);
      },
      wrapSend: (send) => async (mail, signal) => {
        await asyncStep('connect');
        await send(mail, signal);
        await asyncStep('sent');
      },
    });
    redeliver().then(() => resolve(`done ${count}`), reject);
  });
}

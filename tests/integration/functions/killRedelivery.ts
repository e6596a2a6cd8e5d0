import { openDatabase } from '#tests/support/openDatabase.ts';
import { createTestHandlers } from './createTestHandlers.ts';
import { openWay } from './openWay.ts';

/**
 * Runs a redelivery at that moment (milliseconds) that is killed at one of its steps, the first of that name or the one of
 * that number: from then on it reaches nobody. Returns the step's name, or 'done' and the number of its steps when it had
 * fewer. Steps are where it looks at the clock ('clock'), which is before each transaction, before it connects for a mail
 * ('connect') and after the server's 250 ('sent').
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
    /** Never goes on once it is killed. */
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

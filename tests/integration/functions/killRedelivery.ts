import { openDatabase } from '#tests/support/openDatabase.ts';
import { createTestHandlers } from './createTestHandlers.ts';
import { openWay } from './openWay.ts';

/**
 * Runs a redelivery at `moment` (milliseconds) and kills it at the step `wanted`: a step's number, or a step's name for
 * the first step of that name. From then on it cannot reach any server. Returns the step's name; if there were fewer
 * steps, returns 'done' and their number. Steps are reading the clock before each transaction ('clock'), connecting for
 * a mail ('connect'), and receiving the server's 250 ('sent').
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

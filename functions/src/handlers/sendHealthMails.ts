import type { HealthStore } from '../adapters/healthStore.ts';
import { describeMailError, type Mail } from '../adapters/mail.ts';
import type { MailAddresses } from '../mails/composeMail.ts';
import { healthMail } from '../mails/healthMail.ts';
import { DELIVERY_MS } from '../policy/redeliveryLimits.ts';

type HealthMailDependencies = {
  store: Pick<HealthStore, 'takeMail' | 'recordMail'>;
  sendMail: (mail: Mail, signal: AbortSignal) => Promise<void>;
  addresses: () => MailAddresses;
  now: () => Date;
  log: (level: 'error', event: string, details: object) => void;
};

/**
 * Sends the outstanding mails about incidents to the studio: for each incident one when it begins and one when it is
 * over. A mail is stored before it is sent and keeps its Message-ID, so one that is sent twice, because the process
 * ended before it could record that, arrives as the same mail. What cannot be sent is tried again by the next run.
 */
export function createSendHealthMails({ store, sendMail, addresses, now, log }: HealthMailDependencies) {
  return async function sendHealthMails(): Promise<void> {
    for (let mail = await store.takeMail(now()); mail; mail = await store.takeMail(now())) {
      try {
        await sendMail(healthMail(mail, addresses()), AbortSignal.timeout(DELIVERY_MS));
      } catch (error) {
        log('error', 'health.unmailed', { topic: mail.topic, ...describeMailError(error) });
        await store.recordMail(mail, false);
        return;
      }
      await store.recordMail(mail, true);
    }
  };
}

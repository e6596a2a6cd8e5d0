import { describeMailError } from '../adapters/mail.ts';
import type { Adapters } from '../createAdapters.ts';
import { healthMail } from '../mails/healthMail.ts';
import { DELIVERY_MS } from '../policy/redeliveryLimits.ts';

/**
 * Sends the outstanding mails about incidents to the studio: for each incident one when it begins and one when it is
 * over. A mail is stored before it is sent and keeps its Message-ID, so one that is sent twice, because the process
 * ended before it could record that, arrives as the same mail. What cannot be sent is tried again by the next run.
 */
export function createSendHealthMails({ health, sendMail, addresses, now, log }: Adapters) {
  return async function sendHealthMails(): Promise<void> {
    for (let mail = await health.takeMail(now()); mail; mail = await health.takeMail(now())) {
      try {
        await sendMail(healthMail(mail, addresses()), AbortSignal.timeout(DELIVERY_MS));
      } catch (error) {
        log('error', 'health.unmailed', { topic: mail.topic, ...describeMailError(error) });
        await health.recordMail(mail, false);
        return;
      }
      await health.recordMail(mail, true);
    }
  };
}

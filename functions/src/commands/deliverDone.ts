import type { DeliverMails } from '../handlers/deliverMails.ts';
import type { Done } from './runCommand.ts';

/** Tries the mails that a command calls for, and no others: another process may be sending those from before. */
export async function deliverDone({ submission, mails }: Done, deliverMails: DeliverMails): Promise<void> {
  if (!submission || mails.length === 0) return;
  const { record } = submission;
  const mail = { ...record.mail, outstanding: mails };
  await deliverMails({ ...submission, record: { ...record, mail } } as typeof submission);
}

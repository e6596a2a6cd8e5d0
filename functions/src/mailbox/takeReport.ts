import { mailKeyPath } from '../../../src/domain/submissions/mails/receivedMail.ts';
import { mailPath } from '../../../src/domain/submissions/mails/storedMail.ts';
import { addMonths, ERASED_MAIL_MONTHS } from '../../../src/domain/submissions/retention.ts';
import { mailAddress } from '../../../src/domain/submissions/submission.ts';
import type { Mailbox } from '../adapters/mailbox.ts';
import { toSubmission } from '../adapters/submissionDocuments.ts';
import type { Adapters } from '../createAdapters.ts';
import { type MailHeaders, readHeaders } from './mailHeaders.ts';
import { ownMail } from './mailKeys.ts';

/** Marks a delivery report's mail as failed, once, unless the address was corrected since. Returns whether it did. */
export async function takeReport(
  { db, mailboxStore, now }: Pick<Adapters, 'db' | 'mailboxStore' | 'now'>,
  box: Mailbox,
  uid: number,
  { messageId }: MailHeaders,
): Promise<boolean> {
  const parts = await box.parts(uid);
  const read = async (...types: string[]) => {
    const part = parts.find(({ type }) => types.includes(type));
    return part ? box.readPart(uid, part) : new Uint8Array();
  };
  const bounce = readDeliveryReport(Buffer.from(await read('message/delivery-status')).toString());
  const returned = bounce && (await readHeaders(await read('text/rfc822-headers', 'message/rfc822')));
  const own = returned && ownMail(returned.messageId);
  if (!bounce || !own) return false;
  const mail = db().doc(mailPath({ id: own.mail }));
  const key = db().doc(mailKeyPath({ id: await mailboxStore.keyOf(messageId) }));
  return db().runTransaction(async (transaction) => {
    const [sent, known] = await transaction.getAll(mail, key);
    const submission = sent?.exists && (await transaction.get(db().doc(sent.get('submission'))));
    if (!submission || known?.exists) return false;
    const expireAt = addMonths(now(), ERASED_MAIL_MONTHS);
    transaction.set(key, { submission: submission.ref.path, expireAt });
    const isOurs =
      !bounce.recipient || bounce.recipient === mailAddress(toSubmission(submission)).toLowerCase();
    const isUndelivered = sent.get('state') === 'sent' && isOurs;
    if (isUndelivered)
      transaction.update(mail, { state: 'failed', lastError: bounce.code, nextAttemptAt: null });
    return isUndelivered;
  });
}

/** The recipient and error code in a delivery report (RFC 3464); undefined if it reports no permanent failure. */
function readDeliveryReport(report: string): { recipient: string; code: string } | undefined {
  const field = (name: string) =>
    new RegExp(`^${name}:\\s*(?:[\\w-]+;)?\\s*(.+?)\\s*$`, 'im').exec(report)?.[1] ?? '';
  const status = field('Status');
  if (field('Action').toLowerCase() !== 'failed' || !status.startsWith('5')) return undefined;
  const reply = status === '5.2.2' ? '552' : status.startsWith('5.1') ? '550' : '554';
  return { recipient: field('Final-Recipient').toLowerCase(), code: `EENVELOPE ${reply}` };
}

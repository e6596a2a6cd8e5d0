import nodemailer, { type SendMailOptions } from 'nodemailer';
import type { Mailbox } from '../adapters/mailbox.ts';
import type { Adapters } from '../createAdapters.ts';
import type { MailWorker } from '../handlers/mailWorker.ts';
import { messageId } from '../mails/mailBody.ts';

/** For so long one process alone files a copy; what a killed one left is looked for again afterwards. */
const HELD_MS = 120_000;

/**
 * Puts answers of the desk into Sent where the mail server has not done so: a copy is looked for by its Message-ID first, so
 * that each is there once.
 */
export function createCopyFiler({ mailboxStore: store, now }: Adapters, { complete }: MailWorker) {
  return async function fileCopies(box: Mailbox): Promise<void> {
    for (const started of await store.copiesDue(now())) {
      const { mail } = started;
      if (!(await store.holdCopy(mail.id, now(), new Date(now().getTime() + HELD_MS)))) continue;
      if (box.sent) {
        await box.open(box.sent);
        const letter = (await box.has(messageId(mail.id))) ? undefined : await complete(started);
        if (letter) await box.append(box.sent, await rawMail(letter), now());
      }
      await store.copyFiled(mail.id);
    }
  };
}

async function rawMail(mail: SendMailOptions): Promise<Buffer> {
  const transport = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail(mail);
  return message as Buffer;
}

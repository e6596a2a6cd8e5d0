import type { SendMailOptions } from 'nodemailer';
import type { Mailbox } from '../adapters/mailbox.ts';
import type { Adapters } from '../createAdapters.ts';
import type { MailWorker } from '../handlers/mailWorker.ts';
import { messageId } from '../mails/mailBody.ts';

/** Copies the desk's answers to Sent, unless Sent already contains a mail with the same Message-ID. */
export function createCopyFiler({ outbox, now }: Adapters, { complete }: MailWorker) {
  return async function fileCopies(box: Mailbox): Promise<void> {
    for (const started of await outbox.copiesDue(now())) {
      const { mail } = started;
      if (box.sent) {
        await box.open(box.sent);
        const letter = (await box.has(messageId(mail.id))) ? undefined : await complete(started);
        if (letter) await box.append(box.sent, await rawMail(letter), now());
      }
      await outbox.copyFiled(mail.id);
    }
  };
}

async function rawMail(mail: SendMailOptions): Promise<Buffer> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message } = await transport.sendMail(mail);
  return message as Buffer;
}

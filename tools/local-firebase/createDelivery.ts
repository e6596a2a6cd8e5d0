import { ImapFlow } from 'imapflow';
import type { ReceivedMail } from '#tests/support/smtpInbox.ts';
import { LOCAL_MAIL_SERVER, MAILBOX_PASSWORD } from './startMailServer.ts';

/** Delivers mails into the mailboxes of a local server, with every sender marked as authenticated. Logs failures. */
export function createDelivery(port: number) {
  return async function deliver({ raw, recipients, from }: ReceivedMail): Promise<void> {
    const domain = from?.address?.split('@')[1] ?? '';
    const proof = `Authentication-Results: ${LOCAL_MAIL_SERVER}; dmarc=pass header.from=${domain}\r\n`;
    for (const recipient of recipients) {
      const user = recipient.split('@')[0] ?? '';
      const auth = { user, pass: MAILBOX_PASSWORD };
      const client = new ImapFlow({
        host: '127.0.0.1',
        port,
        secure: false,
        doSTARTTLS: false,
        auth,
        logger: false,
      });
      await client
        .connect()
        .then(() => client.append('INBOX', proof + raw))
        .then(() => client.logout())
        .catch((error) => console.log(`Not delivered to ${recipient}: ${error.message}`));
    }
  };
}

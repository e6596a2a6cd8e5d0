import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';

/** A received mail: parsed, with its source and the recipients in its envelope. */
export type ReceivedMail = Awaited<ReturnType<typeof readMail>>;

async function readMail(source: Buffer, recipients: string[]) {
  const mail = await PostalMime.parse(source, { attachmentEncoding: 'arraybuffer' });
  const attachments = mail.attachments.map((file) => ({
    ...file,
    content: Buffer.from(file.content as ArrayBuffer),
  }));
  return { ...mail, attachments, raw: source.toString('utf8'), recipients };
}

/**
 * A real SMTP server on 127.0.0.1 that keeps received mails in `mails`. A mail is added to `mails` before its sender
 * gets the confirmation. Recipients in `unknown` are refused with `responseCode`. Port 0 takes any free port.
 */
export async function openSmtpInbox(
  port: number,
  unknown: string[] = [],
  onMail: (mail: ReceivedMail) => void = () => {},
  responseCode = 550,
) {
  const mails: ReceivedMail[] = [];
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onRcptTo({ address }, _session, done) {
      done(unknown.includes(address) ? Object.assign(new Error('no such mailbox'), { responseCode }) : null);
    },
    async onData(stream, session, done) {
      const chunks: Buffer[] = [];
      try {
        for await (const chunk of stream) chunks.push(chunk as Buffer);
      } catch {
        // The sender has closed the connection.
        return;
      }
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      const mail = await readMail(Buffer.concat(chunks), recipients);
      mails.push(mail);
      onMail(mail);
      done();
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: listening } = server.server.address() as AddressInfo;
  /** The mails to a person or about them. Mails of another test may arrive late at this port. */
  const about = (email: string) =>
    mails.filter(({ recipients, text }) => recipients.includes(email) || text?.includes(email));
  const close = () => new Promise<void>((resolve) => server.close(resolve));
  return { mails, about, port: listening, close };
}

import { randomUUID } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { ImapFlow } from 'imapflow';
import { studio } from '#src/copy/studio.ts';
import {
  hasMailServer,
  MAIL_SERVER_MISSING,
  MAILBOX_PASSWORD,
  mailboxUrl,
  startMailServer,
} from '#tools/local-firebase/startMailServer.ts';
import { freePort } from './freePort.ts';

/** Whether tests with a mailbox can run here. Prints what is missing if they cannot. */
export function canReadMail(): boolean {
  if (!hasMailServer()) console.log(MAIL_SERVER_MISSING);
  return hasMailServer();
}

/** The host name that the studio's mail server writes into delivered mails. */
export const SERVER = 'mx.alinhavo.example';

type Delivery = {
  from: string;
  to?: string;
  cc?: string;
  subject?: string;
  text?: string;
  /** Message-IDs, in angle brackets, of the earlier mails in the thread, the latest last. */
  references?: string[];
  messageId?: string;
  /** Headers that are added, or that replace the default ones. */
  headers?: Record<string, string | undefined>;
  at?: Date;
  folder?: string;
  /** The header Authentication-Results; by default the server has authenticated the sender. */
  authentication?: string | undefined;
};

/** Returns the source of a mail as it is stored in a mailbox, and its Message-ID. */
function composeDelivery(delivery: Delivery) {
  const { from, to = studio.email, cc, references = [] } = delivery;
  const { subject = 'Re: Sua mensagem', text = 'Boa tarde!' } = delivery;
  const messageId = delivery.messageId ?? `<${randomUUID()}@cliente.com.br>`;
  const domain = /@([\w.-]+)/.exec(from)?.[1];
  const all: Record<string, string | undefined> = {
    'Authentication-Results':
      'authentication' in delivery ? delivery.authentication : `${SERVER}; dmarc=pass header.from=${domain}`,
    'Message-ID': messageId,
    From: from,
    To: to,
    Cc: cc,
    Subject: subject,
    'In-Reply-To': references.at(-1),
    References: references.join(' ') || undefined,
    'Content-Type': 'text/plain; charset=utf-8',
    ...delivery.headers,
  };
  const head = Object.entries(all).flatMap(([name, value]) =>
    value === undefined ? [] : `${name}: ${value}`,
  );
  return { messageId, source: Buffer.from(`${head.join('\r\n')}\r\n\r\n${text}`) };
}

/** A mailbox of the server at `port`, whoever has started the server. */
export function mailboxAt(port: number, user = `studio-${randomUUID()}`) {
  const url = mailboxUrl(port, user);
  return { url, user, deliver, deliverRaw, read, rebuild };

  async function during<Result>(work: (client: ImapFlow) => Promise<Result>): Promise<Result> {
    const auth = { user, pass: MAILBOX_PASSWORD };
    const plain = { secure: false, doSTARTTLS: false, logger: false } as const;
    const client = new ImapFlow({ host: '127.0.0.1', port, auth, ...plain });
    await client.connect();
    return work(client).finally(() => client.logout());
  }

  /** Puts a mail into a folder, as if the server had just received it; returns its Message-ID. */
  async function deliver(delivery: Delivery): Promise<string> {
    const { messageId, source } = composeDelivery(delivery);
    await deliverRaw(source, delivery);
    return messageId;
  }

  async function deliverRaw(
    source: Buffer,
    { folder = 'INBOX', at = new Date() }: { folder?: string; at?: Date } = {},
  ) {
    await during((client) => client.append(folder, source, [], at));
  }

  async function read(folder = 'INBOX') {
    return during(async (client) => {
      await client.mailboxOpen(folder, { readOnly: true });
      const found = await client.fetchAll('1:*', { source: true, flags: true });
      return found.map(({ source, flags }) => ({ source: String(source), flags: [...(flags ?? [])] }));
    });
  }

  /** Creates the folder again under the same name, with all its mails. */
  async function rebuild(folder: string): Promise<void> {
    const mails = await read(folder);
    await during(async (client) => {
      await client.mailboxDelete(folder);
      await client.mailboxCreate(folder);
      for (const { source } of mails) await client.append(folder, source);
    });
  }
}

/** Starts a mail server. `commands` lists the commands that mailbox clients sent, as the server logs them. */
export async function openMailServer() {
  const port = await freePort();
  const server = await startMailServer({ port, log: `.local/mail-server-${port}.log` });
  const mailbox = () => {
    const opened = mailboxAt(port);
    const folder = `${server.commands}/${opened.user}`;
    mkdirSync(folder);
    chmodSync(folder, 0o777);
    const readLog = (name: string) => readFileSync(`${folder}/${name}`, 'utf8');
    const logs = () => readdirSync(folder).filter((name) => name.endsWith('.in'));
    const commands = () => logs().map(readLog).join('\n');
    const fill = async (count: number, source: string, at: Date) => {
      await opened.read();
      for (let number = 0; number < count; number += 1) {
        const file = `${server.mail}/${opened.user}/cur/${number}.old:2,`;
        writeFileSync(file, source);
        utimesSync(file, at, at);
      }
    };
    return { ...opened, commands, fill };
  };
  return { port, mailbox, close: server.stop };
}

/** The mail inbox of a local run (`--smtp`, `--web`). With `--imap`, it also delivers each mail to that mail server. */
import { createServer } from 'node:http';
import { parseArgs } from 'node:util';
import { ImapFlow } from 'imapflow';
import { openSmtpInbox, type ReceivedMail } from '#tests/support/smtpInbox.ts';
import { type Html, html } from '../../functions/src/mails/html.ts';
import { formatDateTime } from '../../src/domain/time/formatDateTime.ts';
import { LOCAL_MAIL_SERVER, MAILBOX_PASSWORD } from './startMailServer.ts';

const { values: ports } = parseArgs({
  options: { smtp: { type: 'string' }, web: { type: 'string' }, imap: { type: 'string' } },
});

const style = html`<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  body { margin: 0 auto; max-width: 60rem; padding: 1rem }
  a { color: inherit } li { padding: .5rem 0; border-bottom: 1px solid #8884 } ol { list-style: none; padding: 0 }
  iframe { width: 100%; height: 32rem; border: 1px solid #8884; background: #fff } pre { white-space: pre-wrap }
  small { opacity: .8 } dt { font-weight: bold } dd { margin: 0 }
</style>`;

const page = (title: string, body: Html, head: Html = html``) =>
  html`<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>${title}</title>${head}${style}<body>${body}`.toString();

const nameOf = (person: ReceivedMail['from']) =>
  person?.name ? `${person.name} <${person.address}>` : (person?.address ?? '');

const subjectOf = ({ subject }: ReceivedMail) => subject || '(no subject)';

function listPage(mails: ReceivedMail[]): string {
  const rows = mails.map(
    (mail, index) =>
      html`<li><a href="/mails/${String(index)}">${subjectOf(mail)}</a><br>
        <small>${formatDateTime(new Date(mail.date ?? Date.now()))}, to ${mail.recipients.join(', ')}, from ${nameOf(mail.from)}</small></li>`,
  );
  const list = rows.length > 0 ? html`<ol>${rows.reverse()}</ol>` : html`<p>No mail has arrived yet.</p>`;
  const refresh = html`<meta http-equiv="refresh" content="3">`;
  return page('Mail inbox', html`<h1>Mail inbox</h1>${list}`, refresh);
}

function mailPage(mail: ReceivedMail, address: string): string {
  const { from, replyTo, recipients, attachments, text = '' } = mail;
  const fields = { From: nameOf(from), 'Reply to': nameOf(replyTo?.[0]), To: recipients.join(', ') };
  const rows = Object.entries(fields).map(([name, value]) =>
    value ? html`<dt>${name}</dt><dd>${value}</dd>` : '',
  );
  const files = attachments.map(
    ({ filename }, index) =>
      html`<li><a download="${filename ?? ''}" href="${address}/files/${String(index)}">${filename ?? 'attachment'}</a></li>`,
  );
  // Links in the mail open in a new tab; scripts in it never run.
  const shown = mail.html
    ? html`<iframe title="The mail" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${`<base target="_blank">${mail.html}`}"></iframe>`
    : '';
  return page(
    subjectOf(mail),
    html`<p><a href="/">All mails</a> · <a href="${address}/source">Source</a></p><h1>${subjectOf(mail)}</h1>
      <dl>${rows}</dl>${shown}<ul>${files}</ul><h2>Text</h2><pre>${text}</pre>`,
  );
}

/** Delivers a mail into the mailboxes at the port `--imap`, with its sender marked as authenticated. Logs failures. */
async function deliver({ raw, recipients, from }: ReceivedMail): Promise<void> {
  const domain = from?.address?.split('@')[1] ?? '';
  const proof = `Authentication-Results: ${LOCAL_MAIL_SERVER}; dmarc=pass header.from=${domain}\r\n`;
  for (const recipient of recipients) {
    const auth = { user: recipient.split('@')[0] ?? '', pass: MAILBOX_PASSWORD };
    const plain = { secure: false, doSTARTTLS: false, logger: false } as const;
    const client = new ImapFlow({ host: '127.0.0.1', port: Number(ports.imap), auth, ...plain });
    await client
      .connect()
      .then(() => client.append('INBOX', proof + raw))
      .then(() => client.logout())
      .catch((error) => console.log(`Not delivered to ${recipient}: ${error.message}`));
  }
}

const inbox = await openSmtpInbox(Number(ports.smtp), [], ports.imap ? deliver : undefined);

const server = createServer(({ url = '/' }, response) => {
  const send = (status: number, type: string, body: string | Buffer) =>
    response.writeHead(status, { 'Content-Type': type, 'X-Content-Type-Options': 'nosniff' }).end(body);
  if (url === '/') return send(200, 'text/html; charset=utf-8', listPage(inbox.mails));
  const [, address = '', index, part, file] =
    /^(\/mails\/(\d+))(?:\/(source|files)(?:\/(\d+))?)?$/.exec(url) ?? [];
  const mail = inbox.mails[Number(index)];
  const attachment = mail?.attachments[Number(file)];
  if (mail && !part) return send(200, 'text/html; charset=utf-8', mailPage(mail, address));
  if (mail && part === 'source') return send(200, 'text/plain; charset=utf-8', mail.raw);
  if (attachment) return send(200, 'application/octet-stream', attachment.content);
  send(404, 'text/plain', 'There is no such mail.');
});
server.listen(Number(ports.web), '127.0.0.1', () => console.log('The mail inbox is ready.'));

import palette from '../../../content/palette.json' with { type: 'json' };
import { studio } from '../../../src/copy/studio.ts';
import { mailto } from '../../../src/domain/text/mailto.ts';
import type { Letter, SiteLetter } from '../adapters/mail.ts';
import { type Html, html, withLineBreaks } from './html.ts';
import { mailFooter } from './mailFooter.ts';
import { labelStyle, linkStyle, type MailPage, mailPage, textStyle } from './mailPage.ts';

/** A block of a mail, in HTML and in plain text. */
export type MailBlock = { html: Html; text: string };

/** A label and its value. `html` is only given if the HTML part differs from the text. */
export type MailRow = { label: string; text: string; html?: Html };

/** A link, for the HTML part. The text part must contain its address. */
export function webLink(address: string, label = address): Html {
  return html`<a class="link" href="${address}" style="${linkStyle}">${label}</a>`;
}

/** A mailto link; the address cannot set other fields of the mail. */
export function mailLink(email: string): Html {
  return html`<a class="link" href="${mailto(email)}" style="${linkStyle}">${email}</a>`;
}

/** A paragraph; `rich` is only given if the HTML part differs from the text. */
export function paragraph(text: string, rich: Html | string = text): MailBlock {
  return { text, html: html`<p class="ink" style="${textStyle}">${rich}</p>` };
}

/** A sentence that ends with a link. */
export function addressParagraph(text: string, address: string): MailBlock {
  return paragraph(`${text} ${address}`, html`${text} ${webLink(address)}`);
}

/** Labels with values. Rows without a text are left out. */
export function rowsBlock(rows: readonly MailRow[]): MailBlock {
  const shown = rows.filter(({ text }) => text !== '');
  return {
    text: shown.map(({ label, text }) => `${label}: ${text}`).join('\n'),
    html: html`${shown.map(
      ({ label, text, html: rich }) => html`
<p class="soft" style="${labelStyle}">${label}</p>
<p class="ink" dir="auto" style="${textStyle}">${rich ?? text}</p>`,
    )}`,
  };
}

/** A visitor's text under a label with a rule above it. The text part indents it, so no line looks like a label. */
export function typedBlock(label: string, text: string): MailBlock {
  return {
    text: `${label}:\n${text.replace(/^/gm, '    ')}`,
    html: html`${lineAbove(label)}
<p class="ink" dir="auto" style="${textStyle}">${withLineBreaks(text)}</p>`,
  };
}

/** A label with a rule above it. */
export function lineAbove(label: string): Html {
  return html`<p class="soft line" style="${labelStyle};padding-top:16px;border-top:2px dashed ${palette.red}">${label}</p>`;
}

function closingBlocks(callOn: string): MailBlock[] {
  const { name, phone } = studio;
  return [
    paragraph(
      `${callOn} ${phone.label}.`,
      html`${callOn} <a class="link" href="${phone.href}" style="${linkStyle}">${phone.label}</a>.`,
    ),
    paragraph(`Até breve,\nequipe ${name}`, html`Até breve,<br>equipe ${name}`),
  ];
}

/** A mail's title, its preview in inboxes, and a sentence that explains why it was sent. */
type MailWords = Pick<MailPage, 'title' | 'preview'> & { reason: string };

/** The HTML part and the text part of a mail. The text part begins with `heading`, if it is given. */
export function mailBody(
  { heading, reason, ...page }: MailWords & { heading?: string },
  blocks: readonly MailBlock[],
): { html: string; text: string } {
  const footer = mailFooter(reason);
  const texts = [...(heading ? [heading] : []), ...[...blocks, footer].map(({ text }) => text)];
  const content = html`${blocks.map((block) => html`${block.html}\n`)}`;
  return {
    html: mailPage({ ...page, content, footer: footer.html }),
    text: `${texts.join('\n\n')}\n`,
  };
}

/** A mail to a member of the team. Its preview in inboxes is the first paragraph, unless `preview` is given. */
export function teamNotice(
  { title, subject = title, preview, reason }: Omit<MailWords, 'preview'> & TeamWords,
  blocks: readonly MailBlock[],
): SiteLetter {
  const page = { title, heading: title, preview: preview ?? blocks[0]?.text ?? '', reason };
  return { subject, ...mailBody(page, blocks) };
}

type TeamWords = { subject?: string; preview?: string };

/** The Message-ID of the mail with this id, always the same. Forbidden characters are replaced. */
export function messageId(name: string): string {
  return `<${name.replace(/[^\w.-]/g, '_')}@${studio.email.split('@')[1]}>`;
}

/** An address as the recipient of a mail. */
export function person(address: string) {
  return { name: '', address };
}

/** A mail to a visitor. It begins with a greeting, and ends with `callOn` and the telephone number. */
export function visitorNotice(
  { nome, email }: { nome: string; email: string },
  { subject, callOn, ...page }: MailWords & { subject: string; callOn: string },
  blocks: readonly MailBlock[],
): Letter {
  return {
    to: person(email),
    replyTo: studio.email,
    subject: `${subject} | ${studio.name}`,
    // Prevents an endless exchange of out-of-office replies.
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    ...mailBody(page, [paragraph(greetingFor(nome)), ...blocks, ...closingBlocks(callOn)]),
  };
}

/** Omits unusual names: visitors can type any address, and a name must not become a link in a stranger's mail. */
function greetingFor(nome: string): string {
  const plain = nome.length <= 60 && /^[\p{L}\p{M}'’. -]+$/u.test(nome) && !/\.\S/.test(nome);
  return plain ? `Olá, ${nome}!` : 'Olá!';
}

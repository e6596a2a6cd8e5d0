import PostalMime, { type Email } from 'postal-mime';
import { fileType } from './fileType.ts';

/** Maximum size of a mail's text in its document, in bytes. A longer text is cut there, and stored whole as a file. */
export const TEXT_BYTES = 200 * 1024;

/** Maximum number of bytes read of a mail, including its files. The rest stays in the mailbox. */
export const MAIL_BYTES = 30 * 1024 * 1024;
const MOST_FILES = 50;

/** Maximum length of HTML that is converted to text. Longer HTML is stored as a file. */
const HTML_CHARACTERS = 2_000_000;

/** A file of a mail. `type` is detected from its bytes. */
export type MailFile = { name: string; type: string; content: Uint8Array };

/** Reads a mail's text and files. Never throws: an unreadable mail is returned as one file. */
export async function parseMail(source: Uint8Array): Promise<{ text: string; files: MailFile[] }> {
  const options = { maxNestingDepth: 100, maxHeadersSize: 2 * MAIL_BYTES };
  const mail = await PostalMime.parse(source, options).catch(() => undefined);
  if (!mail) return { text: '', files: [wholeMail(source)] };
  const attached = mail.attachments.map((part, index) => {
    const content =
      typeof part.content === 'string' ? Buffer.from(part.content) : new Uint8Array(part.content);
    const name =
      fileName(part.filename ?? '') ||
      `anexo-${index + 1}${part.mimeType === 'message/rfc822' ? '.eml' : ''}`;
    return { name, type: fileType(content, name), content };
  });
  const { text, rest } = await textOf(mail);
  const files = [...rest, ...attached.filter(({ content }) => content.length > 0)];
  // If there are too many files, or the text is unreadable, the whole mail is added as a file.
  const isWhole = files.length <= MOST_FILES && (text !== '' || files.length > 0 || !hasBody(source));
  return { text, files: isWhole ? files : [...files.slice(0, MOST_FILES - 1), wholeMail(source)] };
}

async function textOf(mail: Email): Promise<{ text: string; rest: MailFile[] }> {
  const html = mail.html ?? '';
  const isLong = html.length > HTML_CHARACTERS;
  const written = plain(mail.text ?? '') || plain(isLong ? '' : await htmlText(html));
  const page = !written && isLong ? [textFile('mensagem.html.txt', html)] : [];
  const bytes = Buffer.from(written);
  if (bytes.length <= TEXT_BYTES) return { text: written, rest: page };
  // Removes the last character if it was cut in the middle (U+FFFD).
  const text = bytes
    .subarray(0, TEXT_BYTES)
    .toString()
    .replace(/\uFFFD+$/, '');
  return { text, rest: [textFile('mensagem-completa.txt', written)] };
}

/** Converts HTML to text: links with full addresses, no images, nothing that runs or loads. */
async function htmlText(html: string): Promise<string> {
  try {
    const { convert } = await import('html-to-text');
    return convert(html, {
      wordwrap: false,
      limits: { maxInputLength: HTML_CHARACTERS, maxDepth: 100 },
      selectors: [
        { selector: 'a', options: { hideLinkHrefIfSameAsText: true, linkBrackets: ['<', '>'] } },
        { selector: 'img', format: 'inlineString', options: { string: '' } },
        { selector: 'blockquote', options: { leadingLineBreaks: 1, trailingLineBreaks: 1 } },
        ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
      ],
    });
  } catch {
    return '';
  }
}

/** Removes invisible characters and direction marks from a text, and unifies its line breaks. */
function plain(text: string): string {
  return text
    .replace(/\p{Cs}/gu, '\uFFFD')
    .replace(/\r\n?/g, '\n')
    .replace(/(?![\n\t])[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u00ad\u200b\ufeff]/gu, '')
    .replace(/[ \t]+$/gm, '')
    .replace(/\n{4,}/g, '\n\n\n')
    .trim();
}

/** Removes folders and forbidden characters from a file name. The result may be empty. */
function fileName(name: string): string {
  const last =
    name
      .replace(/\p{Cs}/gu, '\uFFFD')
      .split(/[\\/]/)
      .at(-1) ?? '';
  const clean = last.replace(/[\p{Cc}\p{Cf}<>:"|?*]/gu, '').replace(/^[.\s]+/, '');
  return [...clean.trim()].slice(-120).join('');
}

function textFile(name: string, text: string): MailFile {
  return { name, type: 'text/plain; charset=utf-8', content: Buffer.from(text) };
}

function wholeMail(source: Uint8Array): MailFile {
  return { name: 'email-completo.eml', type: 'application/octet-stream', content: source };
}

function hasBody(source: Uint8Array): boolean {
  const text = Buffer.from(source).toString('latin1');
  const end = /\r?\n\r?\n/.exec(text);
  return end !== null && text.slice(end.index).trim() !== '';
}

import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import postcss from 'postcss';
import { openingStyles, withRootValues } from './openingStyles.ts';

/** A stylesheet of the build: its URL below the site's root, and its text. */
export interface Sheet {
  href: string;
  css: string;
}

/** The bytes that the first round trip of a connection carries: ten segments of 1,460, before the browser has confirmed any (RFC 6928). */
export const FIRST_ROUND_TRIP = 14_600;

/** Of which headers and chunks take this much at most. */
const HEADER_BYTES = 1800;

/** Characters of text that belong to a page's opening: what a window shows at most, then less, until the page fits. */
const OPENINGS = [1500, 900, 450, 350];

/** The size of a page as it is sent, in bytes, by a server that compresses quickly, as the emulator of Hosting does. */
export const sentSize = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

export interface PageStyles {
  /** For the end of the head. */
  head: string;
  /** For the end of the body. */
  end: string;
  /** All of the page's styles in one file, which the build does not have yet; none where its own files are linked. */
  file?: Sheet;
}

/** Fonts apart from all else: where they come twice, they are loaded twice. */
function splitFonts(css: string): { fonts: string; rules: string } {
  const root = postcss.parse(css);
  const fonts: string[] = [];
  root.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'font-face') return;
    fonts.push(node.toString());
    node.remove();
  });
  return { fonts: fonts.join(''), rules: root.toString() };
}

function namedSheet(css: string): Sheet {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return { href: `/assets/styles-${hash}.css`, css };
}

/**
 * The styles of a page, placed so that its first paint waits for no request. The head carries the rules of the opening,
 * which is as long as the first response can hold. The link to all styles stands in a noscript at the end; the small script
 * of index.html takes it out after the first paint. `page` makes the HTML from both parts. `data-sheets` names the files of
 * the build in that link, for src/app/start/registerSheets.ts.
 */
export async function carryStyles(
  sheets: readonly Sheet[],
  body: string,
  page: (head: string, end: string) => string,
): Promise<PageStyles> {
  const { fonts, rules } = splitFonts(sheets.map(({ css }) => css).join('\n'));
  const file = namedSheet(rules);
  const names = sheets.map(({ href }) => /[^/]*(?=\.css$)/.exec(href)?.[0] ?? href).join(' ');
  const end = `<noscript><link rel="stylesheet" href="${file.href}" data-sheets="${names}"></noscript>`;
  const plainRules = withRootValues(rules);
  let head = '';
  for (const limit of OPENINGS) {
    head = `<style>${fonts}${await openingStyles(plainRules, body, limit)}</style>`;
    if (sentSize(page(head, end)) <= FIRST_ROUND_TRIP - HEADER_BYTES) break;
  }
  return { head, end, file };
}

/** The same for a page whose security policy refuses styles in the HTML: links, which its first paint waits for. */
export function linkStyles(sheets: readonly Sheet[]): PageStyles {
  return { head: sheets.map(({ href }) => `<link rel="stylesheet" href="${href}">`).join(''), end: '' };
}

import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import postcss from 'postcss';
import { openingStyles, withRootValues } from './openingStyles.ts';

/** A stylesheet of the build: its URL below the site's root, and its text. */
export interface Sheet {
  href: string;
  css: string;
}

/** Bytes in the first round trip of a connection: ten segments of 1,460 before the browser confirms any (RFC 6928). */
export const FIRST_ROUND_TRIP = 14_600;

/** Maximum number of these bytes that headers and chunk sizes take. */
const HEADER_BYTES = 1800;

/** Characters of text in a page's opening: first as many as a large window shows, then fewer, until the page fits. */
const OPENINGS = [1500, 900, 450, 350];

/** Bytes of a page as sent by a server that compresses quickly, as the Hosting emulator does. */
export const sentSize = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

export interface PageStyles {
  /** HTML for the end of the head. */
  head: string;
  /** HTML for the end of the body. */
  end: string;
  /** All styles of the page in one file, which the build lacks; undefined if the page links the build's files. */
  file?: Sheet;
}

/** Separates the fonts from the other rules: a font declared in two stylesheets would be loaded twice. */
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
 * Places a page's styles so that its first paint waits for no request. The head contains the rules of the opening,
 * which is as long as the first response can hold. The link to all styles is in a noscript element at the end; the
 * small script of index.html moves it out after the first paint. `page` makes the HTML from both parts. `data-sheets`
 * names the build's files in that link, for src/app/start/registerSheets.ts.
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

/** Links the styles of a page whose security policy refuses inline styles; its first paint waits for them. */
export function linkStyles(sheets: readonly Sheet[]): PageStyles {
  return { head: sheets.map(({ href }) => `<link rel="stylesheet" href="${href}">`).join(''), end: '' };
}

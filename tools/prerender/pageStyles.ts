import { createHash } from 'node:crypto';
import { brotliCompressSync, constants } from 'node:zlib';
import postcss from 'postcss';
import { cached, openingStyles, withRootValues } from './openingStyles.ts';

/** A stylesheet of the build: its URL below the site's root, and its text. */
export interface Sheet {
  href: string;
  css: string;
}

/** Bytes in a connection's first round trip: ten segments of 1,460 bytes, sent before any confirmation (RFC 6928). */
export const FIRST_ROUND_TRIP = 14_600;

/** Maximum size of the headers and chunk sizes in this round trip. */
const HEADER_BYTES = 1800;

/** Lengths of a page's opening in characters, tried until the page fits. The first one fills a large window. */
const OPENINGS = [1500, 900, 450, 350];

/** Size of a page, in bytes, when the server uses fast compression, as the Hosting emulator does. */
export const sentSize = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }).length;

interface PageStyles {
  /** HTML for the end of the head. */
  head: string;
  /** HTML for the end of the body. */
  end: string;
  /** A new file with all styles of the page; undefined if the page links the build's files. */
  file?: Sheet;
}

/** Separates the fonts from the other rules, because a font that two stylesheets declare would be loaded twice. */
const splitFonts = cached((css) => {
  const root = postcss.parse(css);
  const fonts: string[] = [];
  root.each((node) => {
    if (node.type !== 'atrule' || node.name !== 'font-face') return;
    fonts.push(node.toString());
    node.remove();
  });
  return { fonts: fonts.join(''), rules: root.toString() };
});

function namedSheet(css: string): Sheet {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return { href: `/assets/styles-${hash}.css`, css };
}

/**
 * Places a page's styles so that its first paint waits for no request. The head has the rules of the opening, as much
 * of the page as fits in the first round trip. A noscript element at the end has the link to all styles, which a script
 * in index.html moves out after the first paint. `data-sheets` is for registerSheets.ts.
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

/** Links the styles of a page whose security policy refuses inline styles. The first paint waits for these files. */
export function linkStyles(sheets: readonly Sheet[]): PageStyles {
  return { head: sheets.map(({ href }) => `<link rel="stylesheet" href="${href}">`).join(''), end: '' };
}

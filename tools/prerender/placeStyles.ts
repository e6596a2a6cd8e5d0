import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { criticalStyles, withoutFontFaces } from './criticalStyles.ts';

/** What the first round trip of a connection carries, in bytes: ten segments of 1,460, less the response's headers. */
export const FIRST_RESPONSE_BYTES = 14_000;

/** Sections from the top that count as the first view, however large they are. */
const FIRST_VIEW_SECTIONS = 2;

/** A stylesheet of the build: its URL below the site's root, and its text. */
export interface Sheet {
  href: string;
  css: string;
}

export interface PlacedStyles {
  /** For the end of the head. */
  head: string;
  /** For the end of the body: what may come after the first view. */
  end: string;
  /** Files that `end` names and the build does not have yet. */
  files: Sheet[];
}

/** The HTML from its start to each of its sections and to the footer, the longest first. */
function beginnings(body: string): string[] {
  const sections = [...body.matchAll(/<(section|footer)[ >]/g)].map(({ index }) => body.slice(0, index));
  return sections.slice(FIRST_VIEW_SECTIONS).reverse();
}

function namedSheet(name: string, css: string): Sheet {
  const hash = createHash('sha256').update(css).digest('base64url').slice(0, 8);
  return { href: `/assets/${name}-${hash}.css`, css };
}

/** All sheets again, without fonts, after the part that the page carries: so the order of their rules is as always. */
const lateSheet = (css: string) => namedSheet('late', withoutFontFaces(css));

/**
 * How a page gets its styles without a request that its first view would wait for. They stand in its head; `data-href`
 * tells the client which files these were (src/app/registerInlinedStyles.ts), `data-layer` the path of the page, because
 * another one needs more than `layerPart`, which is all of the layer that this one can show (src/app/completeLayer.ts).
 * Where the compressed page would exceed {@link FIRST_RESPONSE_BYTES}, the head has the rules of as many sections as
 * fit, and the end of the body links the rest; as a sheet for printing it waits behind everything else, and the small
 * script of index.html puts it into effect. `page` makes the HTML of the page from these two places.
 */
export function placeStyles(
  path: string,
  sheets: readonly Sheet[],
  layerPart: string,
  body: string,
  page: (head: string, end: string) => string,
): PlacedStyles {
  const css = layerPart + sheets.map((sheet) => sheet.css).join('');
  const hrefs = sheets.map(({ href }) => href).join(' ');
  const whole = {
    head: `<style data-layer="${path}" data-href="${hrefs}">${css}</style>`,
    end: '',
    files: [],
  };
  const fits = ({ head, end }: PlacedStyles) => gzipSync(page(head, end)).length <= FIRST_RESPONSE_BYTES;
  if (fits(whole)) return whole;
  const late = lateSheet(css);
  const link = `<link rel="stylesheet" href="${late.href}"`;
  const end = `${link} media="print" data-href="${hrefs}"><noscript>${link}></noscript>`;
  const parts = beginnings(body).map((html) => ({
    head: `<style data-layer="${path}">${criticalStyles(css, html)}</style>`,
    end,
    files: [late],
  }));
  return parts.find(fits) ?? parts.at(-1) ?? whole;
}

/**
 * The same for a page whose security policy refuses styles in the HTML: links, which its first view waits for. The part of the
 * layer is a file of its own.
 */
export function linkStyles(path: string, sheets: readonly Sheet[], layerPart: string): PlacedStyles {
  const layer = namedSheet('layer', layerPart);
  const links = sheets.map(({ href }) => `<link rel="stylesheet" href="${href}">`).join('');
  return {
    head: `<link rel="stylesheet" href="${layer.href}" data-layer="${path}">${links}`,
    end: '',
    files: [layer],
  };
}

import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { styleDivider } from './criticalStyles.ts';
import { visitElements } from './elementKinds.ts';

/**
 * Bytes of a connection's first round trip: ten segments of 1,460, less some 2,000 of headers and 200 by
 * which servers compress less well in haste.
 */
export const FIRST_RESPONSE_BYTES = 12_400;

/** Least extent of the first view: parts of the page from the top, or characters of text. */
const FIRST_VIEW_PARTS = 2;
const FIRST_VIEW_TEXT = 900;

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

/** Where the children of the main element begin. */
function partsOfMain(body: string): number[] {
  const starts: number[] = [];
  visitElements(body, '', (tag, around, index) => {
    if (around.startsWith('<main')) starts.push(index);
    return tag;
  });
  return starts;
}

/** The HTML from its start to each of the parts that come after the first view, the shortest first. */
function beginnings(body: string): string[] {
  const main = Math.max(body.indexOf('<main'), 0);
  const afterFirstParts = partsOfMain(body)[FIRST_VIEW_PARTS] ?? body.length;
  const textLength = (end: number) => body.slice(main, end).replaceAll(/<[^>]*>/g, '').length;
  return [...body.matchAll(/<(section|footer|fieldset|li|article|h3|p|svg)[ >]/g)].flatMap(
    ({ 1: tag, index }) =>
      index >= afterFirstParts || textLength(index) >= FIRST_VIEW_TEXT || tag === 'footer'
        ? [body.slice(0, index)]
        : [],
  );
}

/** The last of some texts, each longer than the one before, for which something holds that holds for all shorter ones. */
function longestThat(texts: readonly string[], holds: (text: string) => boolean): string | undefined {
  let [from, to] = [0, texts.length];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(texts[middle] ?? '')) from = middle + 1;
    else to = middle;
  }
  return texts[from - 1];
}

/** Every stylesheet begins with the order of the layers; in one, the first time is enough. */
function orderOnce(css: string): string {
  const order = /^@layer [\w,]+;/.exec(css)?.[0] ?? '';
  return order + css.replaceAll(order, '');
}

function namedSheet(name: string, css: string): Sheet {
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return { href: `/assets/${name}-${hash}.css`, css };
}

/**
 * How a page gets its styles without a request that its first view would wait for. They stand in its head; `data-sheets`
 * tells the client which files these were (src/app/registerInlinedStyles.ts), `data-layer` the path of the page, because
 * another one needs more than `layerPart`, which is all of the layer that this one can show (src/app/completeLayer.ts).
 * Where the compressed page would exceed {@link FIRST_RESPONSE_BYTES}, the head has the rules of as many parts as
 * fit, and the end of the body has a link to all of them in a template, which the small script of index.html takes out of
 * it after the first paint. `page` makes the HTML of the page from these two places.
 */
export function placeStyles(
  path: string,
  sheets: readonly Sheet[],
  layerPart: string,
  body: string,
  page: (head: string, end: string) => string,
): PlacedStyles {
  const css = orderOnce(layerPart + sheets.map((sheet) => sheet.css).join(''));
  const names = sheets.map(({ href }) => /[^/]*(?=\.css$)/.exec(href)?.[0] ?? href).join(' ');
  const whole = {
    head: `<style data-layer="${path}" data-sheets="${names}">${css}</style>`,
    end: '',
    files: [],
  };
  const fits = ({ head, end }: PlacedStyles) => gzipSync(page(head, end)).length <= FIRST_RESPONSE_BYTES;
  if (fits(whole)) return whole;
  const divide = styleDivider(css, body);
  const divided = (html: string, least = false): PlacedStyles => {
    const { critical, rest } = divide(html, least);
    const late = namedSheet('late', rest);
    const link = `<link rel="stylesheet" href="${late.href}">`;
    return {
      head: `<style data-layer="${path}">${critical}</style>`,
      end: `<template data-sheets="${names}">${link}</template><noscript>${link}</noscript>`,
      files: [late],
    };
  };
  const candidates = beginnings(body);
  const [shortest] = candidates;
  if (shortest === undefined) return whole;
  const longest = longestThat(candidates, (html) => fits(divided(html)));
  return longest === undefined ? divided(shortest, true) : divided(longest);
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

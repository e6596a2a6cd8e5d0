import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import {
  type BuiltPage,
  builtFiles,
  builtPages,
  faultsOn,
  modulesOf,
  publicPages,
  readBuiltFile,
} from '#tests/support/builtSite.ts';
import { FIRST_ROUND_TRIP, sentSize } from '#tools/prerender/pageStyles.ts';
import firebase from '../../firebase.json' with { type: 'json' };

const KILOBYTE = 1000;
/** Bytes that the Hosting emulator adds to firebase.json's headers: status, date, type, encoding, chunks and more. */
const SERVER_HEADERS = 370;
const dist = new URL('../../dist/', import.meta.url);

const sizes = new Map<string, number>();

/** Transferred bytes of a built file, compressed; fonts and photos are compressed already. */
function transferredSize(path: string): number {
  const file = readFileSync(new URL(`.${path}`, dist));
  const size =
    sizes.get(path) ?? (/\.(woff2|png|webp|avif|jpg)$/.test(path) ? file.length : gzipSync(file).length);
  sizes.set(path, size);
  return size;
}

const sum = (paths: readonly string[]) => paths.reduce((total, path) => total + transferredSize(path), 0);

const hrefs = (document: Document, selector: string) =>
  [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '');

function filesOf(page: BuiltPage): string[] {
  const { document, html } = page;
  const images = [...document.querySelectorAll('img:not([loading="lazy"])')].map(
    (image) => image.getAttribute('src') ?? '',
  );
  const linked = hrefs(
    document,
    'link[rel="stylesheet"], link[rel="manifest"], link[rel="icon"], link[rel="preload"]',
  );
  const styles = hrefs(document, 'link[rel="stylesheet"]').map((href) => readBuiltFile(href.slice(1)));
  const fonts = [html, ...styles].flatMap((css) =>
    [...css.matchAll(/url\("?([^")]+\.woff2)/g)].map(([, url = '']) => url),
  );
  return [...new Set([...images, ...linked, ...fonts, ...modulesOf(page)])];
}

const headersOfAll = (firebase.hosting.headers.find(({ source }) => source === '**')?.headers ?? [])
  .map(({ key, value }) => `${key}: ${value}\r\n`)
  .join('');

test('no public page waits for a stylesheet', () => {
  const waiting = faultsOn(publicPages, ({ document }) => [
    ...hrefs(document, 'head link[rel="stylesheet"]'),
    ...(document.querySelector('head style')?.textContent.includes('@font-face') ? [] : ['has no styles']),
  ]);
  expect(waiting).toEqual([]);
});

test('the first round trip of every public page, headers included, contains its first view', () => {
  const late = faultsOn(publicPages, ({ html }) => {
    const response = headersOfAll.length + SERVER_HEADERS + sentSize(html);
    return gzipSync(html).length > 14 * KILOBYTE || response > FIRST_ROUND_TRIP ? [`${response} bytes`] : [];
  });
  expect(late).toEqual([]);
});

test('no page, not even an account page, loads Firebase before somebody signs in', () => {
  const isFirebase = (path: string) =>
    /firebaseapp|identitytoolkit|firestore\.googleapis/i.test(readBuiltFile(path.slice(1)));
  expect(faultsOn(builtPages, (page) => modulesOf(page).filter(isFirebase))).toEqual([]);
});

test('a visitor’s form loads the validation that it runs, but not the desk’s', () => {
  const isOfDesk = (path: string) => /`iso_timestamp`|`variant`/.test(readBuiltFile(path.slice(1)));
  const pages = builtPages.filter(({ path }) => !path.startsWith('/admin'));
  expect(faultsOn(pages, (page) => modulesOf(page).filter(isOfDesk))).toEqual([]);
});

test('every public page hydrates with little JavaScript', () => {
  const faults = faultsOn(publicPages, (page) => {
    const modules = modulesOf(page);
    const limit = page.document.querySelector('main form') ? 130 : 115;
    const isHeavy = modules.length < 3 || sum(modules) > limit * KILOBYTE;
    return isHeavy ? [`${sum(modules)} bytes in ${modules.length} modules`] : [];
  });
  expect(faults).toEqual([]);
});

test('the site’s module imports React dynamically, so that React is evaluated in a later task', () => {
  const faults = faultsOn(publicPages, (page) => {
    const [site = ''] = modulesOf(page);
    return /import\(`\.\/react-\w+\.js`\)/.test(readBuiltFile(site.slice(1))) ? [] : [site];
  });
  expect(faults).toEqual([]);
});

test('every public page is shown and hydrated with at most 300 KB in 20 requests, none of them to another host', () => {
  const faults = faultsOn(publicPages, (page) => {
    const files = filesOf(page);
    const size = gzipSync(page.html).length + sum(files);
    return [
      ...files.filter((path) => !path.startsWith('/') || path.startsWith('//')),
      ...(size > 300 * KILOBYTE || files.length >= 20 ? [`${size} bytes in ${files.length} files`] : []),
    ];
  });
  expect(faults).toEqual([]);
});

test('the interactive pieces of case pages weigh at most 15 KB together, and no page waits for one', () => {
  const pieces = builtFiles
    .filter((file) => /^assets\/(Live|LibrarySearch|ClinicChange|PlaceMap)\w*-\w+\.(js|css)$/.test(file))
    .map((file) => `/${file}`);
  expect(pieces.filter((file) => file.endsWith('.js')).length).toBeGreaterThanOrEqual(4);
  expect(sum(pieces)).toBeLessThanOrEqual(15 * KILOBYTE);
  expect(faultsOn(builtPages, (page) => modulesOf(page).filter((file) => pieces.includes(file)))).toEqual([]);
});

import { expect, test } from 'vitest';
import { redirects } from '#src/app/redirects.ts';
import { builtFiles, builtPages } from '#tests/support/builtSite.ts';

const origin = 'https://site.test';
const published = new URL(
  builtPages
    .find(({ path }) => path === '/')
    ?.document.querySelector('link[rel="canonical"]')
    ?.getAttribute('href') ?? origin,
).origin;

/** All URLs in a page: links, pictures in every size, scripts, styles, share cards and structured data. */
function targetsOf(document: Document): string[] {
  const attributes = [...document.querySelectorAll('[href], [src]')].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  );
  const candidates = [...document.querySelectorAll('[srcset]')].flatMap((element) =>
    (element.getAttribute('srcset') ?? '')
      .split(',')
      .map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
  );
  const card = document.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? '';
  const crumbs = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    ({ textContent }) => [...(textContent ?? '').matchAll(/"item":"([^"]*)"/g)].map(([, item = '']) => item),
  );
  return [...attributes, ...candidates, card, ...crumbs].filter(Boolean);
}

function followRedirects(start: URL): URL {
  let url = start;
  for (let hops = 0; hops < 4; hops += 1) {
    const redirect = redirects.find(({ from }) => from === decodeURI(url.pathname));
    if (!redirect) return url;
    const next = new URL(redirect.to, url);
    if (!next.hash) next.hash = url.hash;
    url = next;
  }
  return url;
}

function problemOf(asked: URL): string | undefined {
  const url = followRedirects(asked);
  const path = decodeURI(url.pathname);
  if (builtFiles.includes(path.slice(1)) && !path.endsWith('.html')) return undefined;
  const page = builtPages.find((built) => built.path === path);
  if (!page) return 'is no page and no file';
  const anchor = decodeURIComponent(url.hash.slice(1));
  return anchor && !page.document.getElementById(anchor) ? `has no #${anchor}` : undefined;
}

test('every link, anchor, picture and download of every page has an existing target', () => {
  const pointedFrom = new Map<string, Set<string>>();
  for (const { path, document } of builtPages)
    for (const target of targetsOf(document)) {
      const url = new URL(target.replace(published, origin), new URL(path, origin));
      if (url.origin === origin)
        pointedFrom.set(url.href, (pointedFrom.get(url.href) ?? new Set()).add(path));
    }
  expect(builtPages.length).toBeGreaterThan(40);
  expect(pointedFrom.size).toBeGreaterThan(150);

  const broken = [...pointedFrom].flatMap(([href, from]) => {
    const problem = problemOf(new URL(href));
    return problem ? [`${decodeURI(href).replace(origin, '')} ${problem} (on ${[...from].join(', ')})`] : [];
  });
  expect(broken.toSorted()).toEqual([]);
});

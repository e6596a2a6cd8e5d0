import { readdirSync, readFileSync } from 'node:fs';
import type { APIRequestContext } from '@playwright/test';
import { expect, test } from '#tests/support/browserTest.ts';

const dist = new URL('../../dist/', import.meta.url);

/** The address of every page that the build wrote. */
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.html') && !['shell.html', '404.html'].includes(file))
  .map((file) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`))
  .toSorted();

const { redirects }: { redirects: { source: string; destination: string }[] } = JSON.parse(
  readFileSync(new URL('../../firebase.json', import.meta.url), 'utf8'),
).hosting;

const decodeEntities = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'");

/** Whatever a page points to: links, pictures in every size, scripts and styles, share cards, structured data. */
function targetsOf(html: string): string[] {
  const attributes = [...html.matchAll(/\s(?:href|src)="([^"]*)"/g)].map(([, target = '']) => target);
  const candidates = [...html.matchAll(/\ssrcset="([^"]*)"/gi)].flatMap(([, list = '']) =>
    list.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? ''),
  );
  const cards = [...html.matchAll(/property="og:image" content="([^"]*)"/g)].map(([, card = '']) => card);
  const crumbs = [...html.matchAll(/"item":"([^"]*)"/g)].map(([, item = '']) => item);
  return [...attributes, ...candidates, ...cards, ...crumbs].map(decodeEntities);
}

interface Answer {
  /** Where the redirects ended. */
  url: URL;
  status: number;
  type: string;
  body: string;
}

/** Asks for an address as a crawler does: without a script, following what Hosting sends on. */
async function follow(request: APIRequestContext, start: URL): Promise<Answer> {
  let url = start;
  for (let hops = 0; hops < 4; hops += 1) {
    const answer = await request.get(url.href, { maxRedirects: 0 });
    const location = answer.headers().location;
    const type = answer.headers()['content-type'] ?? '';
    if (!location) {
      const body = type.startsWith('text/html') ? await answer.text() : '';
      return { url, status: answer.status(), type, body };
    }
    const next = new URL(location, url);
    if (!next.hash) next.hash = url.hash;
    url = next;
  }
  return { url, status: 310, type: '', body: '' };
}

/** What is wrong with an answer, or nothing. */
function problemOf({ url, status, type, body }: Answer, asked: URL): string | undefined {
  if (status !== 200) return `answers ${status}`;
  if (asked.pathname !== '/' && url.pathname === '/') return 'ends on the home page';
  if (!type.startsWith('text/html')) return undefined;
  if (!body.includes('<h1')) return 'has no page of its own (the empty shell answers)';
  const anchor = decodeURIComponent(url.hash.slice(1));
  if (anchor && !body.includes(`id="${anchor}"`)) return `has no #${anchor}`;
  return undefined;
}

test('every link, anchor, picture and download of every page leads somewhere', async ({
  request,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const home = new URL('/', baseURL);
  const first = await (await request.get(home.href)).text();
  const published = new URL(first.match(/rel="canonical" href="([^"]*)"/)?.[1] ?? home.href).origin;
  const pointedFrom = new Map<string, Set<string>>();
  for (const page of pages) {
    const address = new URL(page, home);
    const html = await (await request.get(address.href)).text();
    for (const target of targetsOf(html)) {
      const url = new URL(target.replace(published, home.origin), address);
      if (url.origin !== home.origin) continue;
      pointedFrom.set(url.href, (pointedFrom.get(url.href) ?? new Set()).add(page));
    }
  }
  expect(pages.length).toBeGreaterThan(40);
  expect(pointedFrom.size).toBeGreaterThan(150);

  const broken: string[] = [];
  for (const [href, from] of pointedFrom) {
    const asked = new URL(href);
    const problem = problemOf(await follow(request, asked), asked);
    if (problem)
      broken.push(`${decodeURI(href).replace(home.origin, '')} ${problem} (on ${[...from].join(', ')})`);
  }
  expect(broken.toSorted()).toEqual([]);
});

test.describe('an address that nothing stands behind', () => {
  for (const [address, end] of [
    ['/nao-existe', '/'],
    ['/nao/existe/mesmo', '/'],
    ['/projetos/nao-existe', '/projetos'],
    ['/cases/nao-existe', '/projetos'],
    ['/treinamentos/nao-existe', '/TreinamentosPage'],
    ['/educacao-design/nao-existe', '/EducacaoDesignPage'],
  ] as const)
    test(`${address} ends on ${end}, without a step in the history`, async ({ page }) => {
      await page.goto('/contato');
      const steps = await page.evaluate(() => history.length);
      await page.goto(address);
      await expect(page).toHaveURL(end);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await page.evaluate(() => history.length)).toBe(steps + 1);
    });
});

test.describe('an address that only leads on', () => {
  for (const { source, destination } of redirects) {
    test(`${source} is sent on to ${destination} by Hosting`, async ({ request }) => {
      const answer = await request.get(source, { maxRedirects: 0 });
      expect(answer.status()).toBe(301);
      // The local Hosting joins an empty query to the one of the destination.
      expect(answer.headers().location?.replace(/&$/, '')).toBe(destination);
    });

    test(`${source} leads to ${destination} within the site too`, async ({ page }) => {
      await page.goto('/politica');
      // As a link of the site would, without asking the server.
      await page.evaluate((address) => {
        history.pushState({}, '', address);
        dispatchEvent(new PopStateEvent('popstate', { state: {} }));
      }, source);
      await expect(page).toHaveURL(destination);
      const { hash } = new URL(destination, 'http://localhost');
      if (hash) await expect(page.locator(hash)).toBeInViewport();
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    });
  }
});

test('an accent in an address is the same page however it is written', async ({ page, request }) => {
  for (const address of ['/projetos/pão-da-terra', '/projetos/p%C3%A3o-da-terra'])
    expect(await (await request.get(address)).text()).toContain('<title>Pão da Terra');
  await page.goto('/projetos');
  await page
    .getByRole('main')
    .getByRole('link', { name: /Pão da Terra/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pão da Terra' })).toBeVisible();
  expect(decodeURI(new URL(page.url()).pathname)).toBe('/projetos/pão-da-terra');
});

test('a project with a case of its own is told there', async ({ page }) => {
  for (const [address, end] of [
    ['/projetos/fotografia-empodera', '/CaseFotografiaEmpodera'],
    ['/projetos/placebe', '/CasePlaceBe'],
  ] as const) {
    await page.goto(address);
    await expect(page).toHaveURL(end);
  }
});

import type { APIRequestContext, APIResponse } from '@playwright/test';
import { redirects } from '#src/app/redirects.ts';
import { expect, test } from '#tests/support/browserTest.ts';

const ask = (request: APIRequestContext, path: string) => request.get(path, { maxRedirects: 0 });

const cacheOf = (response: APIResponse) => response.headers()['cache-control'];

async function sitemapPaths(request: APIRequestContext): Promise<string[]> {
  const text = await (await ask(request, '/sitemap.xml')).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

for (const path of ['/', '/contato', '/nao-existe', '/sitemap.xml'])
  test(`${path} is sent with the security headers, and browsers must revalidate it`, async ({ request }) => {
    const response = await ask(request, path);
    expect(response.headers()).toMatchObject({
      'content-security-policy': expect.stringMatching(
        /default-src 'none'.*script-src 'self' 'sha256-[^']+'.*base-uri 'none'.*frame-ancestors 'none'/,
      ),
      'strict-transport-security': expect.stringMatching(/^max-age=31536000(;|$)/),
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
      'cross-origin-opener-policy': 'same-origin',
      'cache-control': 'public, max-age=0, must-revalidate',
    });
    // Only style elements may be inline, because VLibras writes them. Inline scripts and style attributes are refused.
    const policy = response.headers()['content-security-policy'] ?? '';
    const looser = policy.match(/[a-z-]+ [^;]*'(?:wasm-)?unsafe-[^;]*/g);
    expect(looser).toEqual(["style-src-elem 'self' 'unsafe-inline'"]);
  });

test('every page of the sitemap is served at its address, also with accents', async ({ request }) => {
  const paths = await sitemapPaths(request);
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.some((path) => path.includes('%'))).toBe(true);
  for (const path of paths) {
    const response = await ask(request, path);
    const [, canonical = ''] = /<link rel="canonical" href="([^"]+)"/.exec(await response.text()) ?? [];
    expect.soft(response.status(), path).toBe(200);
    // The page for missing files has no canonical URL.
    expect.soft(URL.canParse(canonical) && new URL(canonical).pathname, path).toBe(path);
  }
});

test('files of the build are cached for a year, and pictures for a day', async ({ request }) => {
  const html = await (await ask(request, '/')).text();
  const files = new Set(html.match(/\/assets\/[\w.-]+\.(?:css|js|woff2)/g));
  expect(files.size).toBeGreaterThan(2);
  for (const file of files) {
    const [first, again] = [await ask(request, file), await ask(request, file)];
    for (const response of [first, again])
      expect.soft(cacheOf(response), file).toBe('public, max-age=31536000, immutable');
    expect.soft(await again.body(), file).toEqual(await first.body());
  }
  const [picture = ''] = /\/images\/[^"\s,]+/.exec(html) ?? [];
  expect(cacheOf(await ask(request, picture))).toMatch(/^public, max-age=86400/);
});

test('a missing file gets a 404 that is not cached', async ({ request }) => {
  const response = await ask(request, '/assets/site-00000000.js');
  expect(response.status()).toBe(404);
  expect(cacheOf(response)).toContain('no-store');
});

test('security.txt names a contact, and has not expired', async ({ request }) => {
  const text = await (await ask(request, '/.well-known/security.txt')).text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  const [, expires = ''] = /^Expires: (.+)$/m.exec(text) ?? [];
  expect(Date.parse(expires)).toBeGreaterThan(Date.now());
});

test('Hosting redirects every old address whose target has no query', async ({ request, baseURL }) => {
  // Compares parsed queries, so that an empty query equals a missing one.
  const partsOf = (address: string) => {
    const { origin, pathname, hash, searchParams } = new URL(address, baseURL);
    return [origin, pathname, hash, ...searchParams];
  };
  const ofFile = { from: '/contato.html', to: '/contato' };
  // A script redirects to targets with a query.
  for (const { from, to } of [...redirects, ofFile].filter((one) => !one.to.includes('?'))) {
    const response = await ask(request, from);
    expect.soft(response.status(), from).toBe(301);
    expect.soft(partsOf(response.headers().location ?? ''), from).toEqual(partsOf(to));
  }
});

// A style, script or file that the security policy refuses causes a console error.
for (const path of ['/', '/servicos', '/contato', '/Agendamento', '/login'])
  test(`${path} loads every file that it requests`, { tag: '@deployed' }, async ({ page }) => {
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(response.url());
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(failed).toEqual([]);
  });

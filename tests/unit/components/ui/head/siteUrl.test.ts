import { beforeEach, expect, test, vi } from 'vitest';

async function siteUrl(path: string) {
  return (await import('#src/components/ui/head/siteUrl.ts')).siteUrl(path);
}

beforeEach(() => vi.resetModules());

test.each([
  ['/contato', 'https://www.estudio.com.br', 'https://www.estudio.com.br/contato'],
  ['/', 'https://www.estudio.com.br/', 'https://www.estudio.com.br/'],
  ['/contato', '', 'http://localhost:5005/contato'],
])('the path %s at the site "%s" has the URL %s', async (path, site, address) => {
  vi.stubEnv('VITE_SITE_URL', site);
  expect(await siteUrl(path)).toBe(address);
});

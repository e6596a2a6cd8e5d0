import { afterEach, beforeEach, expect, test, vi } from 'vitest';

async function siteUrl(path: string) {
  return (await import('#src/components/ui/head/siteUrl.ts')).siteUrl(path);
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllEnvs());

test('a path becomes the full address on this site', async () => {
  vi.stubEnv('VITE_SITE_URL', 'https://www.estudio.com.br');
  expect(await siteUrl('/contato')).toBe('https://www.estudio.com.br/contato');
});

test('the home page ends with one slash, however the site is configured', async () => {
  vi.stubEnv('VITE_SITE_URL', 'https://www.estudio.com.br/');
  expect(await siteUrl('/')).toBe('https://www.estudio.com.br/');
});

test('a local run has its own address', async () => {
  vi.stubEnv('VITE_SITE_URL', '');
  expect(await siteUrl('/contato')).toBe('http://localhost:5005/contato');
});

import { expect, test } from 'vitest';
import { robotsText, sitemap } from '#tools/prerender/crawlerFiles.ts';

test('the sitemap lists every path with its full address, in order', () => {
  const xml = sitemap(['/', '/contato', '/CasePlaceBe'], 'https://www.estudio.com.br');
  expect(xml).toMatch(
    /^<\?xml version="1\.0" encoding="UTF-8"\?>\n<urlset xmlns="http:\/\/www\.sitemaps\.org/,
  );
  expect([...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)).toEqual([
    'https://www.estudio.com.br/',
    'https://www.estudio.com.br/contato',
    'https://www.estudio.com.br/CasePlaceBe',
  ]);
});

test('search engines may read everything but the functions, and are told where the sitemap is', () => {
  const lines = robotsText('https://www.estudio.com.br').trim().split('\n');
  expect(lines).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    '',
    'Sitemap: https://www.estudio.com.br/sitemap.xml',
  ]);
});

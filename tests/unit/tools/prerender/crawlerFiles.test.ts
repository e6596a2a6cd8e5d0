import { expect, test } from 'vitest';
import { robotsText } from '#tools/prerender/crawlerFiles.ts';

test('search engines may read everything but the functions, and are told where the sitemap is', () => {
  const lines = robotsText('https://www.estudio.com.br').trim().split('\n');
  expect(lines).toEqual([
    'User-agent: *',
    'Disallow: /api/',
    '',
    'Sitemap: https://www.estudio.com.br/sitemap.xml',
  ]);
});

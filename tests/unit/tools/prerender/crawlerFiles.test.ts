import { expect, test } from 'vitest';
import { robotsText } from '#tools/prerender/crawlerFiles.ts';

test('search engines may read everything except the functions, and get the address of the sitemap', () => {
  expect(robotsText('https://www.estudio.com.br')).toBe(
    'User-agent: *\nDisallow: /api/\n\nSitemap: https://www.estudio.com.br/sitemap.xml\n',
  );
});

import { readdir, readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { paths } from '#src/domain/paths.ts';
import { shareCards } from '#tools/pictures/open-graph.ts';
import { faviconFile, manifestFile } from '#tools/pictures/share-files.ts';

const shared = new URL('../../../public/', import.meta.url);
const names = Object.keys(shareCards);

describe('a link to the site, shared', () => {
  test('shows a card for every page that search engines may list', async () => {
    const unlisted = [
      'login',
      'profile',
      'registration',
      'bookingConfirmed',
      'passwordReset',
      'settings',
      'admin',
    ];
    const redirected = ['research', 'placemakingMethodology'];
    const listed = Object.keys(paths).filter((name) => ![...unlisted, ...redirected].includes(name));
    expect([...names].sort()).toEqual(listed.sort());
    const cards = await readdir(new URL('images/og/', shared));
    expect(cards.sort()).toEqual(names.map((name) => `${name}.png`).sort());
  });

  test.each(names)('%s: 1200 by 630, at most 120 KB', async (name) => {
    const bytes = await readFile(new URL(`images/og/${name}.png`, shared));
    const { format, width, height } = await sharp(bytes).metadata();
    expect([format, width, height]).toEqual(['png', 1200, 630]);
    expect(bytes.length).toBeLessThanOrEqual(120 * 1024);
  });
});

describe('the installed site', () => {
  test('names icons that exist at the size it claims', async () => {
    const manifest = JSON.parse(await readFile(new URL('site.webmanifest', shared), 'utf8')) as {
      icons: { src: string; sizes: string }[];
    };
    expect(manifest.icons).not.toHaveLength(0);
    for (const { src, sizes } of [...manifest.icons, { src: '/icons/icon-180.png', sizes: '180x180' }]) {
      const { width, height } = await sharp(await readFile(new URL(`.${src}`, shared))).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  test('has the manifest and the theme-following tab icon that the generator writes', async () => {
    expect(await readFile(new URL('site.webmanifest', shared), 'utf8')).toBe(manifestFile());
    expect(await readFile(new URL('favicon.svg', shared), 'utf8')).toBe(faviconFile());
    expect(faviconFile()).toContain('prefers-color-scheme:dark');
  });
});

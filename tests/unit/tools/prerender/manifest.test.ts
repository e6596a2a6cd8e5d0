import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { collectFiles } from '#tools/prerender/manifest.ts';

const manifest: Manifest = {
  'index.html': {
    file: 'assets/index.js',
    isEntry: true,
    imports: ['site.js'],
    css: ['assets/index.css'],
    assets: ['assets/text.woff2', 'assets/mark.svg'],
  },
  'site.js': { file: 'assets/site.js' },
  'src/pages/contact/ContactPage.tsx': {
    file: 'assets/contact.js',
    imports: ['site.js', 'form.js'],
    css: ['assets/contact.css'],
  },
  'form.js': {
    file: 'assets/form.js',
    imports: ['site.js', 'src/pages/contact/ContactPage.tsx'],
    css: ['assets/form.css'],
  },
};

test('a page needs what it imports, what that imports, and itself last; circles end', () => {
  expect(collectFiles(manifest, 'src/pages/contact/ContactPage.tsx')).toEqual({
    scripts: ['/assets/site.js', '/assets/form.js', '/assets/contact.js'],
    styles: ['/assets/form.css', '/assets/contact.css'],
    fonts: [],
  });
});

test('what is there already is not asked for again', () => {
  expect(
    collectFiles(manifest, 'src/pages/contact/ContactPage.tsx', ['/assets/site.js', '/assets/form.css']),
  ).toEqual({
    scripts: ['/assets/form.js', '/assets/contact.js'],
    styles: ['/assets/contact.css'],
    fonts: [],
  });
});

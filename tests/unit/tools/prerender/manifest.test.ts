import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { collectFiles, readManifest } from '#tools/prerender/manifest.ts';

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

test('of the other files only the fonts are needed at once', () => {
  expect(collectFiles(manifest, 'index.html').fonts).toEqual(['/assets/text.woff2']);
});

test('a page that the build does not know is named', () => {
  expect(() => collectFiles(manifest, 'src/pages/none/NonePage.tsx')).toThrow(
    'The build manifest has no entry for src/pages/none/NonePage.tsx',
  );
});

test('without a build there is no manifest to read', () => {
  const empty = pathToFileURL(join(mkdtempSync(join(tmpdir(), 'dist-')), '/'));
  expect(() => readManifest(empty)).toThrow(/manifest\.json/);
});

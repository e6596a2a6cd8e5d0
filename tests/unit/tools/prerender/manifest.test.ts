import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest } from 'vite';
import { expect, test } from 'vitest';
import { collectFiles, reachableScripts, readManifest, stylesheetOf } from '#tools/prerender/manifest.ts';

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

test('what may run while a page is shown is what it loads, also later, but no other page', () => {
  const site: Manifest = {
    'index.html': { file: 'index.js', imports: ['site.js'] },
    'site.js': { file: 'site.js', dynamicImports: ['panel.tsx', 'Home.tsx', 'Contact.tsx'] },
    'panel.tsx': { file: 'panel.js', imports: ['site.js'] },
    'Home.tsx': { file: 'home.js', imports: ['site.js'] },
    'Contact.tsx': { file: 'contact.js', imports: ['site.js'], dynamicImports: ['captcha.tsx'] },
    'captcha.tsx': { file: 'captcha.js' },
  };
  expect(reachableScripts(site, ['Contact.tsx'], new Set(['Home.tsx', 'Contact.tsx']))).toEqual([
    '/panel.js',
    '/site.js',
    '/index.js',
    '/captcha.js',
    '/contact.js',
  ]);
});

test('a module of styles alone is a stylesheet; anything else is said', () => {
  const styles: Manifest = {
    'layer.ts': { file: 'assets/layer.css' },
    'page.ts': { file: 'assets/page.js' },
  };
  expect(stylesheetOf(styles, 'layer.ts')).toBe('/assets/layer.css');
  expect(() => stylesheetOf(styles, 'page.ts')).toThrow('page.ts has no stylesheet of its own');
  expect(() => stylesheetOf(styles, 'other.ts')).toThrow('other.ts has no stylesheet of its own');
});

import { readFileSync } from 'node:fs';
import { collectFiles, type Manifest, type PageFiles } from './manifest.ts';
import type { Sheet } from './placeStyles.ts';

/** What a prerendered page needs of the build. */
export interface PageResources {
  /** In the order of the cascade. */
  sheets: Sheet[];
  /** The list that the small script in index.html starts from; its first module is the entry. */
  modules: string;
}

/** Link elements of one kind to some files. */
export const links = (rel: string, files: readonly string[], rest = '') =>
  files.map((file) => `<link rel="${rel}" href="${file}"${rest}>`).join('');

/** Links that load the fonts before a stylesheet asks for them. */
export const fontLinks = ({ fonts }: PageFiles) =>
  links('preload', fonts, ' as="font" type="font/woff2" crossorigin');

/** The stylesheets and modules of a page made of `sources`: its module, and its item's. Throws when the build does not know one. */
export function pageResources(
  distFolder: URL,
  manifest: Manifest,
  sources: readonly string[],
): PageResources {
  const entry = collectFiles(manifest, 'index.html');
  const parts = sources.map((source) => collectFiles(manifest, source, [...entry.scripts, ...entry.styles]));
  const page = {
    scripts: [...new Set(parts.flatMap(({ scripts }) => scripts))],
    styles: parts.flatMap(({ styles }) => styles),
  };
  const modules = [...[...entry.scripts].reverse(), ...page.scripts];
  return {
    sheets: [...entry.styles, ...page.styles].map((href) => ({
      href,
      css: readFileSync(new URL(`.${href}`, distFolder), 'utf8').trim(),
    })),
    modules: `<script type="application/json" id="modules">${JSON.stringify(modules)}</script>`,
  };
}

import { readFileSync } from 'node:fs';
import type { Manifest } from 'vite';
import { layerClasses, layerPart, writtenClasses } from './layerPart.ts';
import { collectFiles, reachableScripts, stylesheetOf } from './manifest.ts';
import { once } from './once.ts';

/** `index-C-BJBWj_` of `/assets/index-C-BJBWj_.js`: what all modules have in common is not worth its bytes in every page. */
const nameOf = (script: string) => script.replace(/^\/assets\/|\.js$/g, '');

/** The module whose styles are the layer. */
const LAYER_SOURCE = 'src/styles/wholeLayer.ts';

/**
 * The font of titles, which the first view waits for, as a link that loads it before a stylesheet asks for it, and the
 * URL of that of running text, which is loaded afterwards (docs/decisions/fonts.md). Throws when the build has other fonts.
 */
export function pageFonts(fonts: readonly string[]): { preload: string; text: string } {
  const [text] = fonts.filter((file) => /atkinson-hyperlegible-next/.test(file));
  const [titles, another] = fonts.filter((file) => file !== text);
  if (!text || !titles || another) throw new Error(`The build has other fonts than two: ${fonts.join(', ')}`);
  const preload = `<link rel="preload" href="${titles}" as="font" type="font/woff2" crossorigin>`;
  return { preload, text };
}

/**
 * Returns a function from the sources of a page (its module, and its item's) to its files in the build in `distFolder`:
 * `sheets` in the order of the cascade; `layerPart`, the utility classes that the page uses; and `modules`, the names that
 * the small script in index.html starts from, the entry first. `pages` are the modules of all pages and items. Throws when
 * the build does not know a source.
 */
export function pageResources(distFolder: URL, manifest: Manifest, pages: ReadonlySet<string>) {
  const read = once((file = '') => readFileSync(new URL(`.${file}`, distFolder), 'utf8').trim());
  const entry = collectFiles(manifest, 'index.html');
  const layer = read(stylesheetOf(manifest, LAYER_SOURCE));
  const known = layerClasses(layer);
  const classesOf = once((file = '') => [...writtenClasses(read(file), known)]);
  // Pages of one kind have the same part.
  const partOf = once((names = '', hrefs = '') => {
    const pageStyles = hrefs.split(' ').map((href) => read(href));
    return layerPart(layer, new Set(names.split(' ')), pageStyles.join(''));
  });
  return (sources: readonly string[]) => {
    const parts = sources.map((source) =>
      collectFiles(manifest, source, [...entry.scripts, ...entry.styles]),
    );
    const scripts = new Set(parts.flatMap(({ scripts }) => scripts));
    const modules = [...entry.scripts.toReversed(), ...scripts].map(nameOf);
    const styles = [...entry.styles, ...parts.flatMap(({ styles }) => styles)];
    const classes = new Set(reachableScripts(manifest, sources, pages).flatMap((file) => classesOf(file)));
    return {
      sheets: styles.map((href) => ({ href, css: read(href) })),
      layerPart: partOf([...classes].sort().join(' '), styles.join(' ')),
      modules: `<script type="text/plain" id="modules">${modules.join(' ')}</script>`,
    };
  };
}

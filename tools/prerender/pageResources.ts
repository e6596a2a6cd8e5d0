import { readFileSync } from 'node:fs';
import type { Manifest, ManifestChunk } from 'vite';

/** Shortens `/assets/index-C-BJBWj_.js` to `index-C-BJBWj_`, because the rest is the same in all URLs. */
const nameOf = (script: string) => script.replace(/^\/assets\/|\.js$/g, '');

/** Preload link of the title font, and URL of the text font, which loads later (docs/decisions/0005-fonts.md). */
export function pageFonts(fonts: readonly string[]): { preload: string; text: string } {
  const [text] = fonts.filter((file) => /atkinson-hyperlegible-next/.test(file));
  const [titles, another] = fonts.filter((file) => file !== text);
  if (!text || !titles || another) throw new Error(`The build has other fonts than two: ${fonts.join(', ')}`);
  const preload = `<link rel="preload" href="${titles}" as="font" type="font/woff2" crossorigin>`;
  return { preload, text };
}

/** Maps a page's sources to its built files: `sheets` in cascade order, and `modules` for the script in index.html. */
export function pageResources(distFolder: URL, manifest: Manifest) {
  const read = (file: string) => readFileSync(new URL(`.${file}`, distFolder), 'utf8').trim();
  const entry = collectFiles(manifest, siteKey(manifest));
  return (sources: readonly string[]) => {
    const parts = sources.map((source) =>
      collectFiles(manifest, source, [...entry.scripts, ...entry.styles]),
    );
    const scripts = new Set(parts.flatMap(({ scripts }) => scripts));
    const modules = [...entry.scripts.toReversed(), ...scripts].map(nameOf);
    const styles = [...entry.styles, ...parts.flatMap(({ styles }) => styles)];
    return {
      sheets: styles.map((href) => ({ href, css: read(href) })),
      modules: `<script type="text/plain" id="modules">${modules.join(' ')}</script>`,
    };
  };
}

/** The key of the chunk that contains main.tsx and its imports (tools/bundle/chunkGroups.ts). */
export function siteKey(manifest: Manifest): string {
  const [key] = Object.entries(manifest).find(([, { name }]) => name === 'site') ?? [];
  if (!key) throw new Error('The build manifest has no chunk of the site');
  return key;
}

/** URLs of all static imports of `source`, then its own file, except those in `already`. Throws for an unknown one. */
export function collectFiles(manifest: Manifest, source: string, already: readonly string[] = []) {
  const seen = new Set<string>();
  const chunksFrom = (key: string): ManifestChunk[] => {
    if (seen.has(key)) return [];
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build manifest has no entry for ${key}`);
    return [...(chunk.imports ?? []).flatMap(chunksFrom), chunk];
  };
  const chunks = chunksFrom(source);
  const fresh = (files: string[]) =>
    files.map((file) => `/${file}`).filter((file) => !already.includes(file));
  return {
    styles: fresh(chunks.flatMap(({ css = [] }) => css)),
    scripts: fresh(chunks.map(({ file }) => file)),
    fonts: fresh(chunks.flatMap(({ assets = [] }) => assets.filter((file) => file.endsWith('.woff2')))),
  };
}

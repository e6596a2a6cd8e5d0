import type { Manifest, ManifestChunk } from 'vite';

/** The key of the chunk that contains main.tsx and its imports (tools/bundle/chunkGroups.ts). */
export function siteKey(manifest: Manifest): string {
  const [key] = Object.entries(manifest).find(([, { name }]) => name === 'site') ?? [];
  if (!key) throw new Error('The build manifest has no chunk of the site');
  return key;
}

/**
 * URLs of the files that a page needs before it is usable: all static imports of `source`, then its own file, except
 * those in `already`. Throws for an unknown source.
 */
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

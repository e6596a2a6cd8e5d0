import { readFileSync } from 'node:fs';
import type { Manifest, ManifestChunk } from 'vite';

/** Reads the manifest of a client build; throws when there is none. */
export function readManifest(distFolder: URL): Manifest {
  return JSON.parse(readFileSync(new URL('.vite/manifest.json', distFolder), 'utf8')) as Manifest;
}

/** The key of the chunk with main.tsx, which travels with all that it imports (tools/bundle/chunkGroups.ts). */
export function siteKey(manifest: Manifest): string {
  const [key] = Object.entries(manifest).find(([, { name }]) => name === 'site') ?? [];
  if (!key) throw new Error('The build manifest has no chunk of the site');
  return key;
}

/** The chunks of some sources and all that `next` names from there, each once and after those that it names itself. */
function chunksFrom(
  manifest: Manifest,
  sources: readonly string[],
  next: (chunk: ManifestChunk) => readonly string[],
): ManifestChunk[] {
  const seen = new Set<string>();
  const visit = (key: string): ManifestChunk[] => {
    if (seen.has(key)) return [];
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build manifest has no entry for ${key}`);
    return [...next(chunk).flatMap(visit), chunk];
  };
  return sources.flatMap(visit);
}

/**
 * The files that a page needs before it can be shown and used, as addresses below the site's root: everything `source`
 * pulls in through static imports, itself included, without what `already` holds. Throws for a source the build does
 * not know.
 */
export function collectFiles(manifest: Manifest, source: string, already: readonly string[] = []) {
  const chunks = chunksFrom(manifest, [source], ({ imports = [] }) => imports);
  const fresh = (files: string[]) =>
    files.map((file) => `/${file}`).filter((file) => !already.includes(file));
  return {
    styles: fresh(chunks.flatMap(({ css = [] }) => css)),
    scripts: fresh(chunks.map(({ file }) => file)),
    fonts: fresh(chunks.flatMap(({ assets = [] }) => assets.filter((file) => file.endsWith('.woff2')))),
  };
}

import { readFileSync } from 'node:fs';

interface ManifestChunk {
  file: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
}

/** The files a page needs before it can be shown and used, as addresses below the site's root. */
export interface PageFiles {
  styles: string[];
  scripts: string[];
  fonts: string[];
}

/** Vite's build manifest, by source file. */
export type Manifest = Record<string, ManifestChunk>;

/** Reads the manifest of a client build; throws when there is none. */
export function readManifest(distFolder: URL): Manifest {
  return JSON.parse(readFileSync(new URL('.vite/manifest.json', distFolder), 'utf8')) as Manifest;
}

/**
 * Everything `source` pulls in through static imports, itself included, without what `already` holds. Throws for a
 * source the build does not know.
 */
export function collectFiles(manifest: Manifest, source: string, already: readonly string[] = []): PageFiles {
  const files: PageFiles = { styles: [], scripts: [], fonts: [] };
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build manifest has no entry for ${key}`);
    for (const imported of chunk.imports ?? []) visit(imported);
    files.scripts.push(`/${chunk.file}`);
    files.styles.push(...(chunk.css ?? []).map((file) => `/${file}`));
    files.fonts.push(
      ...(chunk.assets ?? []).filter((file) => file.endsWith('.woff2')).map((file) => `/${file}`),
    );
  };
  visit(source);
  const fresh = (list: string[]) => list.filter((file) => !already.includes(file));
  return { styles: fresh(files.styles), scripts: fresh(files.scripts), fonts: files.fonts };
}

/** The scripts that may run while the page made of `sources` is shown: its own, and those that these load but other pages. */
export function reachableScripts(
  manifest: Manifest,
  sources: readonly string[],
  pages: ReadonlySet<string>,
): string[] {
  const scripts: string[] = [];
  const seen = new Set<string>();
  const visit = (key: string) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    if (chunk.file.endsWith('.js')) scripts.push(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const imported of chunk.dynamicImports ?? []) if (!pages.has(imported)) visit(imported);
  };
  visit('index.html');
  for (const source of sources) visit(source);
  return scripts;
}

/** The stylesheet of a module that imports nothing else. Throws when the build does not know it, or has made a script of it. */
export function stylesheetOf(manifest: Manifest, source: string): string {
  const file = manifest[source]?.file;
  if (!file?.endsWith('.css'))
    throw new Error(`${source} has no stylesheet of its own in the build manifest`);
  return `/${file}`;
}

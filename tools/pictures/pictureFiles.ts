import { readdirSync } from 'node:fs';
import { basename } from 'node:path';

const folder = new URL('../../src/pictures/', import.meta.url);

/** The files of src/pictures except brand, keyed by name. Throws if two folders have files with the same name. */
export function pictureFiles(): Map<string, URL> {
  const files = new Map<string, URL>();
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!/\.\w+$/.test(path) || path.startsWith('brand')) continue;
    const name = basename(path);
    if (files.has(name)) throw new Error(`src/pictures has two files called ${name}.`);
    files.set(name, new URL(path, folder));
  }
  return files;
}

import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { pictureFiles, pictureModules } from './picture-files.ts';
import { faviconFile, iconFiles, manifestFile, shareFiles } from './share-files.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let written = 0;

async function writeIfNew(path: string, content: string | Buffer): Promise<void> {
  const bytes = Buffer.from(content);
  const before = await readFile(root + path).catch(() => undefined);
  if (before?.equals(bytes)) return;
  await mkdir(dirname(root + path), { recursive: true });
  await writeFile(root + path, bytes);
  written++;
}

async function removeUnknown(folder: string, ending: string, names: readonly string[]): Promise<void> {
  const known = new Set(names);
  for (const name of await readdir(root + folder))
    if (name.endsWith(ending) && !known.has(name)) await rm(`${root}${folder}/${name}`);
}

const [pictures, modules] = [pictureFiles(), pictureModules()];
for (const { name, svg } of pictures) await writeIfNew(`public/images/${name}`, svg);
for (const { name, text } of modules) await writeIfNew(`src/content/images/${name}`, text);
await removeUnknown(
  'public/images',
  '.svg',
  pictures.map(({ name }) => name),
);
await removeUnknown(
  'src/content/images',
  '.ts',
  modules.map(({ name }) => name),
);

const bitmaps = [...(await shareFiles()), ...(await iconFiles())];
for (const { name, bytes } of bitmaps) await writeIfNew(`public/${name}`, bytes);
await writeIfNew('public/favicon.svg', faviconFile());
await writeIfNew('public/site.webmanifest', manifestFile());

console.log(`${pictures.length} pictures, ${bitmaps.length} bitmaps; ${written} files changed`);

import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { pictureFiles, pictureModules } from './picture-files.ts';

const imagesFolder = fileURLToPath(new URL('../../public/images/', import.meta.url));
const modulesFolder = fileURLToPath(new URL('../../src/content/images/', import.meta.url));

async function writeIfNew(path: string, text: string): Promise<boolean> {
  const before = await readFile(path, 'utf8').catch(() => '');
  if (before === text) return false;
  await writeFile(path, text);
  return true;
}

await mkdir(imagesFolder, { recursive: true });
const files = pictureFiles();
let written = 0;
for (const { name, svg } of files) if (await writeIfNew(imagesFolder + name, svg)) written++;
await mkdir(modulesFolder, { recursive: true });
const modules = pictureModules();
for (const { name, text } of modules) if (await writeIfNew(modulesFolder + name, text)) written++;

for (const [folder, ending, kept] of [
  [imagesFolder, '.svg', files],
  [modulesFolder, '.ts', modules],
] as const) {
  const known = new Set(kept.map(({ name }) => name));
  for (const name of await readdir(folder))
    if (name.endsWith(ending) && !known.has(name)) await rm(folder + name);
}

console.log(`${files.length} pictures, ${written} files changed`);

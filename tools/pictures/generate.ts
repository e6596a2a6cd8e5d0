import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { pictureFiles, pictureModule } from './picture-files.ts';

const imagesFolder = fileURLToPath(new URL('../../public/images/', import.meta.url));
const contentModule = fileURLToPath(new URL('../../src/content/images.ts', import.meta.url));

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
if (await writeIfNew(contentModule, pictureModule())) written++;

const known = new Set(files.map(({ name }) => name));
for (const name of await readdir(imagesFolder))
  if (name.endsWith('.svg') && !known.has(name)) await rm(imagesFolder + name);

console.log(`${files.length} pictures, ${written} files changed`);

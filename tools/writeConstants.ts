import { readFile, writeFile } from 'node:fs/promises';
import { correctConstants } from './shared-constants/correctConstants.ts';
import { sharedConstants } from './shared-constants/sharedConstants.ts';

for (const file of new Set(sharedConstants.map((constant) => constant.file))) {
  const path = new URL(`../${file}`, import.meta.url);
  const content = await readFile(path, 'utf8');
  const corrected = correctConstants(
    content,
    sharedConstants.filter((constant) => constant.file === file),
  );
  if (corrected === content) continue;
  await writeFile(path, corrected);
  console.log(`${file} follows the code again`);
}

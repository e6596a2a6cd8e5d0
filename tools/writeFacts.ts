import { readFile, writeFile } from 'node:fs/promises';
import { correctFacts } from './facts/correctFacts.ts';
import { repeatedFacts } from './facts/repeatedFacts.ts';

for (const file of new Set(repeatedFacts.map((fact) => fact.file))) {
  const path = new URL(`../${file}`, import.meta.url);
  const content = await readFile(path, 'utf8');
  const corrected = correctFacts(
    content,
    repeatedFacts.filter((fact) => fact.file === file),
  );
  if (corrected === content) continue;
  await writeFile(path, corrected);
  console.log(`${file} follows the code again`);
}

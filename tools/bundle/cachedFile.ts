import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';

const folder = new URL('../../node_modules/.cache/made/', import.meta.url);

const digest = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');

/** Returns the cached result of `make` for these parts, which must include everything on which the result depends. */
export async function cachedFile(parts: readonly (string | Buffer)[], make: () => Promise<Buffer>) {
  const key = digest(JSON.stringify(parts.map((part) => (typeof part === 'string' ? part : digest(part)))));
  const file = new URL(key, folder);
  const kept = await readFile(file).catch(() => undefined);
  if (kept) return kept;
  const made = await make();
  await mkdir(folder, { recursive: true });
  // The file has another name at first, so that another build never reads an incomplete file.
  const unfinished = new URL(`${key}-${randomUUID()}`, folder);
  await writeFile(unfinished, made);
  await rename(unfinished, file);
  return made;
}

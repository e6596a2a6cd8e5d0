import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { deserialize, serialize } from 'node:v8';

/** Files that decide how a picture of a given build looks. */
const sources = ['photograph.ts', 'scenes.ts', 'seedInbox.ts'];

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of sources) hash.update(await readFile(fileURLToPath(new URL(file, import.meta.url))));
  return hash.digest('hex').slice(0, 12);
}

/** The pictures of a scene by their names, or why there are none. */
export type Pictures = Map<string, Buffer> | string;

/**
 * Keeps the pictures of a built commit in its `folder`, so that a second comparison need not take them again. They are
 * taken anew once the tool photographs differently. The function gives the pictures of a scene from the take with this number
 * (from 0), or takes and stores them; the reason why a scene cannot be photographed is not kept.
 */
export async function openPictureCache(folder: string) {
  const pictures = join(folder, `pictures-${await hashOfSources()}`);
  await mkdir(pictures, { recursive: true });
  return async (number: number, scene: string, take: () => Promise<Pictures>): Promise<Pictures> => {
    const file = join(pictures, `${scene}-${number}`);
    const known = await readFile(file).catch(() => undefined);
    if (known) return deserialize(known);
    const taken = await take();
    if (typeof taken !== 'string') await writeFile(file, serialize(taken));
    return taken;
  };
}

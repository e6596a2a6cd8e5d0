import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What decides how a picture of a given build looks. */
const sources = ['photograph.ts', 'scenes.ts', 'seedInbox.ts'];

async function hashOfSources(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of sources) hash.update(await readFile(fileURLToPath(new URL(file, import.meta.url))));
  return hash.digest('hex').slice(0, 12);
}

/** The pictures of a scene, or why there are none. */
export type Pictures = Map<string, Buffer> | string;

/**
 * Keeps the pictures of a built commit in its `folder`, so that a second comparison need not take them again. They are
 * taken anew once the tool photographs differently. `read` gives the pictures of a scene from the take with this number
 * (from 0), or takes and stores them; the reason why a scene cannot be photographed is not kept.
 */
export async function openPictureCache(folder: string) {
  const pictures = join(folder, `pictures-${await hashOfSources()}`);
  const file = (number: number, name: string) => join(pictures, String(number), name);
  const stored = async (number: number, scene: string): Promise<Map<string, Buffer>> => {
    const names: string[] = JSON.parse(await readFile(file(number, `${scene}.json`), 'utf8'));
    return new Map(
      await Promise.all(
        names.map(async (name) => [name, await readFile(file(number, `${name}.png`))] as const),
      ),
    );
  };
  const store = async (number: number, scene: string, taken: Map<string, Buffer>) => {
    for (const [name, picture] of taken) {
      await mkdir(dirname(file(number, name)), { recursive: true });
      await writeFile(file(number, `${name}.png`), picture);
    }
    await writeFile(file(number, `${scene}.json`), JSON.stringify([...taken.keys()]));
  };
  return {
    read: async (number: number, scene: string, take: () => Promise<Pictures>): Promise<Pictures> => {
      const known = await stored(number, scene).catch(() => undefined);
      if (known) return known;
      const taken = await take();
      if (typeof taken !== 'string') await store(number, scene, taken);
      return taken;
    },
  };
}

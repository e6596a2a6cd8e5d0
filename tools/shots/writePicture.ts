import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Writes a PNG to `<folder>/<name>.png`; a name may lead into a folder of its own. */
export async function writePicture(folder: string, name: string, picture: Buffer): Promise<void> {
  const file = join(folder, `${name}.png`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, picture);
}

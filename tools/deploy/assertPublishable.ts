import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

const BY_COMMAND = 'Deploy with "npm run deploy", which builds and packs what is needed.';

/**
 * Throws, saying what to do, when a folder that Firebase is about to upload is not meant to be: a site built for the local
 * Firebase, or functions without the lockfile that `npm run deploy` packs with them.
 */
export async function assertPublishable(folder: string): Promise<void> {
  if (existsSync(join(folder, 'package.json'))) return assertPacked(folder);
  const robots = await readFile(join(folder, 'robots.txt'), 'utf8').catch(() => '');
  const isLocal = !/^Sitemap: https:\/\//m.test(robots) || (await holdsLocalAddress(join(folder, 'assets')));
  if (isLocal) throw new Error(`${folder} holds no site that was built for production. ${BY_COMMAND}`);
}

function assertPacked(folder: string): void {
  if (!existsSync(join(folder, 'package-lock.json')))
    throw new Error(`${folder} has no lockfile, so its dependencies would be anything. ${BY_COMMAND}`);
}

/** Whether a script speaks to the emulators, which all listen there; no production build does. */
async function holdsLocalAddress(assets: string): Promise<boolean> {
  const files = (await readdir(assets).catch(() => [])).filter((file) => file.endsWith('.js'));
  const codes = await Promise.all(files.map((file) => readFile(join(assets, file), 'utf8')));
  return codes.some((code) => code.includes('127.0.0.1'));
}

// Firebase runs this before it uploads a folder (predeploy in firebase.json).
if (process.argv[1] === import.meta.filename)
  assertPublishable(process.argv[2] ?? '').catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });

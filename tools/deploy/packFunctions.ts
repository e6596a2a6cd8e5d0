import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deriveLockfile } from './deriveLockfile.ts';

/**
 * Empties `target` and writes the upload into it: built code, package.json, its lockfile and .npmrc. Parameters and
 * *.local files are left out. Then installs from the lockfile, as Cloud Build does. `root` is the repository with built
 * functions. Throws if package.json and the lockfile disagree, or a checksum is wrong.
 */
export async function packFunctions(root: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  // Source maps are left out, because they contain the sources.
  const filter = (source: string) => !source.endsWith('.map');
  await cp(join(root, 'functions/lib'), join(target, 'lib'), { recursive: true, filter });
  await cp(join(root, 'functions/package.json'), join(target, 'package.json'));
  await cp(join(root, '.npmrc'), join(target, '.npmrc'));
  const lockfile = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  const derived = JSON.stringify(deriveLockfile(lockfile, 'functions'), null, 2);
  await writeFile(join(target, 'package-lock.json'), derived);
  const { status, stdout, stderr } = spawnSync('npm', ['ci', '--omit=dev', '--prefer-offline'], {
    cwd: target,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The functions' dependencies cannot be installed:\n${stdout}${stderr}`);
}

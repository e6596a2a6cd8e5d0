import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deriveLockfile } from './deriveLockfile.ts';

/**
 * Writes what is uploaded of the functions into the folder `target`, which is emptied first: the built code without its
 * sources, package.json with its lockfile, and the repository's .npmrc. `root` is the repository; its functions must have
 * been built. Parameters and anything named *.local stay where they are.
 */
export async function packFunctions(root: string, target: string): Promise<void> {
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  await cp(join(root, 'functions/lib'), join(target, 'lib'), {
    recursive: true,
    // A source map holds the sources.
    filter: (source) => !source.endsWith('.map'),
  });
  await cp(join(root, 'functions/package.json'), join(target, 'package.json'));
  await cp(join(root, '.npmrc'), join(target, '.npmrc'));
  const lockfile = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8'));
  await writeFile(
    join(target, 'package-lock.json'),
    `${JSON.stringify(deriveLockfile(lockfile, 'functions'), null, 2)}\n`,
  );
}

/**
 * Installs what the lockfile in the packed folder names, as Cloud Build will; from npm's cache where it can. Throws when
 * package.json and lockfile disagree or a checksum is wrong.
 */
export function installPacked(folder: string): void {
  const { status, stdout, stderr } = spawnSync('npm', ['ci', '--omit=dev', '--prefer-offline'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`The functions' dependencies cannot be installed:\n${stdout}${stderr}`);
}

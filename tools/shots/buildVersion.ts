import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, readFile, rename, rm, stat, symlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../', import.meta.url));
const builds = join(root, '.local', 'shots');

async function run(program: string, args: string[], cwd: string): Promise<string> {
  try {
    const { stdout } = await promisify(execFile)(program, args, { cwd, maxBuffer: 64 * 1024 * 1024 });
    return stdout.trim();
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${program} ${args.join(' ')} failed in ${cwd}:\n${stdout}\n${stderr}`);
  }
}

/** The packages of the working tree where the commit locks the same ones, else its own installation. */
async function providePackages(folder: string): Promise<void> {
  const [own, its] = await Promise.all(
    [root, folder].map((place) => readFile(join(place, 'package-lock.json'), 'utf8')),
  );
  if (own === its) await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'dir');
  else await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], folder);
}

/** Builds `tree` for the emulators and copies its dist and firebase.json, so that a later build changes no picture. */
async function buildInto(folder: string, tree: string): Promise<void> {
  await run('npm', ['run', 'build', '--', '--local'], tree);
  const unfinished = `${folder}-unfinished`;
  for (const old of [folder, unfinished]) await rm(old, { recursive: true, force: true });
  await cp(join(tree, 'dist'), join(unfinished, 'dist'), { recursive: true });
  await cp(join(tree, 'firebase.json'), join(unfinished, 'firebase.json'));
  await rename(unfinished, folder);
}

/** Builds the working tree for the emulators. Returns the folder with a copy of its dist and firebase.json. */
export async function buildWorkingTree(): Promise<string> {
  const folder = join(builds, 'working-tree');
  await buildInto(folder, root);
  return folder;
}

/** How many commits stay built, with their pictures: the ones used last. */
const KEPT_COMMITS = 3;

async function removeOldest(commits: string): Promise<void> {
  const folders = (await readdir(commits)).map((name) => join(commits, name));
  const used = await Promise.all(
    folders.map(async (folder) => ({ folder, at: (await stat(folder)).mtimeMs })),
  );
  used.sort((one, other) => other.at - one.at);
  for (const { folder } of used.slice(KEPT_COMMITS)) await rm(folder, { recursive: true });
}

/**
 * Builds a commit for the emulators, in a git worktree of its own that is removed afterwards. Returns the folder with
 * its dist and firebase.json; the last three stay and are taken up again. Throws when git does not know the ref, or
 * with what the build wrote when it fails.
 */
export async function buildCommit(ref: string): Promise<string> {
  const commit = await run('git', ['rev-parse', '--verify', `${ref}^{commit}`], root);
  const commits = join(builds, 'commits');
  const folder = join(commits, commit);
  if (existsSync(folder)) {
    await utimes(folder, new Date(), new Date());
    return folder;
  }
  const tree = join(builds, 'checkout');
  await rm(tree, { recursive: true, force: true });
  await run('git', ['worktree', 'prune'], root);
  await mkdir(commits, { recursive: true });
  await run('git', ['worktree', 'add', '--detach', tree, commit], root);
  try {
    await providePackages(tree);
    await buildInto(folder, tree);
  } finally {
    await run('git', ['worktree', 'remove', '--force', tree], root);
  }
  await removeOldest(commits);
  return folder;
}

import { spawnSync } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Writes the upload into `target`: built code, package.json, lockfile and .npmrc, but no parameters. `install` installs
 * the packages; the default is `npm ci`.
 */
export async function packFunctions(root: string, target: string, install = installLocked): Promise<void> {
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
  await install(target, lockedPlaces(lockfile, 'functions'));
}

/** Installs from the lockfile, as Cloud Build does. Throws if package.json disagrees with it, or a checksum is wrong. */
async function installLocked(target: string, _places: Map<string, string>): Promise<void> {
  const { status, stdout, stderr } = spawnSync('npm', ['ci', '--omit=dev', '--prefer-offline'], {
    cwd: target,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The functions' dependencies cannot be installed:\n${stdout}${stderr}`);
}

type LockedPackage = {
  name?: string;
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  dev?: boolean;
  devOptional?: boolean;
  peer?: boolean;
};

/** A package-lock.json of version 3; only the fields used here. */
export type Lockfile = {
  name: string;
  lockfileVersion: number;
  requires?: boolean;
  packages: Record<string, LockedPackage>;
};

/** Maps each place of a package that a workspace needs, such as node_modules/valibot, to its place in the root. */
function lockedPlaces(root: Lockfile, workspace: string): Map<string, string> {
  if (!root.packages[workspace])
    throw new Error(`package-lock.json knows no workspace ${workspace}: run npm install.`);
  // Breadth first, so that direct dependencies are at the top, and other versions below the package that needs them.
  const origins = new Map([['', workspace]]);
  for (const [place, origin] of origins) {
    for (const needed of neededBy(root, origin)) {
      const wanted = find(needed, origin, (folder) => folder in root.packages);
      if (!wanted)
        throw new Error(`package-lock.json has no ${needed}, which ${origin} needs: run npm install.`);
      const found = find(needed, place, (folder) => origins.has(folder));
      if (found && origins.get(found) === wanted) continue;
      const usual = wanted.startsWith(`${workspace}/`) ? wanted.slice(workspace.length + 1) : wanted;
      origins.set(origins.has(usual) ? `${place}/node_modules/${needed}` : usual, wanted);
    }
  }
  return origins;
}

/** A workspace's lockfile: what it needs, at the root's versions and checksums. Throws for an unlocked dependency. */
export function deriveLockfile(root: Lockfile, workspace: string): Lockfile {
  const { name = workspace } = root.packages[workspace] ?? {};
  const packages = [...lockedPlaces(root, workspace)]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([place, origin]): [string, LockedPackage] => {
      const { dev, devOptional, peer, ...locked } = root.packages[origin] ?? {};
      return [place, place ? locked : { ...locked, name }];
    });
  const { lockfileVersion } = root;
  return { name, lockfileVersion, requires: true, packages: Object.fromEntries(packages) };
}

/** The packages that the package at `origin` needs. Optional packages are included only if they are locked. */
function neededBy({ packages }: Lockfile, origin: string): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    packages[origin] ?? {};
  const isLocked = (name: string) => find(name, origin, (folder) => folder in packages) !== undefined;
  const optional = Object.keys(optionalDependencies ?? {});
  // Optional peers are left out: they are locked only because the site's tools need them.
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  const required = Object.keys(dependencies ?? {}).filter((name) => !optional.includes(name));
  return [...required, ...peers, ...optional.filter(isLocked)];
}

/** Where Node finds `name` for the package at `from`: in the nearest node_modules upwards. */
function find(name: string, from: string, exists: (folder: string) => boolean): string | undefined {
  for (let folder = from; ; ) {
    const candidate = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (exists(candidate)) return candidate;
    if (!folder) return undefined;
    folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')));
  }
}

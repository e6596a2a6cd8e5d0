type LockedPackage = {
  version?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  dev?: boolean;
  devOptional?: boolean;
  peer?: boolean;
};

/** A package-lock.json of npm's version 3, as far as it matters here. */
export type Lockfile = {
  name: string;
  lockfileVersion: number;
  requires?: boolean;
  packages: Record<string, LockedPackage>;
};

/**
 * The lockfile of one workspace (its folder, such as "functions") on its own: the same versions and checksums as in the
 * root's lockfile, without anything that the workspace does not need. Throws when a dependency is not locked, or when two
 * versions of a package would come to lie at one place.
 */
export function deriveLockfile(root: Lockfile, workspace: string): Lockfile {
  const own = root.packages[workspace];
  if (!own) throw new Error(`package-lock.json knows no workspace ${workspace}: run npm install.`);
  const { name = workspace, ...rest } = own as LockedPackage & { name?: string };
  const packages: Lockfile['packages'] = { '': { ...rest, name } as LockedPackage };
  const origins = new Map<string, string>();

  const visit = (from: string) => {
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
      root.packages[from] ?? {};
    for (const needed of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const origin = resolve(root, from, needed);
      const optional = optionalDependencies?.[needed] || peerDependenciesMeta?.[needed]?.optional;
      if (!origin && optional) continue;
      if (!origin)
        throw new Error(`package-lock.json has no ${needed}, which ${from} needs: run npm install.`);
      // An optional peer that only the site's tools brought along is none of the workspace's.
      if (peerDependenciesMeta?.[needed]?.optional) continue;
      const place = origin.startsWith(`${workspace}/`) ? origin.slice(workspace.length + 1) : origin;
      const earlier = origins.get(place);
      if (earlier === origin) continue;
      if (earlier)
        throw new Error(`${needed} is needed in two versions (${earlier}, ${origin}): bring them together.`);
      origins.set(place, origin);
      const { dev, devOptional, peer, ...locked } = root.packages[origin] as LockedPackage;
      packages[place] = locked;
      visit(origin);
    }
  };
  visit(workspace);
  const sorted = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1)));
  return { name, lockfileVersion: root.lockfileVersion, requires: true, packages: sorted };
}

/** Where Node would find `needed` from the package at `from`: the nearest node_modules upwards. */
function resolve({ packages }: Lockfile, from: string, needed: string): string | undefined {
  for (let folder = from; ; ) {
    const candidate = `${folder ? `${folder}/` : ''}node_modules/${needed}`;
    if (packages[candidate]) return candidate;
    if (!folder) return undefined;
    const parent = folder.lastIndexOf('/node_modules/');
    folder = parent >= 0 ? folder.slice(0, parent) : '';
  }
}

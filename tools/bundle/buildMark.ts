import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** All inputs of a build for the emulators. */
const SOURCES = [
  ...['content', 'public', 'src', 'tools', 'functions/src', 'functions/package.json'],
  ...['firebase.json', 'index.html', 'vite.config.ts', 'package-lock.json'],
];

const MARK = '.local/built';
const root = new URL('../../', import.meta.url).pathname;

/** When a file or anything in a folder last changed, in milliseconds. Deleting a file changes its folder's own time. */
function lastChange(path: string): number {
  const stats = statSync(path);
  const inside = stats.isDirectory() ? readdirSync(path).map((name) => lastChange(join(path, name))) : [];
  return Math.max(stats.mtimeMs, ...inside);
}

/** Runs a build of this mode and records its end for `isBuilt`. */
export async function rememberBuild(mode: string, build: () => Promise<void>, folder = root): Promise<void> {
  rmSync(join(folder, MARK), { force: true });
  await build();
  mkdirSync(join(folder, '.local'), { recursive: true });
  writeFileSync(join(folder, MARK), mode);
}

/** Whether the folder contains a complete build of this mode whose inputs have not changed. */
export function isBuilt(mode: string, folder = root): boolean {
  const mark = join(folder, MARK);
  if (!existsSync(mark) || !existsSync(join(folder, 'dist/index.html'))) return false;
  const builtAt = statSync(mark).mtimeMs;
  const sources = SOURCES.map((path) => join(folder, path)).filter((path) => existsSync(path));
  return readFileSync(mark, 'utf8') === mode && sources.every((path) => lastChange(path) <= builtAt);
}

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { mapInParallel } from '../mapInParallel.ts';
import { buildCommit, buildWorkingTree } from './buildVersion.ts';
import { builtRoutes } from './builtRoutes.ts';
import { findDifferences, type PictureDifference } from './comparePictures.ts';
import { openSites } from './openSites.ts';
import { photograph } from './photograph.ts';
import { openPictureCache, type Pictures } from './pictureCache.ts';
import { type ComparisonResult, reportPage } from './report.ts';
import { SCENES_AT_ONCE, type Scene, scenesOf } from './scenes.ts';
import { writePicture } from './writePicture.ts';

const versions = ['before', 'after'] as const;
type Version = (typeof versions)[number];

const sentence = (error: unknown) =>
  error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);

/**
 * Chromium now and then sets a line of text one pixel higher or lower. So a difference counts only if it is there each time:
 * if none of these takes of one version is like any of the other's.
 */
const takes = 3;

/** Photographs a scene of both versions, again while they differ, and puts what differs into `result` and `folder`. */
async function compareScene(
  scene: Scene,
  take: (version: Version, number: number) => Promise<Pictures>,
  folder: string,
  result: ComparisonResult,
): Promise<void> {
  const taken: Record<Version, Map<string, Buffer>[]> = { before: [], after: [] };
  let different = new Map<string, PictureDifference>();
  for (let count = 0; count < takes && (count === 0 || different.size > 0); count += 1) {
    const [before, after] = [await take('before', count), await take('after', count)];
    if (typeof before === 'string' && typeof after === 'string')
      return void result.failed.push(`${scene.name} (${before} / ${after})`);
    if (typeof before === 'string') return void result.added.push(`${scene.name} (before: ${before})`);
    if (typeof after === 'string') return void result.removed.push(`${scene.name} (after: ${after})`);
    taken.before.push(before);
    taken.after.push(after);
    if (count === 0) result.compared += before.size;
    const names = count === 0 ? [...before.keys()] : [...different.keys()];
    different = await findDifferences(names, taken.before, taken.after);
  }
  for (const [picture, difference] of different) {
    result.changed.push({ picture, pixels: difference.pixels });
    for (const version of versions) {
      const last = taken[version].at(-1)?.get(picture);
      if (last) await writePicture(join(folder, version), picture, last);
    }
    await writePicture(join(folder, 'difference'), picture, difference.picture);
  }
}

/**
 * Photographs the commit `ref` and the working tree, all pages and states or those of the chosen paths, and writes
 * what differs into `folder` with a page, index.html, that shows it.
 */
export async function compareVersions(
  ref: string,
  { chosen, folder, portOffset }: { chosen: string[]; folder: string; portOffset: number },
  onCompared: (scene: string) => void,
): Promise<ComparisonResult> {
  const [before, after] = await Promise.all([buildCommit(ref), buildWorkingTree()]);
  const routes = { before: await builtRoutes(before), after: await builtRoutes(after) };
  const pages = [...new Set([...routes.before, ...routes.after])].sort();
  const scenes = scenesOf(pages, chosen);
  const sites = await openSites({ before, after }, scenes, portOffset);
  const take = async (version: Version, scene: Scene): Promise<Pictures> => {
    if (pages.includes(scene.path) && !routes[version].includes(scene.path)) return 'no such page';
    const once = () => photograph(sites.browser, sites.address(version), scene);
    return once().catch(once).catch(sentence);
  };
  const readCached = await openPictureCache(before);
  const result: ComparisonResult = { compared: 0, changed: [], added: [], removed: [], failed: [] };
  await rm(folder, { recursive: true, force: true });
  try {
    await mapInParallel(scenes, SCENES_AT_ONCE, async (scene) => {
      const taken = (version: Version, number: number) => {
        const photographed = () => take(version, scene);
        return version === 'before' ? readCached(number, scene.name, photographed) : photographed();
      };
      await compareScene(scene, taken, folder, result);
      onCompared(scene.name);
    });
  } finally {
    await sites.close();
  }
  result.changed.sort((one, other) => one.picture.localeCompare(other.picture));
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), reportPage(result, ref));
  return result;
}

import { join } from 'node:path';
import { mapInParallel } from './mapInParallel.ts';
import { runCommand } from './runCommand.ts';
import { buildWorkingTree } from './shots/buildVersion.ts';
import { builtRoutes } from './shots/builtRoutes.ts';
import { compareVersions } from './shots/compareVersions.ts';
import { openSites } from './shots/openSites.ts';
import { photograph } from './shots/photograph.ts';
import { hasDifference, summarize } from './shots/report.ts';
import { SCENES_AT_ONCE, scenesOf } from './shots/scenes.ts';
import { writePicture } from './shots/writePicture.ts';
import { findPortOffset } from './testing/findPortOffset.ts';

const usage = `npm run shots                              photographs every page and state into shots/
npm run shots -- /servicos /contato        only these pages, with their states
npm run shots -- --compare HEAD~1          compares with a commit; what differs is in shots/compare/index.html
npm run shots -- --compare HEAD~1 /sobre   the same of some pages, with their states

The pictures of the last three commits stay in .local/shots, so a second comparison with one is faster.

Options, after "--":
  --port-offset 2100           ports of the local Firebase; else 1000 or the next free hundred is added to each`;

const options = { compare: { type: 'string' }, 'port-offset': { type: 'string' } } as const;

const folder = 'shots';

/** Photographs the working tree into `shots/<width>-<theme>/<scene>.png`. */
async function photographAll(chosen: string[], portOffset: number): Promise<void> {
  const built = await buildWorkingTree();
  const scenes = scenesOf((await builtRoutes(built)).sort(), chosen);
  const sites = await openSites({ site: built }, scenes, portOffset);
  try {
    const taken = await mapInParallel(scenes, SCENES_AT_ONCE, async (scene) => {
      const pictures = await photograph(sites.browser, sites.address('site'), scene);
      for (const [name, picture] of pictures) await writePicture(folder, name, picture);
      return pictures.size;
    });
    console.log(`${taken.reduce((sum, count) => sum + count, 0)} pictures in ${folder}/`);
  } finally {
    await sites.close();
  }
}

await runCommand({ usage, options, allowPositionals: true }, async (asked, chosen) => {
  const portOffset = Number(asked['port-offset'] ?? (await findPortOffset(1000)));
  if (asked.compare === undefined) return photographAll(chosen, portOffset);
  const report = join(folder, 'compare');
  const result = await compareVersions(asked.compare, { chosen, folder: report, portOffset }, (scene) =>
    console.log(`compared ${scene}`),
  );
  console.log(summarize(result));
  if (hasDifference(result)) console.log(`See ${join(report, 'index.html')}`);
  return !hasDifference(result);
});

import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildWorkingTree } from './shots/buildVersion.ts';
import { builtRoutes } from './shots/builtRoutes.ts';
import { compareVersions } from './shots/compareVersions.ts';
import { mapInParallel } from './shots/mapInParallel.ts';
import { openSites } from './shots/openSites.ts';
import { photograph } from './shots/photograph.ts';
import { hasDifference, summarize } from './shots/report.ts';
import { scenesOf } from './shots/scenes.ts';
import { findPortOffset } from './testing/findPortOffset.ts';

const usage = `npm run shots                              photographs every page and state into shots/
npm run shots -- /servicos /contato        only these pages, with their states
npm run shots -- --compare HEAD~1          compares with a commit; what differs is in shots/compare/index.html
npm run shots -- --compare HEAD~1 /sobre   the same of some pages, with their states

The pictures of the last three commits stay in .local/shots, so a second comparison with one is faster.

Options, after "--":
  --port-offset 2100           ports of the local Firebase; else 1000 or the next free hundred is added to each`;

const folder = 'shots';

/** Photographs the working tree into `shots/<width>-<theme>/<scene>.png`. */
async function photographAll(chosen: string[], portOffset: number): Promise<void> {
  const built = await buildWorkingTree();
  const scenes = scenesOf((await builtRoutes(built)).sort(), chosen);
  const needsFirebase = scenes.some((scene) => scene.needsFirebase);
  const sites = await openSites({ site: built }, { portOffset, needsFirebase });
  try {
    const taken = await mapInParallel(scenes, async (scene) => {
      const pictures = await photograph(sites.browser, sites.address('site'), scene);
      for (const [name, picture] of pictures) {
        const file = join(folder, `${name}.png`);
        await mkdir(dirname(file), { recursive: true });
        await writeFile(file, picture);
      }
      return pictures.size;
    });
    console.log(`${taken.reduce((sum, count) => sum + count, 0)} pictures in ${folder}/`);
  } finally {
    await sites.close();
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    compare: { type: 'string' },
    'port-offset': { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
const portOffset = Number(values['port-offset'] ?? (await findPortOffset()));

if (values.help) console.log(usage);
else if (values.compare === undefined) await photographAll(positionals, portOffset);
else {
  const report = join(folder, 'compare');
  const options = { chosen: positionals, folder: report, portOffset };
  const result = await compareVersions(values.compare, options, (scene) => console.log(`compared ${scene}`));
  console.log(summarize(result));
  if (hasDifference(result)) {
    console.log(`See ${join(report, 'index.html')}`);
    process.exitCode = 1;
  }
}

import { resolve } from 'node:path';
import { auditOnce, type Figures, medians } from './auditOnce.ts';
import type { Row } from './report.ts';
import { serveFolder } from './serveFolder.ts';

/**
 * Audits the start pages of several built sites, each a folder, `runs` times and in turn, so that what else the machine
 * does meets all of them; all are served alike. Returns the medians of each, named by its folder.
 */
export async function compareSites(folders: readonly string[], runs: number): Promise<Row[]> {
  const sites = await Promise.all(folders.map((folder) => serveFolder(resolve(folder))));
  const results = folders.map((): Figures[] => []);
  try {
    for (let run = 0; run < runs; run += 1)
      for (const [index, site] of sites.entries())
        results[index]?.push(await auditOnce(site.url, results[index][0]));
  } finally {
    await Promise.all(sites.map(({ stop }) => stop()));
  }
  return folders.map((folder, index) => ({ route: folder, ...medians(results[index] ?? []) }));
}

import { writeFile } from 'node:fs/promises';
import { build, loadEnv } from 'vite';
import { OPENACR_PATH } from '#src/copy/site/conformanceReport.ts';
import { buildFonts } from './bundle/buildFonts.ts';
import { rememberBuild } from './bundle/buildMark.ts';
import { functionsBuild } from './bundle/functionsBuild.ts';
import { readContent } from './content/readContent.ts';
import { missingVariables } from './deploy/productionVariables.ts';
import { openAcr } from './prerender/openAcr.ts';
import { type Prerenderer, prerenderSite } from './prerender/prerenderSite.ts';
import { writeSearchPages } from './prerender/searchPages.ts';

const root = new URL('../', import.meta.url);
const serverFolder = '.local/prerender';

/** Builds functions/lib and dist. Unless `local` (for the emulators), throws an Error that names missing variables. */
export async function buildSite({ local }: { local: boolean }): Promise<void> {
  const missing = local ? [] : missingVariables(process.env);
  if (missing.length > 0)
    throw new Error(
      `The production build needs ${missing.join(', ')}: set ${missing.length === 1 ? 'it' : 'them'} in the environment or in .env.production.local (see .env.example), or build for the emulators with "npm run build -- --local".`,
    );
  const mode = local ? 'emulators' : 'production';
  await rememberBuild(mode, () => buildAll(mode));
}

async function buildAll(mode: string): Promise<void> {
  await buildFonts();
  await Promise.all([
    build({ ...functionsBuild, mode }),
    build({ mode, logLevel: 'warn' }),
    build({
      mode,
      logLevel: 'warn',
      build: { ssr: 'src/prerender.tsx', outDir: serverFolder, copyPublicDir: false, manifest: false },
    }),
  ]);
  const content = readContent();
  const dist = new URL('dist/', root);
  const siteUrl = process.env.VITE_SITE_URL ?? 'http://localhost:5005';
  const site: Prerenderer = await import(new URL(`${serverFolder}/prerender.js`, root).href);
  const pages = await prerenderSite(dist, site, siteUrl, content);
  await writeSearchPages(dist, site, content);
  await writeFile(new URL(`.${OPENACR_PATH}`, dist), openAcr(content.lists, siteUrl));
  console.log(`Built ${pages} pages into dist/ (${mode}).`);
}

if (process.argv[1] === import.meta.filename) {
  Object.assign(process.env, { ...loadEnv('production', root.pathname), ...process.env });
  await buildSite({ local: process.argv.includes('--local') }).catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  });
}

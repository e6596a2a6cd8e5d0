import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Manifest } from 'vite';
import { studio } from '#src/copy/studio.ts';
import { isPrivatePath } from '#src/domain/accounts/accountPaths.ts';
import type { Content } from '../content/deriveContent.ts';
import { assertScriptHashes, assertWidgetAdmitted } from './assertPolicyAllows.ts';
import { atomFeed, FEED_PATH, feedLink } from './atomFeed.ts';
import { compactTemplate } from './compactTemplate.ts';
import { robotsText, securityText, sitemap } from './crawlerFiles.ts';
import { collectFiles, pageFonts, pageResources, siteKey } from './pageResources.ts';
import { carryStyles, linkStyles } from './pageStyles.ts';

export type Prerenderer = typeof import('../../src/prerender.tsx');

/** The template without Vite's tags, because pages contain their styles and start their scripts later. */
const withoutEntry = (template: string) =>
  template
    .replaceAll(/<script type="module"[^>]*><\/script>/g, '')
    .replace(/<link rel="stylesheet"[^>]*>\s*/, '');

/** Removes React Router's marks for discovering routes on a server, which this site does not use. */
const withoutMarks = (body: string) => body.replaceAll(' data-discover="true"', '');

/** Writes all screens and files for crawlers; returns the number of screens. Throws if the policy blocks a script. */
export async function prerenderSite(
  distFolder: URL,
  { renderPage, screens }: Prerenderer,
  siteOrigin: string,
  content: Content,
): Promise<number> {
  const write = async (path: string, text: string) => {
    const file = new URL(`.${path}`, distFolder);
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, text);
  };
  const read = (path: string) => readFile(new URL(path, distFolder), 'utf8');
  const manifest = JSON.parse(await read('.vite/manifest.json')) as Manifest;
  const written = compactTemplate(await read('index.html'));
  const firebaseConfig = await read('../firebase.json');
  assertScriptHashes(written, firebaseConfig);
  const widgetAddress = process.env.VITE_VLIBRAS_URL?.replace(/\/$/, '');
  if (widgetAddress) assertWidgetAdmitted(widgetAddress, firebaseConfig);

  const resourcesOf = pageResources(distFolder, manifest);
  const fonts = pageFonts(collectFiles(manifest, siteKey(manifest)).fonts);
  const [swapTextFont] = collectFiles(manifest, 'src/app/start/swapTextFont.ts').scripts;
  const template = withoutEntry(
    written.replace(/(?<=data-text-font=")[^"]*/, `${fonts.text} ${swapTextFont}`),
  );
  for (const { path, source, item, noindex } of screens) {
    const { head, body: rendered } = await renderPage(path);
    const body = withoutMarks(rendered);
    const { sheets, modules } = resourcesOf(item ? [source, item] : [source]);
    const feed = noindex ? '' : feedLink;
    const page = (styles: string, end: string) =>
      template
        .replace('<!--head-->', () => head + fonts.preload + feed + styles + modules)
        .replace('<!--body-->', () => body)
        .replace('</body>', `${end}</body>`);
    const styles = isPrivatePath(path) ? linkStyles(sheets) : await carryStyles(sheets, body, page);
    if (styles.file) await write(styles.file.href, styles.file.css);
    await write(path === '/' ? '/index.html' : `${path}.html`, page(styles.head, styles.end));
  }
  const indexed = screens.filter(({ noindex }) => !noindex).map(({ path }) => path);
  await write('/sitemap.xml', sitemap(indexed, siteOrigin));
  await write(FEED_PATH, atomFeed(content.screens, siteOrigin));
  await write('/robots.txt', robotsText(siteOrigin));
  await write('/.well-known/security.txt', securityText(siteOrigin, studio.email, new Date()));
  return screens.length;
}

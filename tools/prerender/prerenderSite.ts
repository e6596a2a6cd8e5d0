import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { studio } from '#src/content/studio.ts';
import { isAccountPath } from '#src/domain/accountPaths.ts';
import type { Content } from '../content/deriveContent.ts';
import { assertScriptHashes, assertWidgetAdmitted } from './assertPolicyAllows.ts';
import { atomFeed, FEED_PATH, feedLink } from './atomFeed.ts';
import { compactTemplate } from './compactTemplate.ts';
import { robotsText, sitemap } from './crawlerFiles.ts';
import { collectFiles, readManifest } from './manifest.ts';
import { pageFonts, pageResources } from './pageResources.ts';
import { linkStyles, placeStyles } from './placeStyles.ts';
import { securityText } from './securityText.ts';

type Prerenderer = typeof import('../../src/prerender.tsx');

/** The template without what Vite writes for every page: pages carry their styles and start their scripts later. */
const withoutEntry = (template: string) =>
  template
    .replace(/<script type="module"[^>]*><\/script>/, '')
    .replace(/<link rel="stylesheet"[^>]*>\s*/, '');

/** React Router marks links for the discovery of routes on a server, which this site does without. */
const withoutMarks = (body: string) => body.replaceAll(' data-discover="true"', '');

function fillTemplate(template: string, head: string, body: string): string {
  return template.replace('<!--head-->', () => head).replace('<!--body-->', () => body);
}

/**
 * Writes the HTML of every screen, sitemap.xml, the feed, robots.txt and security.txt into `distFolder`, from the client build
 * there and the server build at `serverEntry`. Throws when the policy in firebase.json would block an
 * inline script or the configured VLibras widget.
 */
export async function prerenderSite(
  distFolder: URL,
  serverEntry: string,
  siteOrigin: string,
  content: Content,
): Promise<number> {
  const { renderPage, screens }: Prerenderer = await import(pathToFileURL(serverEntry).href);
  const manifest = readManifest(distFolder);
  const written = compactTemplate(await readFile(new URL('index.html', distFolder), 'utf8'));
  const firebaseConfig = await readFile(new URL('../firebase.json', distFolder), 'utf8');
  assertScriptHashes(written, firebaseConfig);
  const widgetAddress = process.env.VITE_VLIBRAS_URL?.replace(/\/$/, '');
  if (widgetAddress) assertWidgetAdmitted(widgetAddress, firebaseConfig);

  const pages = new Set(screens.flatMap(({ source, item }) => (item ? [source, item] : [source])));
  const resourcesOf = pageResources(distFolder, manifest, pages);
  const entry = collectFiles(manifest, 'index.html');
  const fonts = pageFonts(entry);
  const [swapTextFont] = collectFiles(manifest, 'src/app/swapTextFont.ts').scripts;
  const template = written.replace(/(?<=data-text-font=")[^"]*/, `${fonts.text} ${swapTextFont}`);
  for (const { path, source, item, noindex } of screens) {
    const { head, body: rendered } = await renderPage(path);
    const body = withoutMarks(rendered);
    const sources = item ? [source, item] : [source];
    const { sheets, layerPart, modules } = resourcesOf(sources);
    const page = (styles: string, end: string) =>
      fillTemplate(
        withoutEntry(template),
        head + fonts.preload + (noindex ? '' : feedLink) + styles + modules,
        body,
      ).replace('</body>', `${end}</body>`);
    const {
      head: styles,
      end,
      files,
    } = isAccountPath(path)
      ? linkStyles(path, sheets, layerPart)
      : placeStyles(path, sheets, layerPart, body, page);
    for (const { href, css } of files) await writeFile(new URL(`.${href}`, distFolder), css);
    const file = new URL(path === '/' ? 'index.html' : `.${path}.html`, distFolder);
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, page(styles, end));
  }
  const indexed = screens.filter(({ noindex }) => !noindex).map(({ path }) => path);
  await writeFile(new URL('sitemap.xml', distFolder), sitemap(indexed, siteOrigin));
  await writeFile(new URL(`.${FEED_PATH}`, distFolder), atomFeed(content.screens, siteOrigin));
  await writeFile(new URL('robots.txt', distFolder), robotsText(siteOrigin));
  await mkdir(new URL('.well-known/', distFolder), { recursive: true });
  await writeFile(
    new URL('.well-known/security.txt', distFolder),
    securityText(siteOrigin, studio.email, new Date()),
  );
  return screens.length;
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { studio } from '#src/content/studio.ts';
import { assertScriptHashes, assertWidgetAdmitted } from './contentSecurityPolicy.ts';
import { collectFiles, type Manifest, type PageFiles, readManifest } from './manifest.ts';
import { securityText } from './securityText.ts';
import { robotsText, sitemap } from './sitemap.ts';

type Prerenderer = typeof import('../../src/prerender.tsx');

const links = (rel: string, files: readonly string[], rest = '') =>
  files.map((file) => `<link rel="${rel}" href="${file}"${rest}>`).join('');

const fontLinks = ({ fonts }: PageFiles) =>
  links('preload', fonts, ' as="font" type="font/woff2" crossorigin');

/** What a page's HTML names of its files: links in the head, and its modules for the small script in index.html. */
interface PageResources {
  head: string;
  modules: string;
}

const moduleList = (id: string, files: readonly string[]) =>
  `<script type="application/json" id="${id}">${JSON.stringify(files)}</script>`;

/**
 * A prerendered page can be read before any script has arrived. So the modules of the whole site wait until what is seen
 * has loaded (`modules`, whose first is the entry), and the page's own until somebody shows to be there (`page-modules`).
 */
function pageResources(manifest: Manifest, source: string): PageResources {
  const entry = collectFiles(manifest, 'index.html');
  const page = collectFiles(manifest, source, [...entry.scripts, ...entry.styles]);
  return {
    head: fontLinks(entry) + links('stylesheet', page.styles),
    modules: moduleList('modules', [...entry.scripts].reverse()) + moduleList('page-modules', page.scripts),
  };
}

/** The template without the script that Vite writes: pages start it later. */
const withoutEntry = (template: string) => template.replace(/<script type="module"[^>]*><\/script>/, '');

function fillTemplate(template: string, head: string, body: string): string {
  return template.replace('<!--head-->', () => head).replace('<!--body-->', () => body);
}

/**
 * Writes the HTML of every screen, the neutral shell, sitemap.xml, robots.txt and security.txt into `distFolder`, from the client build
 * there and the server build at `serverEntry`. Throws when the policy in firebase.json would block an
 * inline script or the configured VLibras widget.
 */
export async function prerenderSite(
  distFolder: URL,
  serverEntry: string,
  siteOrigin: string,
): Promise<number> {
  const { renderPage, screens }: Prerenderer = await import(pathToFileURL(serverEntry).href);
  const manifest = readManifest(distFolder);
  const template = await readFile(new URL('index.html', distFolder), 'utf8');
  const firebaseConfig = await readFile(new URL('../firebase.json', distFolder), 'utf8');
  assertScriptHashes(template, firebaseConfig);
  const widgetAddress = process.env.VITE_VLIBRAS_URL?.replace(/\/$/, '');
  if (widgetAddress) assertWidgetAdmitted(widgetAddress, firebaseConfig);

  for (const { path, source } of screens) {
    const page = await renderPage(path);
    const { head, modules } = pageResources(manifest, source);
    const file = new URL(path === '/' ? 'index.html' : `.${path}.html`, distFolder);
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(file, fillTemplate(withoutEntry(template), head + page.head + modules, page.body));
  }
  const entry = collectFiles(manifest, 'index.html');
  const shell = `<title>${studio.name}</title><meta name="robots" content="noindex">${fontLinks(entry)}${links('modulepreload', entry.scripts)}`;
  // Hosting answers unknown screens with the first, and with the second files that are not there (firebase.json).
  for (const name of ['shell.html', '404.html'])
    await writeFile(new URL(name, distFolder), fillTemplate(template, shell, ''));
  const indexed = screens.filter(({ noindex }) => !noindex).map(({ path }) => path);
  await writeFile(new URL('sitemap.xml', distFolder), sitemap(indexed, siteOrigin));
  await writeFile(new URL('robots.txt', distFolder), robotsText(siteOrigin));
  await mkdir(new URL('.well-known/', distFolder), { recursive: true });
  await writeFile(
    new URL('.well-known/security.txt', distFolder),
    securityText(siteOrigin, studio.email, new Date()),
  );
  return screens.length;
}

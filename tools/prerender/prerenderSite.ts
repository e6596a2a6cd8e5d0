import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { assertScriptHashes } from './contentSecurityPolicy.ts';
import { collectFiles, type Manifest, readManifest } from './manifest.ts';
import { robotsText, sitemap } from './sitemap.ts';

type Prerenderer = typeof import('../../src/prerender.tsx');

const links = (rel: string, files: readonly string[], rest = '') =>
  files.map((file) => `<link rel="${rel}" href="${file}"${rest}>`).join('');

/** The head lines that make a page's own files start loading with the HTML. */
function resourceLinks(manifest: Manifest, template: string, source: string | undefined): string {
  const entry = collectFiles(manifest, 'index.html');
  const page = source ? collectFiles(manifest, source, [...entry.scripts, ...entry.styles]) : undefined;
  const styles = page?.styles.filter((file) => !template.includes(file)) ?? [];
  return (
    links('preload', entry.fonts, ' as="font" type="font/woff2" crossorigin') +
    links('stylesheet', styles) +
    links(
      'modulepreload',
      [...entry.scripts, ...(page?.scripts ?? [])].filter((file) => !template.includes(file)),
    )
  );
}

/**
 * A prerendered page can be read before any script has arrived, so its modules wait until what is seen has loaded (or the
 * visitor touches the page): the small script in index.html starts this list, whose first is the entry.
 */
function deferModules(html: string): string {
  const entry = /<script type="module"[^>]* src="([^"]+)"><\/script>/;
  const preload = /<link rel="modulepreload"[^>]* href="([^"]+)">/g;
  const modules = [html.match(entry)?.[1], ...[...html.matchAll(preload)].map(([, file]) => file)];
  return html
    .replaceAll(preload, '')
    .replace(entry, `<script type="application/json" id="modules">${JSON.stringify(modules)}</script>`);
}

function fillTemplate(template: string, head: string, body: string): string {
  return template.replace('<!--head-->', () => head).replace('<!--body-->', () => body);
}

/**
 * Writes the HTML of every route, the neutral shell, sitemap.xml and robots.txt into `distFolder`, from the client build
 * there and the server build at `serverEntry`. Throws when the policy in firebase.json would block an inline script.
 */
export async function prerenderSite(
  distFolder: URL,
  serverEntry: string,
  siteOrigin: string,
): Promise<number> {
  const { renderPage, routes }: Prerenderer = await import(pathToFileURL(serverEntry).href);
  const manifest = readManifest(distFolder);
  const template = await readFile(new URL('index.html', distFolder), 'utf8');
  assertScriptHashes(template, await readFile(new URL('../firebase.json', distFolder), 'utf8'));

  for (const { path, source } of routes) {
    const { head, body } = await renderPage(path);
    const file = new URL(path === '/' ? 'index.html' : `.${path}.html`, distFolder);
    await mkdir(new URL('.', file), { recursive: true });
    await writeFile(
      file,
      deferModules(fillTemplate(template, resourceLinks(manifest, template, source) + head, body)),
    );
  }
  const shellHead = `<title>Alinhavo</title><meta name="robots" content="noindex">${resourceLinks(manifest, template, undefined)}`;
  await writeFile(new URL('shell.html', distFolder), fillTemplate(template, shellHead, ''));
  const indexed = routes.filter(({ noindex }) => !noindex).map(({ path }) => path);
  await writeFile(new URL('sitemap.xml', distFolder), sitemap(indexed, siteOrigin));
  await writeFile(new URL('robots.txt', distFolder), robotsText(siteOrigin));
  return routes.length;
}

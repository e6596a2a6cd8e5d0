import { writeFile } from 'node:fs/promises';
import { JSDOM } from 'jsdom';
import { searchKeywords } from '#src/copy/site/search.ts';
import { paths } from '#src/domain/site/paths.ts';
import { SEARCH_PAGES_PATH } from '#src/domain/text/searchText.ts';
import type { Content } from '../content/deriveContent.ts';
import type { Prerenderer } from './prerenderSite.ts';

const BLOCKS = 'h2, h3, h4, p, li, dt, dd, blockquote, th, td';
/** Account screens, which people search for here but search engines may not index. */
const ACCOUNT_SCREENS: readonly string[] = [
  paths.login,
  paths.registration,
  paths.passwordReset,
  paths.profile,
  paths.settings,
];
/** Parts that are not indexed, because they have no content of their own, or repeat other text. */
const NOT_CONTENT = '[aria-hidden="true"], nav, form, svg, script, style, noscript, code';

const textOf = (element: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();

/** A page's search entry from its HTML: the title without the studio's name, each block once, and the item's `keywords`. */
function toSearchPage(path: string, { head, body }: { head: string; body: string }, keywords = '') {
  const { document } = new JSDOM(head + body.slice(body.indexOf('<main'), body.indexOf('</main>'))).window;
  const crumbs = document.querySelectorAll('main nav[aria-label="Você está aqui"] li:not([aria-current])');
  const parent = textOf([...crumbs].at(-1) ?? null);
  const main = document.querySelector('main');
  for (const element of main?.querySelectorAll(NOT_CONTENT) ?? []) element.remove();
  for (const lineBreak of main?.querySelectorAll('br') ?? []) lineBreak.replaceWith(' ');
  const blocks = [...(main?.querySelectorAll(BLOCKS) ?? [])].filter((block) => !block.querySelector(BLOCKS));
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content') ?? '';
  return {
    path,
    title: textOf(document.querySelector('title')).split(' | ')[0] ?? '',
    kind: parent && parent !== 'Início' ? parent : 'Página',
    keywords: [
      path.replace(/[^\p{L}\p{N}]+/gu, ' ').trim(),
      searchKeywords[path],
      folder !== paths.home && searchKeywords[folder],
      keywords,
    ]
      .filter(Boolean)
      .join(' '),
    text: [...new Set([description, ...blocks.map(textOf)])].filter((text) => text.length > 2),
  };
}

/** Writes the search index: all indexable pages with keywords and collapsed texts, and account screens. */
export async function writeSearchPages(
  distFolder: URL,
  { renderPage, screens }: Prerenderer,
  content: Content,
): Promise<void> {
  const items = new Map(content.screens.map(({ path, keywords }) => [path, keywords]));
  const indexed = screens.filter(({ path, noindex }) => !noindex || ACCOUNT_SCREENS.includes(path));
  const pages = await Promise.all(
    indexed.map(async ({ path }) =>
      toSearchPage(path, await renderPage(path, { complete: true }), items.get(path)),
    ),
  );
  await writeFile(new URL(`.${SEARCH_PAGES_PATH}`, distFolder), JSON.stringify(pages));
}

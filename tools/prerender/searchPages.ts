import { writeFile } from 'node:fs/promises';
import { DomUtils, parseDocument } from 'htmlparser2';
import { searchKeywords } from '#src/copy/site/search.ts';
import { paths } from '#src/domain/site/paths.ts';
import { SEARCH_PAGES_PATH } from '#src/domain/text/searchText.ts';
import type { Content } from '../content/deriveContent.ts';
import type { Prerenderer } from './prerenderSite.ts';

const BLOCKS = ['h2', 'h3', 'h4', 'p', 'li', 'dt', 'dd', 'blockquote', 'th', 'td'];
/** Account screens, which people search for here but search engines may not index. */
const ACCOUNT_SCREENS: readonly string[] = [
  paths.login,
  paths.registration,
  paths.passwordReset,
  paths.profile,
  paths.settings,
];
/** Parts that are not indexed, because they have no content of their own, or repeat other text. */
const NOT_CONTENT = ['nav', 'form', 'svg', 'script', 'style', 'noscript', 'code'];

const { existsOne, findAll, findOne, removeElement, textContent } = DomUtils;
type Element = NonNullable<ReturnType<typeof findOne>>;

const isBlock = ({ name }: Element) => BLOCKS.includes(name);
const isNoContent = ({ name, attribs }: Element) =>
  NOT_CONTENT.includes(name) || attribs['aria-hidden'] === 'true';
const isTrail = ({ name, attribs }: Element) => name === 'nav' && attribs['aria-label'] === 'Você está aqui';
const isLink = ({ name, attribs }: Element) => name === 'li' && !('aria-current' in attribs);
const textOf = (element: Element | null = null) =>
  element ? textContent(element).replace(/\s+/g, ' ').trim() : '';

/** A page's search entry from its HTML: the title without the studio's name, each block once, and the item's `keywords`. */
function toSearchPage(path: string, { head, body }: { head: string; body: string }, keywords = '') {
  const main = body.slice(body.indexOf('<main'), body.indexOf('</main>'));
  const content = parseDocument(main.replaceAll(/<br\/?>/g, ' ')).children;
  const parent = textOf(findAll(isLink, findOne(isTrail, content)?.children ?? []).at(-1));
  for (const element of findAll(isNoContent, content)) removeElement(element);
  const blocks = findAll(isBlock, content).filter((block) => !existsOne(isBlock, block.children));
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const about = parseDocument(head).children;
  const description = findOne(({ attribs }) => attribs.name === 'description', about)?.attribs.content ?? '';
  const title = textOf(findOne(({ name }) => name === 'title', about));
  return {
    path,
    title: title.split(' | ')[0] ?? '',
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

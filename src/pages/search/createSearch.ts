import MiniSearch from 'minisearch';
import { foldText } from '#src/domain/text/foldText.ts';
import { type SearchPage, searchTerm } from '#src/domain/text/searchText.ts';

export type MarkedText = readonly { text: string; marked: boolean }[];

export interface SearchResult {
  path: string;
  title: MarkedText;
  kind: string;
  excerpt: MarkedText;
}

const MOST_RESULTS = 20;
const EXCERPT_LENGTH = 180;
/** Filler words that people type around their search words; listed here without accents and in lower case. */
const PHRASES = new Set('vc vcs quero queria gostaria preciso posso consigo fazer ver ja ai'.split(' '));
const WORD = /[\p{L}\p{N}]+/gu;

/** Splits a text into marked and unmarked parts; a word is marked if its search term is in `terms`. */
function markWords(text: string, terms: ReadonlySet<string>): MarkedText {
  const parts: { text: string; marked: boolean }[] = [];
  let end = 0;
  for (const match of text.matchAll(WORD)) {
    const [word] = match;
    if (!terms.has(searchTerm(word))) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index), marked: false });
    parts.push({ text: word, marked: true });
    end = match.index + word.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), marked: false });
  return parts;
}

/** The part of a text around its first searched word, at most 180 characters, cut between words. */
function excerptAround(text: string, terms: ReadonlySet<string>): string {
  if (text.length <= EXCERPT_LENGTH) return text;
  const first = [...text.matchAll(WORD)].find(([word]) => terms.has(searchTerm(word)))?.index ?? 0;
  const start = first < EXCERPT_LENGTH / 2 ? 0 : text.indexOf(' ', first - EXCERPT_LENGTH / 2) + 1;
  const end =
    start + EXCERPT_LENGTH >= text.length ? text.length : text.lastIndexOf(' ', start + EXCERPT_LENGTH);
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}

/** The block of a page that contains the most searched words; the first such block if there are several. */
function bestBlock(blocks: readonly string[], terms: ReadonlySet<string>): string {
  const countOf = (block: string) =>
    new Set([...block.matchAll(WORD)].map(([word]) => searchTerm(word)).filter((term) => terms.has(term)))
      .size;
  return blocks.reduce((best, block) => (countOf(block) > countOf(best) ? block : best), blocks[0] ?? '');
}

/**
 * Returns a search function: at most 20 results, those with all words first. It ignores accents and plurals, takes
 * words as beginnings of words, and tolerates wrong letters in longer words.
 */
export function createSearch(pages: readonly SearchPage[]): (typed: string) => SearchResult[] {
  const index = new MiniSearch<{ id: number; title: string; keywords: string; text: string }>({
    fields: ['title', 'keywords', 'text'],
    tokenize: (text) => text.match(WORD) ?? [],
    processTerm: (word) => (!PHRASES.has(foldText(word)) && searchTerm(word)) || null,
    searchOptions: {
      boost: { title: 5, keywords: 3 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      weights: { prefix: 0.4, fuzzy: 0.1 },
    },
  });
  index.addAll(
    pages.map(({ title, keywords, text }, id) => ({ id, title, keywords, text: text.join('\n') })),
  );

  return (typed) => {
    const all = index.search(typed, { combineWith: 'AND' });
    const ids = new Set(all.map(({ id }) => id));
    const found = [...all, ...index.search(typed).filter(({ id }) => !ids.has(id))];
    return found.slice(0, MOST_RESULTS).flatMap(({ id, terms: matched }) => {
      const page = pages[id];
      if (!page) return [];
      const terms = new Set(matched.map(foldText));
      const excerpt = excerptAround(bestBlock(page.text, terms), terms);
      return [
        {
          path: page.path,
          kind: page.kind,
          title: markWords(page.title, terms),
          excerpt: markWords(excerpt, terms),
        },
      ];
    });
  };
}

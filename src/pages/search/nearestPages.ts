import { editDistance } from '#src/domain/text/editDistance.ts';
import { foldText } from '#src/domain/text/foldText.ts';
import type { SearchResult } from './createSearch.ts';

const MOST = 3;

/** Splits an address into words for the search: "/ServicosDeDesign/ux-2" becomes "Servicos De Design ux 2". */
export function addressWords(address: string): string {
  return address
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

const terms = (text: string) =>
  addressWords(text)
    .split(' ')
    .map(foldText)
    .filter((word) => word.length > 3);

const labelOf = ({ title }: SearchResult) => title.map(({ text }) => text).join('');

/** Whether a result's address or title contains a word of the unknown address, with at most two wrong letters. */
function isNear(address: string, result: SearchResult): boolean {
  const own = terms(`${result.path} ${labelOf(result)}`);
  return terms(address).some((word) =>
    own.some((other) => editDistance(word, other) <= (word.length > 5 ? 2 : 1)),
  );
}

/** At most three search results whose names resemble the words of a URL, best first. */
export function nearestPages(address: string, results: readonly SearchResult[]) {
  return results
    .filter((result) => isNear(address, result))
    .slice(0, MOST)
    .map((result) => ({ path: result.path, label: labelOf(result) }));
}

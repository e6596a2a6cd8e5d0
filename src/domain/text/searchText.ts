import { foldText } from './foldText.ts';

/** A page in the search index. `text` has an entry for each block of the page. */
export interface SearchPage {
  path: string;
  title: string;
  /** The part of the site to which the page belongs, as in its breadcrumb. */
  kind: string;
  keywords: string;
  text: readonly string[];
}

export const SEARCH_PAGES_PATH = '/search-pages.json';

const STOP_WORDS = new Set(
  'a ao aos as com como da das de do dos e ela elas ele eles em entre essa esse esta este eu foi ha isso la lhe mais mas me meu minha muito na nao nas nem no nos o onde os ou para pela pelo por qual quais quando quanto que quem se sem ser seu sua sobre tem tenho ter um uma umas uns voces voce'.split(
    ' ',
  ),
);

/** Portuguese plural endings and their singulars, the longer endings first. */
const PLURALS: readonly [RegExp, string][] = [
  [/oes$|aes$/, 'ao'],
  [/ais$/, 'al'],
  [/eis$/, 'el'],
  [/ois$/, 'ol'],
  [/ns$/, 'm'],
  [/([rz])es$/, '$1'],
  [/s$/, ''],
];

/** Whether a folded word is too common to search for. */
export function isStopWord(folded: string): boolean {
  return STOP_WORDS.has(folded);
}

/** The form of a word in the index: folded and singular; empty for a word that is too common. */
export function searchTerm(word: string): string {
  const folded = foldText(word);
  if (isStopWord(folded)) return '';
  const ending = folded.length > 3 ? PLURALS.find(([plural]) => plural.test(folded)) : undefined;
  return ending ? folded.replace(...ending) : folded;
}

/** The number of results as a sentence: "5 resultados para “teste”", "Nenhum resultado para “teste”". */
export function searchCount(count: number, typed: string): string {
  return `${count === 0 ? 'Nenhum resultado' : count === 1 ? '1 resultado' : `${count} resultados`} para “${typed}”`;
}

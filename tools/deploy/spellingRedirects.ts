import { paths } from '#src/domain/site/paths.ts';

const escapeSigns = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A pattern for a text whose accented letters are literal or percent-encoded. */
const inBothForms = (text: string) =>
  text.replace(/[^ -~]/g, (letter) => `(?:${letter}|${encodeURI(letter)})`);
const exactly = (text: string) => inBothForms(escapeSigns(text));
const inAnyCase = (text: string) =>
  exactly(text).replace(/%\w\w|[a-z]/gi, (found) =>
    found.length > 1 ? found : `[${found.toLowerCase()}${found.toUpperCase()}]`,
  );

/**
 * A regular expression that matches an address in other letter cases, with or without a final slash, but never the
 * address itself: Hosting applies redirects before it looks for files, so that would be a loop. It has no negation.
 */
export function otherSpellings(path: string): string {
  const spellings = [...path.matchAll(/[a-z]/gi)].map(({ 0: letter, index }) => {
    const isSmall = letter === letter.toLowerCase();
    const other = isSmall ? letter.toUpperCase() : letter.toLowerCase();
    return `${exactly(path.slice(0, index))}${other}${inAnyCase(path.slice(index + 1))}`;
  });
  return `^(?:${spellings.join('|')})/?$`;
}

/**
 * Adds redirects (301) from other letter cases of each screen's address to the canonical address. `items` are the
 * addresses from content/.
 */
export function leadSpellingsOn<Hosting extends { redirects?: object[] }>(
  hosting: Hosting,
  items: readonly string[],
): Hosting {
  const screens = new Set([...Object.values(paths), ...items]);
  const redirects = [...screens]
    .filter((path) => path !== paths.home && path !== paths.notFound)
    .map((path) => ({ regex: otherSpellings(path), destination: path, type: 301 }));
  return { ...hosting, redirects: [...(hosting.redirects ?? []), ...redirects] };
}

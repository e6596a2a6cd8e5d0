import { paths } from '#src/domain/site/paths.ts';

const escapeSigns = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
/** A letter with an accent, as itself or as browsers send it. */
const inBothForms = (text: string) =>
  text.replace(/[^ -~]/g, (letter) => `(?:${letter}|${encodeURI(letter)})`);
const exactly = (text: string) => inBothForms(escapeSigns(text));
const inAnyCase = (text: string) =>
  exactly(text).replace(/%\w\w|[a-z]/gi, (found) =>
    found.length > 1 ? found : `[${found.toLowerCase()}${found.toUpperCase()}]`,
  );

/**
 * A regular expression for every spelling of an address in other letters, with or without a slash at its end, and not for the
 * address itself: up to some letter it is the address, that letter has the other case, and the rest has any. Hosting has no
 * negation, and a redirect comes before the file, so it must not match what it leads to.
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
 * The Hosting configuration with a redirect (301, before any script) from every other spelling of the address of a screen to
 * its own, which alone is canonical. `items` are the addresses of those that have a file below content/.
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

import { paths } from '#src/domain/site/paths.ts';

/** The screens of the route table that are items below content/. */
const items = ['/CaseFotografiaEmpodera', '/CasePlaceBe'];

const escapeSigns = (text: string) => text.replace(/[^\w-]/g, '\\$&');
const inAnyCase = (text: string) =>
  escapeSigns(text).replace(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);

/**
 * A regular expression for every spelling of an address in other letters, and not for the address itself: up to some letter
 * it is the address, that letter has the other case, and the rest has any. Hosting has no negation, and a redirect comes
 * before the file, so it must not match what it leads to.
 */
export function otherSpellings(path: string): string {
  const spellings = [...path.matchAll(/[a-z]/gi)].map(({ 0: letter, index }) => {
    const isSmall = letter === letter.toLowerCase();
    const other = isSmall ? letter.toUpperCase() : letter.toLowerCase();
    return `${escapeSigns(path.slice(0, index))}${other}${inAnyCase(path.slice(index + 1))}`;
  });
  return `^(?:${spellings.join('|')})$`;
}

const spellingRedirects = [...Object.values(paths), ...items]
  .filter((path) => otherSpellings(path) !== '^(?:)$' && path !== paths.notFound)
  .map((path) => ({ regex: otherSpellings(path), destination: path, type: 301 }));

/**
 * The Hosting configuration with a redirect (301, before any script) from every other spelling of an address of the route
 * table to the table's own, which alone is canonical.
 */
export function leadSpellingsOn<Hosting extends { redirects?: object[] }>(hosting: Hosting): Hosting {
  return { ...hosting, redirects: [...(hosting.redirects ?? []), ...spellingRedirects] };
}

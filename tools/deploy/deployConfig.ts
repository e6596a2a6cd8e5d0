import { redirects } from '#src/app/redirects.ts';
import { FUNCTIONS } from '#src/domain/site/apiPaths.ts';
import { paths } from '#src/domain/site/paths.ts';
import { REGION } from '../../functions/src/policy/region.ts';

/** Folder of the functions' upload, relative to the repository. */
export const PACKED_FUNCTIONS = '.local/deploy/functions';

type HeaderRule = { source: string; headers: { key: string; value: string }[] };
type Hosting = { headers?: HeaderRule[]; rewrites?: object[] };

/** Maximum number of names in one glob, so that no glob is longer than a few hundred characters. */
const NAMES_A_RULE = 20;

const IMMUTABLE = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }];

/**
 * The Hosting configuration of a build. Its `assets` may be cached for a year; others below /assets may not, so that
 * nobody caches the 404 of a later file. If several rules match, the last one applies. Functions have their addresses.
 * Old addresses, and other letter cases of each screen's address, redirect (301); `items` are the addresses from
 * content/.
 */
export function hostingOf<Config extends Hosting>(
  config: Config,
  assets: readonly string[],
  items: readonly string[],
) {
  const headers = [...(config.headers ?? [])];
  for (let start = 0; start < assets.length; start += NAMES_A_RULE) {
    const names = assets.slice(start, start + NAMES_A_RULE).join('|');
    headers.push({ source: `/assets/@(${names})`, headers: IMMUTABLE });
  }
  const called = FUNCTIONS.map((functionId) => ({
    source: `/api/${functionId}${functionId === 'calendario' ? '/**' : ''}`,
    function: { functionId, region: REGION },
  }));
  const isQueried = ({ to }: { to: string }) => to.includes('?');
  const queried = redirects
    .filter(isQueried)
    .map(({ from, to }) => ({ source: from, destination: to.replace(/\?.*/, '.html') }));
  const old = redirects
    .filter((one) => !isQueried(one))
    .map(({ from, to }) => ({ source: from, destination: to, type: 301 }));
  const screens = new Set([...Object.values(paths), ...items]);
  const spellings = [...screens]
    .filter((path) => path !== paths.home && path !== paths.notFound)
    .map((path) => ({ regex: otherSpellings(path), destination: path, type: 301 }));
  return {
    ...config,
    headers,
    redirects: [...old, ...spellings],
    rewrites: [...called, ...queried, ...(config.rewrites ?? [])],
  };
}

/** firebase.json with packed functions and asset names, without the hooks that refuse other deployments. */
export function deployConfig<Config extends { hosting: Hosting; functions: object }>(
  config: Config,
  assets: readonly string[],
  items: readonly string[],
) {
  const packed = { source: PACKED_FUNCTIONS, configDir: 'functions', ignore: ['node_modules'] };
  return {
    ...config,
    hosting: { ...hostingOf(config.hosting, assets, items), predeploy: [] },
    functions: { ...config.functions, ...packed, predeploy: [] },
  };
}

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
 * A regular expression that matches an address in other letter cases, with or without a final slash. It never matches
 * the address itself: Hosting applies redirects before it looks for files, so that would be a loop. It has no negation.
 */
function otherSpellings(path: string): string {
  const spellings = [...path.matchAll(/[a-z]/gi)].map(({ 0: letter, index }) => {
    const isSmall = letter === letter.toLowerCase();
    const other = isSmall ? letter.toUpperCase() : letter.toLowerCase();
    return `${exactly(path.slice(0, index))}${other}${inAnyCase(path.slice(index + 1))}`;
  });
  return `^(?:${spellings.join('|')})/?$`;
}

import { leadSpellingsOn } from './spellingRedirects.ts';

/** Folder, below the repository, of what is uploaded of the functions. */
export const PACKED_FUNCTIONS = '.local/deploy/functions';

type HeaderRule = { source: string; headers: { key: string; value: string }[] };
type Hosting = { headers?: HeaderRule[]; redirects?: object[] };

/** So many names in one glob keep it at a few hundred characters. */
const NAMES_A_RULE = 20;

const IMMUTABLE = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }];

/**
 * The Hosting configuration of one build, with the redirects to each address as it is spelled: `assets`, the names in its
 * assets folder, may be kept for a year, because a changed file gets another name. All else below /assets stays as
 * firebase.json says, so that nobody keeps a 404 of a file that a later build brings. Of several rules for a header Hosting
 * obeys the last.
 */
export function hostingOf<Config extends Hosting>(
  config: Config,
  assets: readonly string[],
  items: readonly string[],
): Config {
  const headers = [...(config.headers ?? [])];
  for (let start = 0; start < assets.length; start += NAMES_A_RULE) {
    const names = assets.slice(start, start + NAMES_A_RULE).join('|');
    headers.push({ source: `/assets/@(${names})`, headers: IMMUTABLE });
  }
  return leadSpellingsOn({ ...config, headers }, items);
}

/**
 * The configuration of one deployment, made of the parsed firebase.json and the names in the build's assets folder: the
 * packed functions are uploaded, while their parameters are read where they are, and nothing is refused any more.
 */
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

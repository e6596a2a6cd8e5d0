import { leadSpellingsOn } from './spellingRedirects.ts';

/** Folder, below the repository, of what is uploaded of the functions. */
export const PACKED_FUNCTIONS = '.local/deploy/functions';

type HeaderRule = { source: string; headers: { key: string; value: string }[] };
type HostingConfig = { hosting: { headers?: HeaderRule[]; redirects?: object[] } };

/** So many names in one glob keep it at a few hundred characters. */
const NAMES_A_RULE = 20;

const IMMUTABLE = [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }];

/**
 * The Hosting configuration of one build: `files`, the names in its assets folder, may be kept for a year, because a
 * changed file gets another name. All else below /assets stays as firebase.json says, so that nobody keeps a 404 of a file
 * that a later build brings. Of several rules for a header Hosting obeys the last.
 */
export function nameBuiltAssets<Config extends HostingConfig>(
  config: Config,
  files: readonly string[],
): Config {
  const headers = [...(config.hosting.headers ?? [])];
  for (let start = 0; start < files.length; start += NAMES_A_RULE) {
    const names = files.slice(start, start + NAMES_A_RULE).join('|');
    headers.push({ source: `/assets/@(${names})`, headers: IMMUTABLE });
  }
  return { ...config, hosting: { ...config.hosting, headers } };
}

/**
 * The configuration of one deployment, made of the parsed firebase.json and the names in the build's assets folder: the
 * packed functions are uploaded, while their parameters are read where they are, and nothing is refused any more.
 */
export function deployConfig<Config extends HostingConfig & { functions: object }>(
  config: Config,
  assets: readonly string[],
) {
  const packed = { source: PACKED_FUNCTIONS, configDir: 'functions', ignore: ['node_modules'] };
  const { hosting } = nameBuiltAssets(config, assets);
  return {
    ...config,
    hosting: { ...leadSpellingsOn(hosting), predeploy: [] },
    functions: { ...config.functions, ...packed, predeploy: [] },
  };
}

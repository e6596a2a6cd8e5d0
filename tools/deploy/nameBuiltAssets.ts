type HeaderRule = { source: string; headers: { key: string; value: string }[] };
type HostingConfig = { hosting: { headers?: HeaderRule[] } };

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
  const rules: HeaderRule[] = [];
  for (let start = 0; start < files.length; start += NAMES_A_RULE)
    rules.push({
      source: `/assets/@(${files.slice(start, start + NAMES_A_RULE).join('|')})`,
      headers: IMMUTABLE,
    });
  return {
    ...config,
    hosting: { ...config.hosting, headers: [...(config.hosting.headers ?? []), ...rules] },
  };
}

import { nameBuiltAssets } from './nameBuiltAssets.ts';

/** Folder, below the repository, of what is uploaded of the functions. */
export const PACKED_FUNCTIONS = '.local/deploy/functions';

type FirebaseConfig = Parameters<typeof nameBuiltAssets>[0] & { functions: object };

/**
 * The configuration of one deployment, made of the parsed firebase.json and the names in the build's assets folder: the
 * packed functions are uploaded, while their parameters are read where they are.
 */
export function deployConfig<Config extends FirebaseConfig>(
  config: Config,
  assets: readonly string[],
): Config {
  return {
    ...nameBuiltAssets(config, assets),
    functions: {
      ...config.functions,
      source: PACKED_FUNCTIONS,
      configDir: 'functions',
      ignore: ['node_modules'],
    },
  };
}

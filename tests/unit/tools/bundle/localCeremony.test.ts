import { build, type InlineConfig, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { LOCAL_CEREMONY } from '#src/domain/accounts/passkeys.ts';
import { functionsBuild } from '#tools/bundle/functionsBuild.ts';

const root = new URL('../../../../', import.meta.url).pathname;

/** Builds without writing files, and returns the code. */
async function codeOf(config: InlineConfig, mode: string): Promise<string> {
  const built = await build({ ...config, mode, build: { ...config.build, write: false }, logLevel: 'error' });
  const [{ output }] = [built].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output.map((file) => ('code' in file ? file.code : '')).join('\n');
}

const service: InlineConfig = {
  root,
  configFile: false,
  resolve: { alias: { '#src': `${root}src` } },
  build: { lib: { entry: `${root}src/services/desk/passkeys.ts`, formats: ['es'] }, minify: false },
};

test.each([
  ['the functions', functionsBuild],
  ['the service of the desk', service],
])(
  '%s contain the substitute for a passkey in a local build, but never in a production build',
  async (_, config) => {
    expect(await codeOf(config, 'emulators')).toContain(LOCAL_CEREMONY);
    expect(await codeOf(config, 'production')).not.toContain(LOCAL_CEREMONY);
  },
);

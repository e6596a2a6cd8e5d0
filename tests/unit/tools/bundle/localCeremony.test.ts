import { build, type InlineConfig, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { LOCAL_CEREMONY } from '#src/domain/accounts/passkeys.ts';
import { functionsBuild } from '#tools/bundle/functionsBuild.ts';

const root = new URL('../../../../', import.meta.url).pathname;

/** Builds for production without writing files, and returns the code. */
async function codeOf(config: InlineConfig): Promise<string> {
  const built = await build({ ...config, build: { ...config.build, write: false }, logLevel: 'error' });
  const [{ output }] = [built].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output.map((file) => ('code' in file ? file.code : '')).join('\n');
}

const service: InlineConfig = {
  root,
  configFile: false,
  resolve: { alias: { '#src': `${root}src` } },
  build: { lib: { entry: `${root}src/services/desk/passkeys.ts`, formats: ['es'] }, minify: false },
};

// The browser tests of the desk use the substitute in a local build.
test.each([
  ['the functions', functionsBuild],
  ['the service of the desk', service],
])('%s have no substitute for a passkey in a production build', async (_, config) => {
  expect(await codeOf(config)).not.toContain(LOCAL_CEREMONY);
});

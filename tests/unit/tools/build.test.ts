import { beforeEach, expect, test, vi } from 'vitest';
import { buildSite } from '#tools/build.ts';
import { requiredVariables } from '#tools/deploy/productionVariables.ts';

beforeEach(() => {
  for (const name of requiredVariables) vi.stubEnv(name, 'set');
});

test('a production build without a required variable stops with a message that names it', async () => {
  vi.stubEnv('VITE_RECAPTCHA_SITE_KEY', ' ');
  await expect(buildSite({ local: false })).rejects.toThrow(
    'The production build needs VITE_RECAPTCHA_SITE_KEY: set it in the environment or in .env.production.local (see .env.example), or build for the emulators with "npm run build -- --local".',
  );
});

import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { picturePlugin } from './tools/pictures/picturePlugin.ts';

/** The first versions with light-dark(): older ones would need every colour twice. */
const browsers = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

const node = { environment: 'node' } as const;

/** The order of the cascade layers, said first in every stylesheet: which of them arrives first must not matter. */
const layerOrder: Plugin = {
  name: 'layer-order',
  generateBundle(_options, bundle) {
    for (const asset of Object.values(bundle))
      if (asset.type === 'asset' && asset.fileName.endsWith('.css'))
        asset.source = `@layer tokens,base,components;${asset.source}`;
  },
};

/**
 * What every page needs travels in one file: it compresses better than its parts, and one request fetches it. Pages and
 * what only some of them share keep files of their own.
 */
const onEveryPage =
  /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|cookie|set-cookie-parser)\/|\/src\/(app|styles)\/|\/src\/features\/(auth\/Auth(Context|Provider)|preferences\/(LibrasButton|PreferencesButton))|\/src\/components\/ui\/(announcements|Breadcrumbs|Button|focusOnce|useSpokenWait|Icon|PageHead|Picture|Spinner|StitchPath|breadcrumbList|interceptPopstate|mediaUrl|siteUrl|useHydrated)\.|\/src\/components\/sections\/(CallToAction|Hero|Section)\.|\/src\/(services\/(librasPreference|storedSession)|domain\/paths|content\/studio)\.|preload-helper|rolldown\/runtime|commonjsHelpers/;

/** The same for the screens with a form. */
const inEveryForm =
  /\/src\/(components\/(form\/(Field|TextField|CharacterCounter|Honeypot|PrivacyNote|fillEmptyField|useElapsedTime|useForm)\.|ui\/Notice\.)|features\/(captcha\/Captcha\.|form-submission\/(FormFooter|SubmissionForm|useContactSubmission|useFormSubmission)\.))/;

export default defineConfig(({ command }) => ({
  plugins: [react(), layerOrder, picturePlugin()],
  // The package's own exports name its development build only; the other one leaves out the warnings.
  resolve:
    command === 'build'
      ? {
          alias: [
            {
              find: /^react-router$/,
              replacement: `${import.meta.dirname}/node_modules/react-router/dist/production/index.mjs`,
            },
          ],
        }
      : {},
  build: {
    target: browsers,
    cssTarget: browsers,
    manifest: true,
    // Pages are fetched on intent, so the list of what each of them imports is not worth its bytes.
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      checks: { bundlerTimings: false }, // a slow machine is no fault of the build
      output: {
        codeSplitting: {
          groups: [
            { name: 'site', test: onEveryPage },
            { name: 'forms', test: inEveryForm },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': {
        target: process.env.FUNCTIONS_ORIGIN ?? 'http://127.0.0.1:5001',
        rewrite: (path) => path.replace(/^\/api/, '/demo-alinhavo/southamerica-east1'),
      },
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          ...node,
          name: 'unit',
          include: ['tests/**/*.test.ts'],
          exclude: [
            'tests/functions/**',
            'tests/rules/**',
            'tests/services/**',
            'tests/site/**',
            'tests/browsers/**',
            'tests/e2e/**',
            'tests/rehearsal/**',
            'tests/soak/**',
          ],
        },
      },
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx'],
          exclude: ['tests/functions/**'],
          setupFiles: ['tests/support/setupComponents.ts'],
        },
      },
      { extends: true, test: { ...node, name: 'site', include: ['tests/site/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          ...node,
          name: 'browsers',
          include: ['tests/browsers/**/*.test.ts'],
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'functions',
          include: ['tests/functions/**/*.test.ts'],
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'rules',
          include: ['tests/rules/**/*.test.ts', 'tests/services/**/*.test.ts'],
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'rehearsal',
          include: ['tests/rehearsal/**/*.test.ts'],
          globalSetup: 'tests/rehearsal/installPackedFunctions.ts',
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          ...node,
          name: 'soak',
          include: ['tests/soak/**/*.test.ts'],
          globalSetup: 'tests/rehearsal/installPackedFunctions.ts',
          env: { SOAK: '1' },
          testTimeout: 600_000,
          fileParallelism: false,
        },
      },
    ],
  },
}));

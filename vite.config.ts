import { join } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import type { UserConfig } from 'vite';
import { defineConfig, type TestUserConfig } from 'vitest/config';
import { isAll } from './tests/support/scaled.ts';
import { WAIT_MS } from './tests/support/waitLimit.ts';
import { chunkGroups } from './tools/bundle/chunkGroups.ts';
import { deskValidation } from './tools/bundle/deskValidation.ts';
import { moduleLayer } from './tools/bundle/moduleLayer.ts';
import { routerParts } from './tools/bundle/routerParts.ts';
import { shortClassNames } from './tools/bundle/shortClassNames.ts';
import { contentPlugin } from './tools/content/contentPlugin.ts';
import { palettePlugin } from './tools/pictures/applyPalette.ts';
import { picturePlugin } from './tools/pictures/picturePlugin.ts';

/** The first versions with light-dark(): older ones would need every colour twice. */
const browsers = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

/** Puts the widths of media.css where stylesheets name them, and the modules of components into their cascade layer. */
const stylePlugins = [
  globalData({ files: [`${import.meta.dirname}/src/styles/media.css`] }),
  customMedia(),
  moduleLayer,
];

/** How the sources are read: for the build, the development server, and each project of tests, which has its own plugins. */
const sources = (command: 'build' | 'serve') =>
  ({
    plugins: [
      react(),
      palettePlugin,
      contentPlugin(import.meta.dirname),
      picturePlugin(),
      deskValidation,
      routerParts,
    ],
    css: {
      postcss: { plugins: stylePlugins },
      ...(command === 'build' && {
        modules: { generateScopedName: shortClassNames(join(import.meta.dirname, 'src')) },
      }),
    },
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
        : // The packages of this repository are read from their sources, as tsconfig.json says.
          { tsconfigPaths: true },
  }) satisfies UserConfig;

/** The time that a test may take before it counts as hanging: longer than a wait that it has in it, so that this is named. */
const LIMIT_MS = isAll ? 60 * 60_000 : 5 * WAIT_MS;

/**
 * A project of tests: files of one folder that share what they load. With `extends: true` each project would read this
 * file and bundle it once more.
 */
const project = (test: TestUserConfig) => ({
  ...sources('serve'),
  test: {
    isolate: false,
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    expect: { poll: { timeout: WAIT_MS } },
    ...test,
  },
});

/** Tests that share one local Firebase or the parsed pages of one worker: one file after the other, when the others are done. */
const oneByOne = { fileParallelism: false, sequence: { groupOrder: 1 } } as const;

export default defineConfig(({ command }) => ({
  ...sources(command),
  build: {
    target: browsers,
    cssTarget: browsers,
    manifest: true,
    // Pages are fetched on intent, so the list of what each of them imports is not worth its bytes.
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index.html', 'src/app/start/swapTextFont.ts'],
      preserveEntrySignatures: 'exports-only',
      checks: { bundlerTimings: false }, // a slow machine is no fault of the build
      output: {
        codeSplitting: { groups: chunkGroups },
        // Each page names some twenty files: hexadecimal digits compress better than the usual ones, and a few suffice.
        hashCharacters: 'hex',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:6][extname]',
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
    // Each worker loads the sources anew, and other groups of tests keep the other cores busy.
    maxWorkers: '50%',
    silent: 'passed-only',
    projects: [
      project({
        name: 'unit',
        include: ['tests/unit/**/*.test.ts', 'packages/*/tests/**/*.test.ts'],
        exclude: ['**/differential/**'],
      }),
      project({
        name: 'components',
        include: ['tests/unit/**/*.test.tsx'],
        environment: 'jsdom',
        setupFiles: ['tests/support/setupComponents.ts', 'tests/support/replaceServices.ts'],
      }),
      project({ name: 'static', include: ['tests/static/**/*.test.ts'], ...oneByOne }),
      project({
        name: 'integration',
        include: ['tests/integration/**/*.test.ts', 'tests/browser/engines/**/*.test.ts'],
        globalSetup: 'tests/integration/packed-functions/packedFolder.ts',
        setupFiles: ['tests/support/patientStore.ts'],
        ...oneByOne,
      }),
      project({
        name: 'soak',
        include: ['tests/soak/**/*.test.ts', 'packages/*/tests/differential/**/*.test.ts'],
        ...oneByOne,
      }),
    ],
  },
}));

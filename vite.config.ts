import { join } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import type { UserConfig } from 'vite';
import { defineConfig, type TestUserConfig } from 'vitest/config';
import { REGION } from './functions/src/policy/region.ts';
import { isAll } from './tests/support/scaled.ts';
import { WAIT_MS } from './tests/support/waitLimit.ts';
import { chunkGroups } from './tools/bundle/chunkGroups.ts';
import { deskValidation } from './tools/bundle/deskValidation.ts';
import { moduleLayer } from './tools/bundle/moduleLayer.ts';
import { parallelImports } from './tools/bundle/parallelImports.ts';
import { routerParts } from './tools/bundle/routerParts.ts';
import { shortClassNames } from './tools/bundle/shortClassNames.ts';
import { shortPropertyNames } from './tools/bundle/shortPropertyNames.ts';
import { contentPlugin } from './tools/content/contentPlugin.ts';
import { LOCAL_PROJECT } from './tools/local-firebase/localPorts.ts';
import { palettePlugin } from './tools/pictures/applyPalette.ts';
import { picturePlugin } from './tools/pictures/picturePlugin.ts';
import { keepTransformed } from './tools/testing/keepTransformed.ts';

/** The first browser versions with light-dark(). Older ones would need every colour twice. */
const browsers = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

/** Inserts the widths of media.css into stylesheets, and puts the CSS Modules of components into a cascade layer. */
const stylePlugins = [
  globalData({ files: [`${import.meta.dirname}/src/styles/media.css`] }),
  customMedia(),
  moduleLayer,
];

/**
 * Settings with which Vite loads the sources: for the build, the development server, and each test project. The server
 * build and the tests use only the class names of stylesheets, not the styles.
 */
const sources = (command: 'build' | 'serve', usesStyles: boolean) =>
  ({
    plugins: [
      react(),
      palettePlugin,
      contentPlugin(import.meta.dirname),
      picturePlugin(),
      deskValidation,
      parallelImports,
      routerParts,
      keepTransformed,
    ],
    css: {
      postcss: {
        plugins: usesStyles
          ? [
              ...stylePlugins,
              ...(command === 'build' ? [shortPropertyNames(join(import.meta.dirname, 'src'))] : []),
            ]
          : [],
      },
      ...(command === 'build' && {
        modules: { generateScopedName: shortClassNames(join(import.meta.dirname, 'src')) },
      }),
    },
    // The package exports only its development build. The production build leaves out the warnings.
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

/** Time limit of a test. It exceeds the limit of one wait, so that a hanging wait fails first, with its own message. */
const LIMIT_MS = isAll ? 60 * 60_000 : 5 * WAIT_MS;

/**
 * A project of tests: a set of files with one environment. With `extends: true`, each project would load and bundle
 * this file again.
 */
const project = (test: TestUserConfig) => ({
  ...sources('serve', false),
  test: {
    isolate: false,
    testTimeout: LIMIT_MS,
    hookTimeout: LIMIT_MS,
    expect: { poll: { timeout: WAIT_MS } },
    ...test,
  },
});

/** Tests that share one local Firebase, or the pages parsed by one worker, run file by file after the other tests. */
const oneByOne = { fileParallelism: false, sequence: { groupOrder: 1 } } as const;

export default defineConfig(({ command, isSsrBuild }) => ({
  ...sources(command, !isSsrBuild),
  build: {
    target: browsers,
    cssTarget: browsers,
    manifest: true,
    // Pages are prefetched when a visitor points at a link, so lists of each page's imports are not worth their bytes.
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index.html', 'src/app/start/swapTextFont.ts'],
      preserveEntrySignatures: 'exports-only',
      checks: { bundlerTimings: false }, // a slow machine is not the build's fault
      output: {
        codeSplitting: { groups: chunkGroups },
        // Each page refers to some twenty files. Hashes of a few hexadecimal digits compress better than the default.
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
        rewrite: (path) => path.replace(/^\/api/, `/${LOCAL_PROJECT}/${REGION}`),
      },
    },
  },
  test: {
    // Half of the cores: each worker loads the sources again, and other groups of tests use the other cores.
    maxWorkers: '50%',
    experimental: { fsModuleCache: true },
    silent: 'passed-only',
    projects: [
      project({
        name: 'unit',
        include: ['tests/unit/**/*.test.ts', 'packages/*/tests/**/*.test.ts'],
        exclude: ['**/differential/**'],
        setupFiles: ['tests/support/restoreStubs.ts'],
      }),
      project({
        name: 'components',
        include: ['tests/unit/**/*.test.tsx'],
        environment: 'jsdom',
        setupFiles: ['restoreStubs', 'setupComponents', 'replaceServices'].map(
          (name) => `tests/support/${name}.ts`,
        ),
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

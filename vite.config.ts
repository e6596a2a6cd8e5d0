import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import type { UserConfig } from 'vite';
import { defineConfig, type TestUserConfig } from 'vitest/config';
import { chunkGroups } from './tools/bundle/chunkGroups.ts';
import { moduleLayer } from './tools/bundle/moduleLayer.ts';
import { shortClassNames } from './tools/bundle/shortClassNames.ts';
import { contentPlugin } from './tools/content/contentPlugin.ts';
import { picturePlugin } from './tools/pictures/picturePlugin.ts';

/** The first versions with light-dark(): older ones would need every colour twice. */
const browsers = ['chrome123', 'edge123', 'firefox121', 'safari17.5'];

/** Puts the widths of media.css where stylesheets name them, and the modules of components into their cascade layer. */
const stylePlugins = [
  globalData({ files: [`${import.meta.dirname}/src/styles/media.css`] }),
  customMedia(),
  moduleLayer,
];

const node = { environment: 'node' } as const;

/** Test files that share what the files before them have loaded, which halves their time. */
const shared = { ...node, isolate: false } as const;

const testFiles = readdirSync(join(import.meta.dirname, 'tests'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.test\.tsx?$/.test(file))
  .map((file) => `tests/${file}`)
  .map((file) => ({ file, text: readFileSync(join(import.meta.dirname, file), 'utf8') }));

/** The test files in whose text something stands. */
const filesWith = (words: RegExp) => testFiles.flatMap(({ file, text }) => (words.test(text) ? [file] : []));

/** Those that replace modules in their own way, which they would do for the files after them as well. */
const replacing = filesWith(/vi\.mock\(/);

/** Those that load modules anew, which the files after them would have to do as well. */
const reloading = filesWith(/vi\.resetModules\(/).filter((file) => !replacing.includes(file));

/** Those of screens that have the same fakes in the place of the services (tests/support/fakeServices.ts). */
const withFakeServices = filesWith(/fakeServices\.ts|renderWithAccount\.tsx/).filter(
  (file) => file.endsWith('x') && !replacing.includes(file),
);

const components = {
  environment: 'jsdom',
  include: ['tests/unit/**/*.test.tsx'],
  exclude: [] as string[],
  setupFiles: ['tests/support/setupComponents.ts'],
};

/** Groups of their own. */
const otherGroups = [
  'tests/integration/functions/**',
  'tests/integration/rules/**',
  'tests/integration/services/**',
  'tests/static/**',
  'tests/browser/engines/**',
  'tests/integration/packed-functions/**',
  'tests/soak/**',
];

/** How the sources are read: for the build, the development server, and each project of tests, which has its own plugins. */
const sources = (command: 'build' | 'serve', mode: string) =>
  ({
    plugins: [
      react(),
      contentPlugin(import.meta.dirname),
      // The build with many items (tests/soak/build.test.ts) is measured without the cards, which are cached otherwise.
      picturePlugin({ cards: mode === 'production' || !process.env.WITHOUT_CARDS }),
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
        : {},
  }) satisfies UserConfig;

/** A project of tests. With `extends: true` each of them would read this file and bundle it once more. */
const project = (test: TestUserConfig) => ({ ...sources('serve', 'test'), test });

export default defineConfig(({ command, mode }) => ({
  ...sources(command, mode),
  build: {
    target: browsers,
    cssTarget: browsers,
    manifest: true,
    // Pages are fetched on intent, so the list of what each of them imports is not worth its bytes.
    modulePreload: false,
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: ['index.html', 'src/app/swapTextFont.ts'],
      preserveEntrySignatures: 'exports-only',
      checks: { bundlerTimings: false }, // a slow machine is no fault of the build
      output: {
        codeSplitting: { groups: chunkGroups },
        // Each page names some twenty files, and hexadecimal digits compress better than the usual ones.
        hashCharacters: 'hex',
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
    maxWorkers: '100%',
    projects: [
      project({
        ...shared,
        name: 'unit',
        include: ['tests/unit/**/*.test.ts'],
        // Ten thousand random cases take longer than the usual five seconds on a busy machine.
        testTimeout: 30_000,
        exclude: [...otherGroups, ...replacing, ...reloading],
      }),
      project({
        ...node,
        name: 'isolated',
        include: replacing.filter((file) => !file.endsWith('x')),
        exclude: otherGroups,
      }),
      project({
        ...components,
        name: 'components',
        isolate: false,
        exclude: [...components.exclude, ...replacing, ...reloading, ...withFakeServices],
      }),
      project({
        ...components,
        name: 'fake-services',
        isolate: false,
        include: withFakeServices,
        setupFiles: [...components.setupFiles, 'tests/support/replaceServices.ts'],
      }),
      project({
        ...components,
        name: 'fresh-modules',
        isolate: false,
        include: reloading,
        exclude: otherGroups,
      }),
      project({
        ...components,
        name: 'isolated-components',
        include: replacing.filter((file) => file.endsWith('x')),
      }),
      project({ ...shared, name: 'site', include: ['tests/static/**/*.test.ts'] }),
      project({
        ...node,
        name: 'browsers',
        include: ['tests/browser/engines/**/*.test.ts'],
      }),
      project({
        ...shared,
        name: 'functions',
        include: ['tests/integration/functions/**/*.test.ts'],
        fileParallelism: false,
      }),
      project({
        ...shared,
        name: 'rules',
        include: ['tests/integration/rules/**/*.test.ts', 'tests/integration/services/**/*.test.ts'],
        fileParallelism: false,
      }),
      project({
        ...shared,
        name: 'rehearsal',
        include: ['tests/integration/packed-functions/**/*.test.ts'],
        globalSetup: 'tests/integration/packed-functions/installPackedFunctions.ts',
        fileParallelism: false,
      }),
      project({
        ...node,
        name: 'soak',
        include: ['tests/soak/**/*.test.ts'],
        globalSetup: 'tests/integration/packed-functions/installPackedFunctions.ts',
        env: { SOAK: '1' },
        testTimeout: 600_000,
        // What a killed process had locked is free again after a minute.
        hookTimeout: 120_000,
        fileParallelism: false,
      }),
    ],
  },
}));

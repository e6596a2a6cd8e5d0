import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { defineConfig } from 'vite';
import { contentPlugin } from '../tools/content/contentPlugin.ts';

const here = import.meta.dirname;
const { dependencies } = JSON.parse(readFileSync(`${here}/package.json`, 'utf8')) as {
  dependencies: Record<string, string>;
};

// Cloud Functions installs this folder's dependencies and nothing of the site's, so everything else (the shared
// domain and its schema library) is bundled in.
export default defineConfig({
  root: here,
  plugins: [contentPlugin(dirname(here))],
  ssr: { noExternal: true, external: Object.keys(dependencies) },
  build: {
    ssr: 'src/index.ts',
    outDir: 'lib',
    target: 'node22',
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
  },
});

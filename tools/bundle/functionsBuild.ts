import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';
import { contentPlugin } from '../content/contentPlugin.ts';

const project = fileURLToPath(new URL('../../', import.meta.url));
const { dependencies } = JSON.parse(readFileSync(`${project}functions/package.json`, 'utf8')) as {
  dependencies: Record<string, string>;
};

/** Builds functions/lib. Cloud Functions installs only functions/package.json, so everything else is bundled. */
export const functionsBuild: InlineConfig = {
  root: `${project}functions`,
  configFile: false,
  logLevel: 'warn',
  plugins: [contentPlugin(project)],
  ssr: { noExternal: true, external: Object.keys(dependencies) },
  build: {
    ssr: 'src/index.ts',
    outDir: 'lib',
    target: 'node22',
    minify: false,
    sourcemap: true,
    reportCompressedSize: false,
  },
};

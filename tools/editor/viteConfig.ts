import { fileURLToPath } from 'node:url';
import type { InlineConfig, Plugin } from 'vite';
import { editorConfig, type Repository } from './editorConfig.ts';
import { itemChoices } from './itemChoices.ts';

const settings = 'virtual:editor-config';

/** Gives the page of the editor its settings, as they are at the moment it is loaded. */
const settingsPlugin = (content: URL, repository: Repository, siteUrl?: string): Plugin => ({
  name: 'editor-settings',
  resolveId: (id) => (id === settings ? `\0${settings}` : undefined),
  load(id) {
    if (id !== `\0${settings}`) return undefined;
    return `export const config = ${JSON.stringify(editorConfig(repository, itemChoices(content), siteUrl))};`;
  },
});

/**
 * The built page runs no code but its own, and speaks to the host of the repository alone: it holds the key with which
 * content is published. While it is developed Vite adds scripts of its own.
 */
const policyPlugin = ({ host }: Repository): Plugin => ({
  name: 'editor-policy',
  apply: 'build',
  transformIndexHtml: () => [
    {
      tag: 'meta',
      injectTo: 'head-prepend',
      attrs: { 'http-equiv': 'Content-Security-Policy', content: policyFor(host) },
    },
  ],
});

function policyFor(host: Repository['host']): string {
  const pictures = 'https://*.githubusercontent.com https://secure.gravatar.com https://gitlab.com';
  const api = { github: 'https://api.github.com', gitlab: 'https://gitlab.com' }[host];
  return [
    "default-src 'none'",
    "script-src 'self'",
    // The editor's components bring their styles along.
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob: ${pictures}`,
    "font-src 'self' data:",
    `connect-src 'self' data: blob: ${api}`,
    "worker-src 'self' blob:",
    "form-action 'none'",
    "base-uri 'none'",
  ].join('; ');
}

/** How Vite serves or builds the editor for the items below the folder `content`, kept in `repository` (see editorConfig). */
export const editorViteConfig = (content: URL, repository: Repository, siteUrl?: string): InlineConfig => ({
  configFile: false,
  root: fileURLToPath(new URL('page', import.meta.url)),
  base: './',
  logLevel: 'warn',
  cacheDir: fileURLToPath(new URL('../../node_modules/.vite-editor', import.meta.url)),
  plugins: [settingsPlugin(content, repository, siteUrl), policyPlugin(repository)],
  build: {
    outDir: fileURLToPath(new URL('../../build/editor', import.meta.url)),
    emptyOutDir: true,
    target: 'esnext',
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { checks: { bundlerTimings: false } }, // a slow machine is no fault of the build
  },
});

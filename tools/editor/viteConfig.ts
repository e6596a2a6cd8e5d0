import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';
import { editorConfig, type Repository } from './editorConfig.ts';

export const EDITOR_FOLDER = fileURLToPath(new URL('../../build/editor', import.meta.url));

const interfaces = { github: 'https://api.github.com', gitlab: 'https://gitlab.com' };

/** Configures Vite for the editor. The page has the publishing key, so its policy allows only the repository's host. */
export const editorViteConfig = (repository?: Repository): InlineConfig => ({
  configFile: false,
  root: fileURLToPath(new URL('page', import.meta.url)),
  base: './',
  logLevel: 'warn',
  define: {
    EDITOR_CONFIG: JSON.stringify(editorConfig(repository)),
    'import.meta.env.REPOSITORY_INTERFACE': JSON.stringify(interfaces[repository?.host ?? 'github']),
  },
  build: {
    outDir: EDITOR_FOLDER,
    emptyOutDir: true,
    target: 'esnext',
    chunkSizeWarningLimit: 10_000,
    rolldownOptions: { checks: { bundlerTimings: false } }, // a slow machine is not the build's fault
  },
});

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vitest/config';

/**
 * Limits Vitest's cache of transformed modules (experimental.fsModuleCache) to sources, whose transformation depends only
 * on their own text and on vite.config.ts with its plugins. Content, pictures and styles also depend on other files.
 */
export const keepTransformed: Plugin = {
  name: 'keep-transformed',
  configureVitest({ vitest, experimental_defineCacheKeyGenerator: defineKey }) {
    const digest = createHash('sha256');
    for (const file of vitest.vite.config.configFileDependencies) digest.update(readFileSync(file));
    const settings = digest.digest('hex');
    defineKey(({ id }) => (/^[^\0?]+\.tsx?$/.test(id) ? settings : false));
  },
};

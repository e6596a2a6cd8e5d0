import type { Plugin } from 'vite';

/**
 * Requests the module of a page together with its stylesheets. Vite's loader waits until the stylesheets have loaded,
 * but browsers report that only after a touch has ended.
 */
export const parallelImports: Plugin = {
  name: 'parallel-imports',
  apply: 'build',
  transform: {
    filter: { id: /vite\/preload-helper/ },
    handler(code) {
      const parallel = code
        .replace('let promise =', 'const module = baseModule();\nmodule.catch(() => {});\nlet promise =')
        .replace('return baseModule()', 'return module');
      if (!/return module\b/.test(parallel)) this.error('Vite loads modules in another way.');
      return parallel;
    },
  },
};

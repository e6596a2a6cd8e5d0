import type { Plugin } from 'vite';

/** Loads a page's module in parallel with its styles. Vite waits until these have loaded, which a touch delays. */
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

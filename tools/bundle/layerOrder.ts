import type { Plugin } from 'vite';

/** Puts the order of the cascade layers first in every stylesheet: which of them arrives first must not matter. */
export const layerOrder: Plugin = {
  name: 'layer-order',
  generateBundle(_options, bundle) {
    for (const asset of Object.values(bundle))
      if (asset.type === 'asset' && asset.fileName.endsWith('.css'))
        asset.source = `@layer tokens,base,layout,components;${asset.source}`;
  },
};

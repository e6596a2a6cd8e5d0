import type { Plugin } from 'postcss';
import postcss from 'postcss';

/** Puts every CSS module into the cascade layer `components`, above the layout layer. */
export const moduleLayer: Plugin = {
  postcssPlugin: 'module-layer',
  Once(root) {
    if (!root.source?.input.file?.endsWith('.module.css')) return;
    const layer = postcss.atRule({ name: 'layer', params: 'components', source: root.source });
    layer.append(root.nodes);
    root.append(layer);
  },
};

import type { Plugin } from 'postcss';
import postcss from 'postcss';

/** Puts the rules of every CSS module into the cascade layer `components`, over those of the layout layer. */
export const moduleLayer: Plugin = {
  postcssPlugin: 'module-layer',
  Once(root) {
    if (!root.source?.input.file?.endsWith('.module.css')) return;
    const layer = postcss.atRule({ name: 'layer', params: 'components', source: root.source });
    layer.append(root.nodes);
    root.append(layer);
  },
};

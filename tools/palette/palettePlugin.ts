import type { Plugin } from 'vite';
import { applyPalette } from './applyPalette.ts';

/** Puts the colours of content/palette.json into src/styles/tokens.css and index.html. */
export const palettePlugin: Plugin = {
  name: 'palette',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/styles\/tokens\.css/ },
    handler: (code) => applyPalette(code),
  },
  transformIndexHtml: { order: 'pre', handler: applyPalette },
};

import type { Plugin } from 'vite';
import palette from '#content/palette.json' with { type: 'json' };

const colours: Readonly<Record<string, string>> = palette;

/** Replaces each `palette(name)` by the colour of that name in content/palette.json. Throws for an unknown name. */
export function applyPalette(text: string): string {
  return text.replace(/palette\(([\w-]+)\)/g, (_, name: string) => {
    const colour = colours[name];
    if (!colour) throw new Error(`content/palette.json has no colour "${name}".`);
    return colour;
  });
}

/** Inserts the colours of content/palette.json into src/styles/tokens.css and index.html. */
export const palettePlugin: Plugin = {
  name: 'palette',
  enforce: 'pre',
  transform: { filter: { id: /\/src\/styles\/tokens\.css/ }, handler: applyPalette },
  transformIndexHtml: { order: 'pre', handler: applyPalette },
};

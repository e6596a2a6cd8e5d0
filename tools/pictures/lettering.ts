import { readFile } from 'node:fs/promises';
import { Face, Font, Blob as FontBlob, shape, Buffer as TextBuffer } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { displayGlyphs } from '../bundle/buildFonts.ts';

/** Sets a text in the display face. Returns its outlines on a baseline at y = 0, and its width in units of `size`. */
export type Setter = (text: string, size: number) => { path: string; width: number };

const display = new URL(
  '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2',
  import.meta.url,
);
const tracking = -0.035;

/** Moves a glyph's outlines to their position in the line, and flips them, because the y axis of glyphs points up. */
const placed = (outlines: string, x: number, scale: number) =>
  outlines.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_, right: string, up: string) =>
      `${(x + Number(right) * scale).toFixed(1)},${(-Number(up) * scale).toFixed(1)}`,
  );

async function load(): Promise<Setter> {
  const source = await readFile(display);
  const letters = await subsetFont(source, displayGlyphs, {
    targetFormat: 'sfnt',
    variationAxes: { wght: 780, wdth: 88, opsz: 96 },
  });
  const face = new Face(new FontBlob(letters));
  const font = new Font(face);
  return (text, size) => {
    const buffer = new TextBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const scale = size / face.upem;
    const positions = buffer.getGlyphPositions();
    let [x, path] = [0, ''];
    buffer.getGlyphInfos().forEach((glyph, i) => {
      const { xAdvance = 0, xOffset = 0 } = positions[i] ?? {};
      path += placed(font.glyphToPath(glyph.codepoint), x + xOffset * scale, scale);
      x += xAdvance * scale + tracking * size;
    });
    return { path, width: x - tracking * size };
  };
}

let loaded: Promise<Setter> | undefined;

/** Bricolage Grotesque at the weight and width of the site's titles, with the letters of titles; loaded once. */
export function displayFace(): Promise<Setter> {
  loaded ??= load();
  return loaded;
}

import { block, lay, line } from './cloth.ts';
import { type Banner, drawNested, isBanner, type Picture } from './composition.ts';
import { gallery } from './gallery.ts';
import type { Setter } from './lettering.ts';
import { brandMark } from './mark.ts';
import type { ShareCard } from './open-graph.ts';
import { palette } from './palette.ts';
import { thread } from './thread.ts';

const [width, height, margin] = [1200, 630, 64];
const column = 500;

function broken(text: string, size: number, set: Setter): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length ? `${lines.at(-1)} ${word}` : word;
    if (lines.length && set(longer, size).width <= column) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The share card as an SVG document of 1200 by 630: mark, title in at most four lines, thread, picture. */
export function drawShareCard({ titulo, picture }: ShareCard, set: Setter): string {
  const entry: Picture | Banner = gallery[picture];
  const sheet = isBanner(entry) ? entry.mobile : entry;
  const fits = (size: number) => {
    const lines = broken(titulo, size, set);
    return lines.length <= 4 && lines.every((each) => set(each, size).width <= column);
  };
  const size = [96, 88, 80, 72, 64].find(fits) ?? 58;
  const lines = broken(titulo, size, set);
  const top = height - 104 - (lines.length - 1) * size * 0.98;
  const text = lines.map((each, i) =>
    lay(
      { x: margin, y: top + i * size * 0.98 },
      `<path d="${set(each, size).path}" fill="${palette.tinta}"/>`,
    ),
  );
  const name = set('alinhavo', 46);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    block(0, 0, width, height, 'linho', { seam: false }),
    drawNested(sheet, { x: 620, y: 0, width: 580, height }),
    lay({ x: margin, y: 56, scale: 1.65 }, brandMark()),
    lay({ x: margin + 74, y: 100 }, `<path d="${name.path}" fill="${palette.tinta}"/>`),
    ...text,
    thread(
      `M${margin} ${height - 52}C200 ${height - 34} 320 ${height - 70} 440 ${height - 52}S580 ${height - 40} 640 ${height - 56}`,
      { width: 7 },
    ),
    line('M620 0V630', 'linho', 6),
    '</svg>',
  ].join('');
}

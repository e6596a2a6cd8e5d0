import { studio } from '#src/copy/studio.ts';
import type { Setter } from './lettering.ts';

/** The position of the picture, in the right half of the card. */
export const place = { x: 620, y: 0, width: 580, height: 630 };

const placed = Object.entries({ ...place, preserveAspectRatio: 'xMidYMid slice' })
  .map(([name, value]) => `${name}="${value}"`)
  .join(' ');

const column = { left: 64, bottom: 526, width: 500 };
const lineHeight = 0.98;
const sizes = [96, 88, 80, 72, 64];
const smallest = 58;

function breakLines(text: string, size: number, set: Setter): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word;
    if (lines.length > 0 && set(longer, size).width <= column.width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** The title as outlines, at the bottom of its column, as large as fits in at most four lines. */
function drawTitle(title: string, set: Setter): string {
  const fits = (size: number) => {
    const lines = breakLines(title, size, set);
    return lines.length <= 4 && lines.every((line) => set(line, size).width <= column.width);
  };
  const size = sizes.find(fits) ?? smallest;
  const lines = breakLines(title, size, set);
  const top = column.bottom - (lines.length - 1) * size * lineHeight;
  return lines
    .map(
      (line, index) =>
        `<path transform="translate(${column.left} ${top + index * size * lineHeight})" d="${set(line, size).path}"/>`,
    )
    .join('');
}

/** The studio's name as outlines, smaller if it would reach the picture. */
function drawName(set: Setter): string {
  const name = studio.name.toLowerCase();
  const size = Math.min(46, (46 * 440) / set(name, 46).width);
  return `<path d="${set(name, size).path}"/>`;
}

/** A drawing for the right half of the card, without its fine texture, which would make the bitmap large. */
function nest(picture: string): string {
  const [, viewBox = ''] = picture.match(/viewBox="([^"]+)"/) ?? [];
  const inside = picture
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<path id="weave"[^>]*\/>/, '');
  return `<svg ${placed} viewBox="${viewBox}">${inside}</svg>`;
}

/**
 * Replaces the comments in a card's template with the studio's name, the title and the picture (SVG, or a photo's
 * `data:` URL). `set` must have all letters of both texts. Throws if the template lacks a comment.
 */
export function composeShareCard(template: string, picture: string, title: string, set: Setter): string {
  for (const comment of ['<!--picture-->', '<!--title-->', '<!--name-->'])
    if (!template.includes(comment)) throw new Error(`src/pictures/brand/share-card.svg has no ${comment}.`);
  return template
    .replace('<!--picture-->', () =>
      picture.startsWith('data:') ? `<image ${placed} href="${picture}"/>` : nest(picture),
    )
    .replace('<!--title-->', () => drawTitle(title, set))
    .replace('<!--name-->', () => drawName(set));
}

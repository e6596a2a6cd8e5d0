import { type Art, line } from './cloth.ts';
import { flatten, lengthOf, type Point } from './outline.ts';
import { type Colour, palette } from './palette.ts';

/** How a thread is sewn: its width in units, and whether its end is tied in a knot. */
export interface Sewn {
  width?: number;
  knot?: boolean;
  colour?: Colour;
}

function knotAt([x, y]: Point, width: number, colour: Colour): Art {
  const w = width;
  const tails = `M${x} ${y}l${w * 3} ${-w * 0.7}M${x} ${y}l${w * 2.3} ${w * 1.9}`;
  return [
    line(tails, 'linho', w * 1.7),
    `<circle cx="${x}" cy="${y}" r="${w * 1.75}" fill="${palette.linho}"/>`,
    line(tails, colour, w * 0.8),
    `<circle cx="${x}" cy="${y}" r="${w * 1.35}" fill="${palette[colour]}"/>`,
  ].join('');
}

/** The thread: one running stitch along a path, edged in linen so that it is seen on every cloth. The stitches
 *  divide the length so that it begins and ends with a whole one. */
export function thread(d: string, { width = 7, knot = false, colour = 'linha' }: Sewn = {}): Art {
  const length = lengthOf(d);
  const share = 0.53;
  const count = Math.max(1, Math.round(length / (width * 6.2) + 1 - share));
  const step = length / (count - 1 + share);
  const dash = `${(step * share).toFixed(2)} ${(step * (1 - share)).toFixed(2)}`;
  const end = flatten(d).at(-1)?.at(-1);
  return [
    line(d, 'linho', width * 1.75, dash),
    line(d, colour, width, dash),
    knot && end ? knotAt(end, width, colour) : '',
  ].join('');
}

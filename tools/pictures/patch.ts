import type { Art } from './cloth.ts';
import { type Colour, palette } from './palette.ts';

/** One square of a quilt: its ground cloth, and the figure drawn on it for a square of `s` units at the origin. */
export interface Patch {
  ground: Colour;
  draw(s: number): Art;
}

/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 2 | 3;

/** A piece of the figure, cut along a path. */
export const cut = (d: string, cloth: Colour): Art => `<path d="${d}" fill="${palette[cloth]}"/>`;
const turned = (art: Art, turn: Turn, s: number): Art =>
  turn ? `<g transform="rotate(${turn * 90} ${s / 2} ${s / 2})">${art}</g>` : art;
/** The same part drawn `count` times. */
export const repeat = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');
/** A patch whose figure is drawn for a square of `s` units and then turned. */
export const patch = (ground: Colour, draw: (s: number) => Art, turn: Turn = 0): Patch => ({
  ground,
  draw: (s) => turned(draw(s), turn, s),
});

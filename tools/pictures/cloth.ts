import { inset } from './inset.ts';
import { lengthOf } from './outline.ts';
import { type Colour, palette, seamOn } from './palette.ts';

/** A fragment of SVG. */
export type Art = string;

/** How a piece is sewn: the seam's distance from the edge in units, or no seam. */
export interface Sewing {
  seam?: number | false;
}

/** A raw edge: the piece lies without a seam. */
export const raw = { seam: false } as const;

const round = (value: number) => Math.round(value * 100) / 100;

/** A dashed seam along a path, on a cloth of this colour; stitches divide the length evenly. */
export function seam(d: string, on: Colour, width = 1.8): Art {
  if (!d) return '';
  const { stroke, opacity } = seamOn(on);
  const length = lengthOf(d);
  const step = length / Math.max(3, Math.round(length / (width * 8.6)));
  return `<path d="${d}" fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-dasharray="${round(step * 0.58)} ${round(step * 0.42)}" stroke-dashoffset="${round(step * 0.29)}"/>`;
}

/** A free piece of cloth cut along a path and sewn down just inside its edge. */
export function piece(d: string, cloth: Colour, { seam: depth = 6 }: Sewing = {}): Art {
  const cut = `<path d="${d}" fill="${palette[cloth]}"/>`;
  return depth ? cut + seam(inset(d, depth), cloth) : cut;
}

/** The path of a circle. */
export function circlePath(cx: number, cy: number, r: number): string {
  return `M${cx - r} ${cy}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1 ${-2 * r} 0Z`;
}

/** The path of a rectangle with rounded corners. */
export function blockPath(x: number, y: number, width: number, height: number, r = 0): string {
  if (r <= 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const [w, h] = [width - 2 * r, height - 2 * r];
  return `M${x + r} ${y}h${w}a${r} ${r} 0 0 1 ${r} ${r}v${h}a${r} ${r} 0 0 1 ${-r} ${r}h${-w}a${r} ${r} 0 0 1 ${-r} ${-r}v${-h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

/** A round piece. */
export function disc(cx: number, cy: number, r: number, cloth: Colour, { seam: depth }: Sewing = {}): Art {
  const sewn = depth ?? (r > 18 ? 6 : false);
  const cut = `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${palette[cloth]}"/>`;
  return sewn ? cut + seam(circlePath(cx, cy, r - sewn), cloth) : cut;
}

/** A rectangular piece; `r` rounds its corners. */
export function block(
  x: number,
  y: number,
  width: number,
  height: number,
  cloth: Colour,
  { seam: depth = 6, r = 0 }: Sewing & { r?: number } = {},
): Art {
  const cut = `<rect x="${x}" y="${y}" width="${width}" height="${height}"${r ? ` rx="${r}"` : ''} fill="${palette[cloth]}"/>`;
  if (!depth) return cut;
  const rest = blockPath(x + depth, y + depth, width - 2 * depth, height - 2 * depth, Math.max(2, r - depth));
  return cut + seam(rest, cloth);
}

/** Embroidery: a line of this colour and width with round ends; `dash` makes it a running stitch. */
export function line(d: string, colour: Colour, width: number, dash?: string): Art {
  return `<path d="${d}" fill="none" stroke="${palette[colour]}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${dash ? ` stroke-dasharray="${dash}"` : ''}/>`;
}

/** Where a motif is laid: moved, then turned by degrees, then scaled (a negative `sx` mirrors it). */
export interface Place {
  x?: number;
  y?: number;
  turn?: number;
  scale?: number;
  mirror?: boolean;
}

/** Lays fragments together at a place. */
export function lay({ x = 0, y = 0, turn = 0, scale = 1, mirror = false }: Place, ...art: Art[]): Art {
  const moves = [`translate(${x} ${y})`];
  if (turn) moves.push(`rotate(${turn})`);
  if (scale !== 1 || mirror) moves.push(`scale(${mirror ? -scale : scale} ${scale})`);
  return `<g transform="${moves.join('')}">${art.join('')}</g>`;
}

/** A short name for a clip that depends on nothing but what it cuts. */
function clipName(d: string): string {
  let hash = 7;
  for (const letter of d) hash = (hash * 31 + letter.charCodeAt(0)) % 999983;
  return `c${hash.toString(36)}`;
}

/** Shows fragments only inside a path. */
export function clipped(d: string, ...art: Art[]): Art {
  const id = clipName(d + art.join('').length);
  return `<clipPath id="${id}"><path d="${d}"/></clipPath><g clip-path="url(#${id})">${art.join('')}</g>`;
}

/** A shade of tinta over what lies below, as where one cloth is folded under another. */
export function shade(d: string, opacity = 0.14): Art {
  return `<path d="${d}" fill="${palette.tinta}" fill-opacity="${opacity}"/>`;
}

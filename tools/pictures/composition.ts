import type { Art } from './cloth.ts';
import { palette } from './palette.ts';

/** One drawing: its size in units, the cloth from back to front, and the threads sewn over the woven texture. */
export interface Sheet {
  width: number;
  height: number;
  cloth: readonly Art[];
  thread?: readonly Art[];
  /** The path that the cloth covers, where that is not the whole sheet. */
  shape?: string;
  /** Budget in gzipped bytes, where a picture needs more than the usual. */
  budget?: number;
}

/** A picture of one shape, with its Portuguese text alternative (empty where it only decorates). */
export interface Picture extends Sheet {
  alt: string;
}

/** A banner drawn twice, once for each shape of screen. */
export interface Banner {
  alt: string;
  desktop: Sheet;
  mobile: Sheet;
}

/** Pictures and banners by the name that the content modules use. */
export type Compositions = Record<string, Picture | Banner>;

const weave = (light: string, dark: string) =>
  `<g fill="none" stroke-width=".8"><path d="${light}" stroke="${palette.linho}" stroke-opacity=".13"/><path d="${dark}" stroke="${palette.tinta}" stroke-opacity=".1"/></g>`;

const art = ({ cloth, thread = [] }: Sheet, weaving = '') => [...cloth, weaving, ...thread].join('');

/** Whether an entry of the gallery is drawn twice. */
export const isBanner = (entry: Picture | Banner): entry is Banner => 'desktop' in entry;

/** The sheet as an SVG document: cloth, then the weave over it, then the threads. */
export function drawSheet(sheet: Sheet): string {
  const { width, height, shape = `M0 0H${width}V${height}H0Z` } = sheet;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<defs><pattern id="weave" width="6" height="6" patternUnits="userSpaceOnUse">${weave('M0 1.5h3M3 4.5h3', 'M1.5 3v3M4.5 0v3')}</pattern></defs>`,
    art(sheet, `<path d="${shape}" fill="url(#weave)"/>`),
    '</svg>',
  ].join('');
}

/** The sheet inside another drawing, filling a box and cut by it; without the weave, which would cost a bitmap dearly. */
export function drawNested(
  sheet: Sheet,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): Art {
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="0 0 ${sheet.width} ${sheet.height}" preserveAspectRatio="xMidYMid slice">${art(sheet)}</svg>`;
}

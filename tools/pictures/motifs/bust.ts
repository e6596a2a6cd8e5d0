import { type Art, disc, line, piece, shade } from '../cloth.ts';
import type { Colour } from '../palette.ts';

/** The parts of a portrait that differ from person to person; all are drawn on a sheet of 400 by 400. */
export interface BustLook {
  skin: Colour;
  /** Shoulders and clothes. */
  clothes: Art;
  /** Hair that lies behind the head. */
  behind?: Art;
  /** Hair, headscarf or hat over the forehead. */
  front?: Art;
  /** Beard, under the mouth. */
  beard?: Art;
  /** Glasses, earrings, hearing aid. */
  worn?: Art;
  eyes?: 'open' | 'smiling';
  mouth?: 'smile' | 'laugh';
  ink?: Colour;
  brows?: Colour;
}

/** The outline of shoulders that reach the lower edge of the sheet. */
export const shoulders = 'M38 400V366C38 318 92 296 158 286H242C308 296 362 318 362 366V400Z';

const face = 'M124 160A76 76 0 0 1 276 160V196A76 84 0 0 1 124 196Z';

/** A person from the chest up: hair, neck, clothes, face. One half of the face lies in shade, as if folded. */
export function bust({
  skin,
  clothes,
  behind = '',
  front = '',
  beard = '',
  worn = '',
  eyes = 'open',
  mouth = 'smile',
  ink = 'tinta',
  brows = ink,
}: BustLook): Art {
  const look =
    eyes === 'open'
      ? line('M168 186h0M232 186h0', ink, ink === 'tinta' ? 15 : 18) +
        line('M169 186h0M233 186h0', 'tinta', ink === 'tinta' ? 1 : 11)
      : line('M156 188Q168 174 180 188M220 188Q232 174 244 188', ink, 5.5);
  const lips =
    mouth === 'smile'
      ? line('M174 238Q200 262 226 238', 'linha', 6.5)
      : piece('M170 234H230A30 28 0 0 1 170 234Z', 'linho', { seam: false }) +
        line('M170 234H230A30 28 0 0 1 170 234Z', 'linha', 5);
  return [
    behind,
    piece('M166 240H234V302A34 30 0 0 1 166 302Z', skin, { seam: false }),
    shade('M166 262Q200 300 234 258V240H166Z', 0.2),
    clothes,
    disc(124, 190, 19, skin, { seam: false }),
    disc(276, 190, 19, skin, { seam: false }),
    piece(face, skin, { seam: false }),
    shade('M200 84A76 76 0 0 1 276 160V196A76 84 0 0 1 200 280Z', 0.1),
    `<g fill-opacity=".38">${disc(150, 220, 15, 'coral', { seam: false })}${disc(250, 220, 15, 'coral', { seam: false })}</g>`,
    beard,
    look,
    line('M154 160Q168 150 182 158M218 158Q232 150 246 160', brows, 6),
    line('M202 182V212Q202 218 192 217', ink === 'tinta' ? 'tinta' : 'canela', 4.5),
    lips,
    front,
    worn,
  ].join('');
}

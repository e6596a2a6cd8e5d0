import { type Art, blockPath, disc, lay, line, type Place, piece, seam } from '../cloth.ts';
import type { Colour } from '../palette.ts';

/** A needle 300 long, its point at the origin and its eye at the far right. */
export function needle(place: Place, colour: Colour = 'linho'): Art {
  const body = 'M0 0L40 -6.5L278 -11A12 11 0 0 1 278 11L40 6.5Z';
  return lay(
    place,
    line(body, 'tinta', 5),
    piece(body, colour, { seam: false }),
    line('M252 0H276', 'tinta', 6),
  );
}

/** A spool 160 wide and 200 high, its middle at the origin, wound with thread. */
export function spool(place: Place, thread: Colour = 'linha', wood: Colour = 'girassol'): Art {
  const winds = Array.from({ length: 6 }, (_, i) => `M-56 ${-44 + i * 18}L56 ${-56 + i * 18}`).join('');
  return lay(
    place,
    piece('M-60 -70H60V70H-60Z', thread, { seam: false }),
    `<g opacity=".5">${line(winds, 'linho', 2.6)}</g>`,
    piece(blockPath(-82, -102, 164, 38, 14), wood, { seam: 6 }),
    piece(blockPath(-82, 64, 164, 38, 14), wood, { seam: 6 }),
  );
}

/** An empty spool: the same wood with its bare core. */
export function bareSpool(place: Place, wood: Colour = 'girassol', core: Colour = 'cru'): Art {
  return lay(
    place,
    piece('M-38 -70H38V70H-38Z', core, { seam: false }),
    seam('M0 -60V60', core, 2.4),
    piece(blockPath(-82, -102, 164, 38, 14), wood, { seam: 6 }),
    piece(blockPath(-82, 64, 164, 38, 14), wood, { seam: 6 }),
  );
}

/** Scissors 300 long, opened, their screw at the origin, blades to the left. */
export function scissors(place: Place, handle: Colour = 'linha', blade: Colour = 'ceu'): Art {
  const blades = 'M20 -8L-150 -52C-168 -56 -170 -46 -158 -38L-10 24Z';
  const lower = 'M20 8L-150 52C-168 56 -170 46 -158 38L-10 -24Z';
  const loop = (y: number) =>
    `M10 0L70 ${y * 0.45}M${118 + 46} ${y}A46 30 ${y > 0 ? 18 : -18} 1 1 ${118 - 44} ${y * 0.78}A46 30 ${y > 0 ? 18 : -18} 0 1 ${118 + 46} ${y}`;
  return lay(
    place,
    line(loop(52), handle, 20),
    piece(lower, blade, { seam: false }),
    line(loop(-52), handle, 20),
    piece(blades, blade, { seam: 7 }),
    disc(0, 0, 9, 'tinta', { seam: false }),
  );
}

/** A pin 120 long with a round head at the origin, pointing down. */
export function pin(place: Place, head: Colour = 'girassol'): Art {
  return lay(
    place,
    line('M0 0V110', 'tinta', 5),
    line('M0 0V106', 'linho', 2),
    disc(0, 0, 17, head, { seam: 5 }),
  );
}

/** A button of 50 units radius with four holes and its crossed thread. */
export function button(place: Place, cloth: Colour, thread: Colour = 'linho'): Art {
  return lay(
    place,
    disc(0, 0, 50, cloth, { seam: 9 }),
    line('M-13 -13h0M13 -13h0M-13 13h0M13 13h0', 'tinta', 11),
    line('M-13 -13L13 13M13 -13L-13 13', thread, 4),
  );
}

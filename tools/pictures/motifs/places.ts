import { type Art, block, blockPath, disc, lay, line, type Place, piece, seam } from '../cloth.ts';
import type { Colour } from '../palette.ts';
import type { Patch } from '../patch.ts';
import { patterned } from './people.ts';

/** A round tree about 220 high, the foot of its trunk at the origin. */
export function tree(place: Place, crown: Colour = 'folha', fruit?: Colour): Art {
  return lay(
    place,
    line('M0 0V-110M0 -60L28 -92', 'cafe', 14),
    disc(0, -150, 72, crown, { seam: 9 }),
    line('M0 -84V-150M0 -112L30 -142M0 -126L-28 -154', 'cafe', 6),
    fruit ? line('M-34 -180h0M30 -190h0M44 -142h0M-46 -136h0M-4 -200h0', fruit, 16) : '',
  );
}

/** An araucaria-like tree of three half moons, about 230 high, its foot at the origin. */
export function tallTree(place: Place, crown: Colour = 'petroleo'): Art {
  const tier = (y: number, r: number) => `M${-r} ${y}A${r} ${r * 0.8} 0 0 1 ${r} ${y}Z`;
  return lay(
    place,
    line('M0 0V-120', 'cafe', 13),
    piece(tier(-60, 74), crown),
    piece(tier(-112, 62), crown),
    piece(tier(-162, 46), crown),
  );
}

/** A park bench 170 wide, standing on the origin's height, its left end at the origin. */
export function bench(place: Place, wood: Colour = 'girassol'): Art {
  return lay(
    place,
    line('M22 0V-40M148 0V-40', 'tinta', 9),
    block(0, -54, 170, 20, wood, { r: 8, seam: 5 }),
    block(6, -92, 158, 22, wood, { r: 8, seam: 5 }),
    line('M22 -54V-80M148 -54V-80', 'tinta', 7),
  );
}

/** A street lamp 250 high, its foot at the origin. */
export function lamp(place: Place, light: Colour = 'girassol', post: Colour = 'tinta'): Art {
  return lay(
    place,
    line('M0 0V-206M-22 0H22', post, 9),
    disc(0, -226, 30, light, { seam: 6 }),
    line('M-18 -198H18', post, 9),
  );
}

/** A house or shop front `w` by `h`, its lower left corner at the origin, with windows in rows and a door. */
export function house(
  place: Place,
  w: number,
  h: number,
  {
    wall,
    window,
    door,
    roof,
    columns = 3,
    rows = 2,
  }: { wall: Colour; window: Colour; door?: Colour; roof?: Colour; columns?: number; rows?: number },
): Art {
  const [stepX, stepY] = [w / columns, (h - 30) / (rows + (door ? 1 : 0))];
  const panes = Array.from({ length: rows * columns }, (_, i) =>
    block(
      (i % columns) * stepX + stepX * 0.25,
      -h + 26 + Math.floor(i / columns) * stepY,
      stepX * 0.5,
      stepY * 0.56,
      window,
      { seam: false, r: 3 },
    ),
  );
  return lay(
    place,
    block(0, -h, w, h, wall, { seam: 7 }),
    ...panes,
    door ? piece(`M${w / 2 - 24} 0V-58A24 24 0 0 1 ${w / 2 + 24} -58V0Z`, door, { seam: 5 }) : '',
    roof ? piece(`M-14 ${-h}L${w / 2} ${-h - w * 0.42}L${w + 14} ${-h}Z`, roof, { seam: 8 }) : '',
  );
}

/** One book on a shelf: its width, its height, and the cloth of its spine. */
export type Spine = readonly [width: number, height: number, cloth: Colour | Patch];

/** Books standing side by side on a board; the board's upper left corner is the origin. */
export function shelf(place: Place, width: number, books: readonly Spine[], board: Colour = 'cafe'): Art {
  let x = 10;
  const standing = books.map(([w, h, cloth]) => {
    const left = x;
    x += w + 3;
    const bands = seam(
      `M${left + 6} ${-h + 20}H${left + w - 6}M${left + 6} -22H${left + w - 6}`,
      'tinta',
      2.6,
    );
    return typeof cloth === 'string'
      ? block(left, -h, w, h, cloth, { r: 4, seam: false }) + bands
      : patterned(blockPath(left, -h, w, h, 4), cloth, w, [left, -h, 1, Math.ceil(h / w)]);
  });
  return lay(place, ...standing, block(0, 0, width, 20, board, { r: 5, seam: 5 }));
}

/** A butterfly about 200 wide round the origin. */
export function butterfly(place: Place, wing: Colour, spot: Colour): Art {
  const half = (mirror: boolean) =>
    lay(
      { mirror },
      piece('M6 -6V-90A84 84 0 0 1 90 -6Z', wing, { seam: 8 }),
      piece('M6 4H66A60 60 0 0 1 6 64Z', spot, { seam: 7 }),
      disc(42, -38, 15, spot, { seam: false }),
      disc(26, 24, 8, wing, { seam: false }),
    );
  return lay(
    place,
    half(false),
    half(true),
    line('M0 -30V50', 'tinta', 14),
    line('M0 -34C4 -60 14 -70 24 -76M0 -34C-4 -60 -14 -70 -24 -76', 'tinta', 4),
  );
}

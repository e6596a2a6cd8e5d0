import {
  type Art,
  block,
  blockPath,
  circlePath,
  clipped,
  disc,
  lay,
  line,
  type Place,
  piece,
  shade,
} from '../cloth.ts';
import { type Colour, palette } from '../palette.ts';
import type { Patch } from '../patch.ts';

/** A piece cut from a patterned cloth: the patch repeated in squares of `cell` units, clipped to the path. */
export function patterned(
  d: string,
  patch: Patch,
  cell: number,
  box: readonly [x: number, y: number, columns: number, rows: number],
): Art {
  const [x, y, columns, rows] = box;
  const row = Array.from({ length: columns }, () => patch);
  const bare = Array.from({ length: rows }, () => row);
  const cloth = bare.flatMap((patches, j) =>
    patches.map((each, i) => lay({ x: x + i * cell, y: y + j * cell }, each.draw(cell))),
  );
  return `<path d="${d}" fill="${palette[patch.ground]}"/>${clipped(d, ...cloth)}`;
}

/** What a hand does: how long each finger is, from index to little finger, 0 when it is folded. */
export type Fingers = readonly [index: number, middle: number, ring: number, little: number, thumb?: 0 | 1];

/** A hand whose wrist is at the origin and whose fingers rise about 170 units, with a sleeve below. */
export function hand(
  place: Place,
  skin: Colour,
  {
    sleeve,
    cuff = 'linho',
    fingers = [80, 92, 84, 62, 1],
    length = 120,
  }: { sleeve?: Patch; cuff?: Colour; fingers?: Fingers; length?: number } = {},
): Art {
  const [thumb, ...xs] = [fingers[4] ?? 1, -34, -11.5, 11, 33.5];
  const raised = xs.map((x, i) => {
    const reach = (fingers[i] as number) || 0;
    const lean = (i - 1.5) * 3;
    return reach ? `M${x} -84L${x + lean} ${-84 - reach}` : `M${x} -84v-12`;
  });
  const arm = blockPath(-34, -6, 68, length);
  return lay(
    place,
    sleeve
      ? patterned(arm, sleeve, 68, [-34, -6, 1, Math.ceil(length / 68)])
      : piece(arm, skin, { seam: false }),
    thumb ? line('M30 -34L68 -86', skin, 23) : '',
    piece(blockPath(-45, -106, 90, 108, 30), skin, { seam: false }),
    line(raised.join(''), skin, 21.5),
    thumb ? '' : line('M40 -50L4 -58', skin, 22),
    `<g stroke-opacity=".35">${line('M40 -40C10 -50 4 -30 6 -4M-36 -66C-16 -76 10 -72 28 -84', 'tinta', 2.6, '7 6')}</g>`,
    sleeve ? block(-41, -8, 82, 26, cuff, { r: 8, seam: 5 }) : '',
  );
}

/** How a small standing figure looks. */
export interface FigureLook {
  skin: Colour;
  cloth: Patch | Colour;
  hair: Colour;
  style?: 'cap' | 'round' | 'long' | 'bun' | 'scarf' | 'bald';
  /** Arms as paths from the shoulders; each ends in a hand. */
  arms?: readonly string[];
}

function hairOf({ hair, style = 'cap' }: FigureLook): [back: Art, front: Art] {
  const cap = `<path d="M-27 -2A27 27 0 0 1 27 -2C14 -14 -8 -14 -27 -2Z" fill="${palette[hair]}"/>`;
  if (style === 'round') return [disc(0, -8, 37, hair, { seam: false }), ''];
  if (style === 'long') return [piece('M-34 60V0A34 34 0 0 1 34 0V60Z', hair, { seam: false }), cap];
  if (style === 'bun') return [disc(0, -36, 15, hair, { seam: false }), cap];
  if (style === 'scarf')
    return [
      piece('M-33 52V0A33 33 0 0 1 33 0V52Z', hair, { seam: false }),
      piece('M-28 4A28 28 0 0 1 28 4C10 -10 -10 -10 -28 4Z', hair, { seam: false }),
    ];
  return style === 'bald' ? ['', ''] : ['', cap];
}

/** A standing figure about 230 high, the middle of its head at the origin: head, hair, and a robe like an arch. */
export function figure(place: Place, look: FigureLook): Art {
  const { skin, cloth, arms = [] } = look;
  const robe = 'M-46 200V86A46 46 0 0 1 46 86V200Z';
  const [back, front] = hairOf(look);
  const plainCloth = typeof cloth === 'string';
  const ground = plainCloth ? cloth : cloth.ground;
  const hands = arms.map((d) => {
    const numbers = d.match(/-?\d+(?:\.\d+)?/g)?.slice(-2) ?? ['0', '0'];
    return line(d, ground, 20) + disc(Number(numbers[0]), Number(numbers[1]), 11, skin, { seam: false });
  });
  return lay(
    place,
    back,
    line('M0 20V44', skin, 22),
    plainCloth ? piece(robe, cloth, { seam: 6 }) : patterned(robe, cloth, 46, [-46, 40, 2, 4]),
    disc(0, 0, 27, skin, { seam: false }),
    shade('M0 -27A27 27 0 0 1 0 27Z', 0.1),
    line('M-10 4h0M10 4h0', 'tinta', 5),
    line('M-7 13Q0 18 7 13', 'tinta', 2.4),
    front,
    ...hands,
  );
}

/** A person who uses a wheelchair, seen from the side, about 240 high; the middle of the head at the origin. */
export function wheelchairFigure(place: Place, look: FigureLook): Art {
  const { skin, cloth } = look;
  const [back, front] = hairOf(look);
  const torso = 'M-34 122V74A34 36 0 0 1 34 74V122Z';
  const ground = typeof cloth === 'string' ? cloth : cloth.ground;
  return lay(
    place,
    back,
    line('M0 20V44', skin, 20),
    line('M10 132H66L76 190H96', 'tinta', 22),
    typeof cloth === 'string' ? piece(torso, cloth) : patterned(torso, cloth, 34, [-34, 38, 2, 3]),
    disc(0, 0, 27, skin, { seam: false }),
    line('M12 4h0', 'tinta', 5),
    front,
    line('M-44 84V142H40', 'tinta', 9),
    line('M-44 84h-16', 'tinta', 9),
    line('M8 76L18 108L52 104', ground, 18),
    disc(58, 104, 10, skin, { seam: false }),
    line(circlePath(-6, 160, 46), 'tinta', 9),
    line(circlePath(-6, 160, 30), 'linho', 2.4, '5 6'),
    disc(-6, 160, 9, 'linha', { seam: false }),
    line(circlePath(82, 196, 13), 'tinta', 7),
  );
}

/** A person at a table seen from above, looking towards the bottom of the sheet unless turned. */
export function fromAbove(place: Place, { skin, cloth, hair, style = 'cap' }: FigureLook): Art {
  const ground = typeof cloth === 'string' ? cloth : cloth.ground;
  const shoulders = 'M-70 10C-70 -34 70 -34 70 10C70 34 52 34 40 30H-40C-52 34 -70 34 -70 10Z';
  return lay(
    place,
    line('M-56 14C-56 50 -40 62 -22 74M56 14C56 50 40 62 22 74', ground, 26),
    disc(-20, 76, 13, skin, { seam: false }),
    disc(20, 76, 13, skin, { seam: false }),
    typeof cloth === 'string' ? piece(shoulders, cloth) : patterned(shoulders, cloth, 47, [-70, -30, 3, 2]),
    line('M0 22V34', skin, 14),
    disc(0, 2, style === 'round' ? 42 : 34, hair, { seam: style === 'scarf' ? 6 : false }),
    style === 'bun' ? disc(0, -16, 17, hair, { seam: 5 }) : '',
    style === 'bald' ? disc(0, 2, 34, skin, { seam: false }) : '',
    style === 'cap' || style === 'long' ? line('M0 -30Q10 0 0 30', 'linho', 1.6, '5 5') : '',
  );
}

import { circlePath, clipped, disc, lay, line, piece, raw } from '../cloth.ts';
import type { Compositions } from '../composition.ts';
import { bust, shoulders } from '../motifs/bust.ts';
import { hand, patterned } from '../motifs/people.ts';
import type { Colour } from '../palette.ts';
import { plain, quarter } from '../patches.ts';
import { chevrons, dots, stripes, waves } from '../patterns.ts';
import { quilt } from '../quilt.ts';
import { thread } from '../thread.ts';

const centre = bust({
  skin: 'jambo',
  behind: disc(200, 150, 112, 'tinta', raw),
  clothes: patterned(shoulders, stripes('girassol', 'linha', 1, 2), 66, [38, 286, 5, 2]),
  front: piece(
    'M118 172C116 104 152 84 200 84C248 84 284 104 282 172C268 136 240 124 200 124C160 124 132 136 118 172Z',
    'tinta',
    raw,
  ),
  worn: line('M124 230h0M276 230h0', 'ceu', 20),
  mouth: 'laugh',
});

const rings = (x: number, y: number, r: number) =>
  disc(x, y, r, 'petroleo', { seam: 10 }) +
  disc(x, y, r * 0.78, 'ceu', { seam: 10 }) +
  disc(x, y, r * 0.56, 'linho', { seam: 10 });

const reach = (
  x: number,
  y: number,
  turn: number,
  skin: Colour,
  sleeve: Parameters<typeof patterned>[1],
  scale = 1.1,
  mirror = false,
) => hand({ x, y, turn, scale, mirror }, skin, { sleeve, length: 260 });

/** The banner of the human-centred design page. */
export const humanCentredDesign = {
  designCentradoHumano: {
    alt: 'Uma pessoa no centro de círculos de tecido; mãos de várias cores chegam de todos os lados, ligadas por uma linha vermelha.',
    desktop: {
      width: 1000,
      height: 750,
      cloth: [
        quilt(250, [
          [plain('coral'), plain('girassol'), plain('girassol'), plain('lilas')],
          [plain('coral'), plain('girassol'), plain('girassol'), plain('lilas')],
          [plain('folha'), plain('tinta'), plain('tinta'), quarter('coral', 'linha')],
        ]),
        rings(500, 375, 330),
        clipped(circlePath(500, 375, 180), lay({ x: 300, y: 196 }, centre)),
        reach(118, 296, 62, 'cafe', dots('linha', 'linho', 2)),
        reach(196, 660, 40, 'trigo', stripes('petroleo', 'ceu', 0, 2), 1.1, true),
        reach(884, 262, -62, 'mel', chevrons('tinta', 'girassol', 0, 2), 1.1, true),
        reach(828, 668, -42, 'canela', waves('lilas', 'petroleo', 0, 2)),
      ],
      thread: [
        thread('M258 222C330 80 620 40 742 190S800 430 716 554S420 720 300 560S200 330 258 222', {
          width: 8,
        }),
      ],
    },
    mobile: {
      width: 700,
      height: 640,
      cloth: [
        quilt(175, [
          [plain('coral'), plain('girassol'), plain('girassol'), plain('lilas')],
          [plain('coral'), plain('girassol'), plain('girassol'), plain('lilas')],
          [plain('folha'), plain('tinta'), plain('tinta'), plain('linha')],
          [plain('folha'), plain('tinta'), plain('tinta'), plain('linha')],
        ]),
        rings(350, 320, 270),
        clipped(circlePath(350, 320, 147), lay({ x: 186, y: 172, scale: 0.82 }, centre)),
        reach(36, 216, 64, 'cafe', dots('linha', 'linho', 2), 0.94),
        reach(96, 580, 40, 'trigo', stripes('petroleo', 'ceu', 0, 2), 0.94, true),
        reach(664, 196, -64, 'mel', chevrons('tinta', 'girassol', 0, 2), 0.94, true),
        reach(618, 584, -42, 'canela', waves('lilas', 'petroleo', 0, 2), 0.94),
      ],
      thread: [
        thread('M152 172C220 70 440 40 544 150S600 380 520 480S280 600 190 486S100 270 152 172', {
          width: 7.5,
        }),
      ],
    },
  },
} satisfies Compositions;

import { type Art, block, circlePath, clipped, disc, lay, line, piece } from '../cloth.ts';
import type { Compositions } from '../composition.ts';
import { bust, shoulders } from '../motifs/bust.ts';
import { button } from '../motifs/needlework.ts';
import { figure, hand, patterned, wheelchairFigure } from '../motifs/people.ts';
import { type Spine, shelf, tree } from '../motifs/places.ts';
import { pencil } from '../motifs/signs.ts';
import type { Colour } from '../palette.ts';
import {
  checks,
  chevrons,
  dots,
  flags,
  flower,
  plain,
  quarter,
  ripples,
  scales,
  star,
  stripes,
  sun,
  waves,
} from '../patches.ts';
import { quilt } from '../quilt.ts';
import { thread } from '../thread.ts';

const raw = { seam: false } as const;

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

const firstShelf: readonly Spine[] = [
  [34, 128, 'linha'],
  [44, 108, stripes('girassol', 'tinta', 0, 2)],
  [28, 138, 'petroleo'],
  [38, 116, 'lilas'],
  [46, 132, dots('coral', 'linho', 2)],
  [30, 104, 'tinta'],
  [40, 124, 'ceu'],
  [34, 112, checks('folha', 'girassol', 2)],
  [42, 136, 'coral'],
  [30, 118, 'girassol'],
];
const secondShelf: readonly Spine[] = [
  [44, 124, waves('ceu', 'petroleo', 0, 2)],
  [30, 136, 'girassol'],
  [36, 108, 'tinta'],
  [48, 128, chevrons('lilas', 'tinta', 0, 2)],
  [32, 116, 'linha'],
  [40, 138, 'folha'],
  [30, 112, 'coral'],
  [44, 126, flags('cru', 'linha')],
  [34, 104, 'petroleo'],
  [36, 130, 'lilas'],
];
const thirdShelf: readonly Spine[] = [
  [38, 112, 'coral'],
  [34, 134, 'petroleo'],
  [46, 122, scales('girassol', 'linha')],
  [30, 106, 'lilas'],
  [42, 130, 'ceu'],
  [32, 118, 'tinta'],
  [46, 136, stripes('linho', 'folha', 0, 2)],
  [30, 110, 'linha'],
  [40, 126, 'girassol'],
  [36, 116, 'folha'],
];

const knots: readonly (readonly [x: number, y: number, scale: number, cloth: Colour])[] = [
  [700, 130, 0.72, 'girassol'],
  [880, 84, 0.5, 'coral'],
  [860, 270, 1.1, 'linha'],
  [1060, 170, 0.8, 'lilas'],
  [690, 430, 0.6, 'ceu'],
  [920, 488, 0.72, 'girassol'],
  [1090, 380, 0.95, 'coral'],
];
const ties =
  'M700 130L860 270L1060 170L880 84ZM860 270L690 430L920 488L860 270L1090 380L920 488M1060 170L1090 380';
const graph = (place: Parameters<typeof lay>[0]): Art =>
  lay(
    place,
    line(ties, 'lilas', 4),
    ...knots.map(([x, y, scale, cloth]) => button({ x, y, scale }, cloth, 'tinta')),
  );

const school = (x: number, y: number) =>
  lay(
    { x, y },
    block(0, -210, 460, 210, 'coral', { seam: 9 }),
    block(150, -290, 160, 290, 'girassol', { seam: 9 }),
    piece('M126 -290L230 -400L334 -290Z', 'linha', { seam: 10 }),
    disc(230, -236, 36, 'linho', { seam: 6 }),
    line('M230 -236V-258M230 -236L246 -228', 'tinta', 6),
    piece('M188 0V-96A42 42 0 0 1 272 -96V0Z', 'tinta', { seam: 8 }),
    ...[34, 92, 336, 394].map(
      (left) =>
        block(left - 8, -168, 42, 56, 'ceu', { r: 4, seam: 5 }) +
        block(left - 8, -84, 42, 56, 'ceu', { r: 4, seam: 5 }),
    ),
  );

const blocks = (x: number, y: number) =>
  lay(
    { x, y },
    quilt(96, [[star('petroleo', 'girassol')]], { x: 48, y: -192 }),
    quilt(96, [[flower('lilas', 'tinta', 'girassol'), checks('linha', 'linho', 2)]], { y: -96 }),
    piece('M48 -192A48 48 0 0 1 144 -192Z', 'coral', { seam: 6 }),
  );

/** Human-centred design, knowledge management and design education. */
export const servicesSecond: Compositions = {
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
  gestaoConhecimento: {
    alt: 'De uma estante de livros sai uma linha que amarra botões coloridos num grafo de conhecimento.',
    desktop: {
      width: 1200,
      height: 600,
      cloth: [
        quilt(150, [
          [
            plain('cru'),
            plain('cru'),
            plain('cru'),
            plain('tinta'),
            plain('tinta'),
            plain('tinta'),
            plain('tinta'),
            quarter('tinta', 'petroleo'),
          ],
          [
            plain('cru'),
            plain('cru'),
            plain('cru'),
            plain('tinta'),
            plain('tinta'),
            plain('tinta'),
            plain('tinta'),
            plain('tinta'),
          ],
          [
            plain('cru'),
            plain('cru'),
            plain('cru'),
            plain('tinta'),
            plain('tinta'),
            plain('tinta'),
            plain('tinta'),
            plain('tinta'),
          ],
          [
            plain('cru'),
            plain('cru'),
            plain('cru'),
            plain('tinta'),
            ripples('tinta', 'petroleo', 1),
            plain('tinta'),
            plain('tinta'),
            quarter('tinta', 'petroleo', 1),
          ],
        ]),
        shelf({ x: 36, y: 184 }, 414, firstShelf),
        shelf({ x: 36, y: 372 }, 414, secondShelf),
        shelf({ x: 36, y: 560 }, 414, thirdShelf),
        graph({}),
      ],
      thread: [
        thread(
          'M398 300C470 260 500 330 556 300S600 150 700 130C780 120 800 240 860 270S1000 260 1060 170S1130 300 1090 380S990 500 920 488',
          { width: 7.5 },
        ),
      ],
    },
    mobile: {
      width: 700,
      height: 560,
      cloth: [
        quilt(140, [
          [plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta'), quarter('tinta', 'petroleo')],
          [plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta')],
          [plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta')],
          [plain('cru'), plain('cru'), plain('cru'), plain('cru'), plain('cru')],
        ]),
        graph({ x: -396, y: -36, scale: 0.84 }),
        lay({ x: 22, y: 532 }, shelf({}, 656, [...firstShelf, ...secondShelf.slice(0, 6)])),
      ],
      thread: [
        thread(
          'M64 400C40 330 60 140 192 74C270 60 270 170 326 190S440 180 494 106S560 220 520 284S440 380 376 374',
          { width: 7 },
        ),
      ],
    },
  },
  educacaoDesign: {
    alt: 'Uma escola de retalhos entre uma torre de blocos e um lápis gigante; crianças chegam seguindo a linha vermelha.',
    desktop: {
      width: 1200,
      height: 600,
      cloth: [
        quilt(150, [
          [
            sun('ceu', 'girassol'),
            plain('ceu'),
            plain('ceu'),
            plain('ceu'),
            plain('ceu'),
            plain('ceu'),
            plain('ceu'),
            quarter('ceu', 'linho', 3),
          ],
          [
            plain('ceu'),
            plain('ceu'),
            plain('ceu'),
            plain('ceu'),
            plain('ceu'),
            plain('ceu'),
            plain('ceu'),
            plain('ceu'),
          ],
          [
            plain('ceu'),
            plain('ceu'),
            plain('ceu'),
            plain('ceu'),
            plain('ceu'),
            plain('ceu'),
            plain('ceu'),
            plain('ceu'),
          ],
          [
            plain('folha'),
            plain('folha'),
            plain('folha'),
            plain('folha'),
            plain('folha'),
            plain('folha'),
            plain('folha'),
            plain('folha'),
          ],
        ]),
        tree({ x: 908, y: 492, scale: 1.1 }, 'petroleo', 'coral'),
        school(380, 490),
        blocks(72, 500),
        pencil({ x: 1070, y: 500, turn: -90, scale: 1.42 }, 'girassol', 'coral'),
        figure(
          { x: 336, y: 410, scale: 0.66 },
          {
            skin: 'cafe',
            cloth: 'girassol',
            hair: 'tinta',
            style: 'round',
            arms: ['M-34 80L-60 50', 'M34 80L58 118'],
          },
        ),
        wheelchairFigure(
          { x: 918, y: 420, scale: 0.62, mirror: true },
          { skin: 'trigo', cloth: 'linha', hair: 'coral', style: 'cap' },
        ),
        figure(
          { x: 790, y: 432, scale: 0.6 },
          {
            skin: 'canela',
            cloth: stripes('lilas', 'tinta', 0, 2),
            hair: 'tinta',
            style: 'long',
            arms: ['M-34 80L-56 116', 'M34 80L60 54'],
          },
        ),
      ],
      thread: [
        thread(
          'M6 556C90 520 180 580 270 560S470 580 560 556S610 520 612 500C614 530 700 590 800 570S980 580 1070 506',
          { width: 8 },
        ),
      ],
    },
    mobile: {
      width: 700,
      height: 560,
      cloth: [
        quilt(140, [
          [sun('ceu', 'girassol'), plain('ceu'), plain('ceu'), plain('ceu'), quarter('ceu', 'linho', 3)],
          [plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu')],
          [plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu')],
          [plain('folha'), plain('folha'), plain('folha'), plain('folha'), plain('folha')],
        ]),
        school(116, 466),
        pencil({ x: 642, y: 470, turn: -90, scale: 1.3 }, 'girassol', 'coral'),
        figure(
          { x: 72, y: 376, scale: 0.66 },
          {
            skin: 'cafe',
            cloth: 'girassol',
            hair: 'tinta',
            style: 'round',
            arms: ['M-34 80L-60 50', 'M34 80L58 118'],
          },
        ),
        wheelchairFigure(
          { x: 548, y: 396, scale: 0.62, mirror: true },
          { skin: 'trigo', cloth: 'linha', hair: 'coral', style: 'cap' },
        ),
      ],
      thread: [
        thread('M4 530C70 500 160 550 240 526S340 500 346 476C350 510 430 550 500 534S610 530 642 478', {
          width: 7.5,
        }),
      ],
    },
  },
};

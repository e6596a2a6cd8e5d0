import { type Art, block, clipped, disc, lay, line, piece, raw } from '../cloth.ts';
import type { Compositions, Sheet } from '../composition.ts';
import { figure, patterned, wheelchairFigure } from '../motifs/people.ts';
import { tree } from '../motifs/places.ts';
import { phone } from '../motifs/signs.ts';
import type { Colour } from '../palette.ts';
import { flower, moon, plain, quarter, ring, star, sun, triangle } from '../patches.ts';
import { checks, dots, flags, stripes, waves } from '../patterns.ts';
import { quilt } from '../quilt.ts';
import { thread } from '../thread.ts';

/** A slide: 1440 by 640 with one calm cloth on the left third for the words, or 700 by 700 with it above. */
const slide = (calm: Colour, rest: Colour, art: readonly Art[], sewn: string): Sheet => ({
  width: 1440,
  height: 640,
  cloth: [block(0, 0, 560, 640, calm, { seam: 16 }), block(560, 0, 880, 640, rest, raw), ...art],
  thread: [thread(sewn, { width: 8.5 })],
});
const tallSlide = (calm: Colour, rest: Colour, art: readonly Art[], sewn: string): Sheet => ({
  width: 700,
  height: 700,
  cloth: [block(0, 0, 700, 220, calm, { seam: 14 }), block(0, 220, 700, 480, rest, raw), ...art],
  thread: [thread(sewn, { width: 8 })],
});

const kites = (place: Parameters<typeof lay>[0]) =>
  lay(
    place,
    lay({ x: -300, y: 40, turn: -12 }, quilt(150, [[sun('girassol', 'linho')]])),
    lay({ x: -150, y: -150, turn: 8 }, quilt(130, [[waves('ceu', 'petroleo')]])),
    lay({ x: 190, y: -150, turn: -6 }, quilt(140, [[star('tinta', 'girassol')]])),
    lay({ x: 300, y: 90, turn: 12 }, quilt(160, [[flower('lilas', 'tinta', 'linha')]])),
    lay({ x: -260, y: 280, turn: 10 }, quilt(120, [[checks('linho', 'linha')]])),
    lay({ x: 250, y: 340, turn: -8 }, quilt(110, [[quarter('folha', 'girassol')]])),
  );
const held = (place: Parameters<typeof lay>[0]) =>
  lay(
    place,
    phone(
      { x: -110, y: -210 },
      220,
      420,
      'linho',
      lay(
        { x: 26, y: 70 },
        quilt(84, [
          [moon('coral', 'tinta'), dots('petroleo', 'linho', 3)],
          [triangle('girassol', 'linha'), ring('ceu', 'tinta', 'linho')],
        ]),
      ),
      line('M40 270H180M40 304H132', 'lilas', 12),
      line('M110 360h0', 'linha', 34),
    ),
    line('M-128 120C-128 60 -116 56 -104 64M-128 160H-100M-124 196H-98', 'jambo', 25),
    piece(
      'M-136 110C-150 220 -120 330 -60 420H70C120 330 128 260 122 200L96 214C96 220 70 214 -70 214Z',
      'jambo',
      raw,
    ),
    line('M122 214L112 96', 'jambo', 30),
    patterned('M-74 400H84V520H-74Z', stripes('girassol', 'tinta', 0, 2), 80, [-74, 400, 2, 2]),
  );

const balloonSkin = 'M0 150C-60 150 -200 20 -200 -100A200 200 0 0 1 200 -100C200 20 60 150 0 150Z';
const airship = (place: Parameters<typeof lay>[0]) =>
  lay(
    place,
    line('M-70 118L-60 262M70 118L60 262M-20 148L-22 262M20 148L22 262', 'cafe', 5),
    clipped(
      balloonSkin,
      quilt(
        100,
        [
          [
            quarter('linha', 'coral', 0),
            stripes('girassol', 'tinta', 1, 2),
            stripes('girassol', 'tinta', 1, 2),
            quarter('linha', 'coral', 1),
          ],
          [
            dots('petroleo', 'linho', 3),
            moon('coral', 'linha'),
            moon('coral', 'linha'),
            dots('petroleo', 'linho', 3),
          ],
          [
            waves('lilas', 'tinta', 0, 3),
            star('tinta', 'girassol'),
            star('tinta', 'girassol'),
            waves('lilas', 'tinta', 0, 3),
          ],
          [
            plain('folha'),
            triangle('girassol', 'folha', 1),
            triangle('girassol', 'folha', 0),
            plain('folha'),
          ],
          [plain('linha'), plain('linha'), plain('linha'), plain('linha')],
        ],
        { x: -200, y: -300 },
      ),
    ),
    block(-56, 310, 112, 90, 'coral', { seam: 7 }),
    piece('M-74 314L0 250L74 314Z', 'linha', { seam: 7 }),
    piece('M-16 400V362A16 16 0 0 1 16 362V400Z', 'tinta', raw),
    disc(-36, 346, 9, 'girassol', raw),
    disc(36, 346, 9, 'girassol', raw),
  );
const town = (x: number, y: number, scale: number) =>
  lay(
    { x, y, scale },
    ...[
      [0, 150, 'petroleo'],
      [96, 210, 'folha'],
      [192, 120, 'petroleo'],
      [400, 110, 'folha'],
      [496, 180, 'petroleo'],
      [592, 140, 'folha'],
      [688, 200, 'petroleo'],
      [784, 130, 'folha'],
    ].map(
      ([left, h, cloth]) =>
        block(left as number, -(h as number), 92, 300, cloth as Colour, { seam: 6 }) +
        line(
          `M${(left as number) + 28} ${36 - (h as number)}h0M${(left as number) + 64} ${36 - (h as number)}h0M${(left as number) + 28} ${74 - (h as number)}h0M${(left as number) + 64} ${74 - (h as number)}h0`,
          'girassol',
          12,
        ),
    ),
  );

const pennants: readonly (readonly [cloth: Colour, mark: Art])[] = [
  ['girassol', piece('M50 34L84 104H16Z', 'linha', raw) + disc(50, 78, 11, 'girassol', raw)],
  ['coral', piece('M28 32H54A18 18 0 0 1 54 68H28ZM28 68H58A19 19 0 0 1 58 106H28Z', 'tinta', raw)],
  ['petroleo', piece('M78 96A38 38 0 1 1 78 44L62 58A17 17 0 1 0 62 82Z', 'girassol', raw)],
  [
    'linho',
    piece('M50 32A38 38 0 0 0 88 70A38 38 0 0 0 50 108A38 38 0 0 0 12 70A38 38 0 0 0 50 32Z', 'linha', raw),
  ],
  ['tinta', disc(50, 70, 36, 'coral', raw) + disc(50, 70, 15, 'tinta', raw)],
  ['folha', piece('M16 104A68 68 0 0 1 84 36A68 68 0 0 1 16 104Z', 'girassol', raw)],
  ['linha', piece('M14 70A36 36 0 0 1 86 70ZM14 76A36 36 0 0 0 86 76Z', 'linho', raw)],
  ['ceu', piece('M18 104V38H50V71H84V104Z', 'tinta', raw)],
];
const bunting = (spots: readonly (readonly [x: number, y: number, turn: number])[], scale = 1, from = 0) =>
  spots.map(([x, y, turn], i) => {
    const [cloth, mark] = pennants[(i + from) % pennants.length] as (typeof pennants)[number];
    return lay({ x, y, turn, scale }, lay({ x: -50 }, piece('M0 0H100V150L50 118L0 150Z', cloth), mark));
  });

const crowd = (place: Parameters<typeof lay>[0], count: number) =>
  lay(
    place,
    ...[
      figure(
        { x: 60, y: 0, scale: 1.12 },
        {
          skin: 'cafe',
          cloth: stripes('ceu', 'tinta', 0, 2),
          hair: 'tinta',
          style: 'round',
          arms: ['M-36 84L-56 140', 'M36 84L84 118'],
        },
      ),
      wheelchairFigure(
        { x: 214, y: 54, scale: 1.06 },
        { skin: 'trigo', cloth: 'petroleo', hair: 'coral', style: 'bun' },
      ),
      figure(
        { x: 384, y: -30, scale: 1.22 },
        {
          skin: 'canela',
          cloth: flags('coral', 'tinta'),
          hair: 'petroleo',
          style: 'scarf',
          arms: ['M-36 84L-84 128', 'M36 84L78 128'],
        },
      ),
      line('M600 104L664 246', 'linho', 8) +
        figure(
          { x: 546, y: 12, scale: 1.1 },
          {
            skin: 'mel',
            cloth: 'tinta',
            hair: 'linho',
            style: 'cap',
            arms: ['M-36 84L-72 120', 'M36 84L54 88'],
          },
        ) +
        line('M534 16H542M550 16H560', 'tinta', 16),
      figure(
        { x: 690, y: 84, scale: 0.78 },
        {
          skin: 'jambo',
          cloth: dots('linha', 'linho', 2),
          hair: 'tinta',
          style: 'long',
          arms: ['M-36 84L-70 108', 'M36 84L74 50'],
        },
      ),
    ].slice(0, count),
  );

/** The four slides of the services carousel. */
export const slides = {
  slideExperiencias: {
    alt: 'Uma mão segura um celular; da tela saem retalhos coloridos que voam presos à linha vermelha.',
    desktop: slide(
      'petroleo',
      'coral',
      [
        quilt(160, [[null, null, null, null, quarter('coral', 'linha', 1)]], { x: 640 }),
        kites({ x: 1010, y: 190 }),
        held({ x: 1010, y: 290 }),
      ],
      'M560 560C640 580 700 540 770 520S720 320 780 300S900 200 930 100S1180 60 1270 110S1340 330 1390 360S1330 560 1436 600',
    ),
    mobile: tallSlide(
      'petroleo',
      'coral',
      [lay({ x: 350, y: 378, scale: 0.82 }, kites({}), held({ y: 70 }))],
      'M4 640C60 660 120 660 160 650S100 480 150 440S240 360 260 300S480 270 560 310S640 480 660 500S600 660 696 680',
    ),
  },
  slideTransformacao: {
    alt: 'Um balão feito de retalhos ergue uma casinha acima dos prédios da cidade.',
    desktop: slide(
      'tinta',
      'ceu',
      [
        disc(1290, 130, 74, 'girassol', { seam: 9 }),
        town(576, 640, 1),
        airship({ x: 1010, y: 300, scale: 0.78 }),
      ],
      'M560 470C620 440 660 480 720 440S850 480 900 540S1010 640 1060 560S1120 480 1160 500S1260 430 1300 460S1400 380 1436 400',
    ),
    mobile: tallSlide(
      'tinta',
      'ceu',
      [
        disc(596, 330, 54, 'girassol', { seam: 8 }),
        town(10, 700, 0.8),
        airship({ x: 350, y: 424, scale: 0.6 }),
      ],
      'M4 560C60 520 100 560 150 540S250 560 290 600S370 690 410 620S480 560 500 560S560 500 596 520S660 480 696 490',
    ),
  },
  slideBranding: {
    alt: 'Bandeirinhas de festa penduradas na linha vermelha, cada uma com uma marca recortada em tecido.',
    desktop: slide(
      'linha',
      'lilas',
      [
        quilt(
          160,
          [
            [null, null, null, null, quarter('lilas', 'linho', 1)],
            [null, null, null, null, null],
            [null, null, null, null, null],
            [waves('lilas', 'ceu'), null, null, null, quarter('lilas', 'ceu')],
          ],
          { x: 640 },
        ),
        ...bunting(
          [
            [668, 92, 10],
            [808, 112, 5],
            [952, 116, 0],
            [1096, 100, -6],
            [1236, 68, -12],
          ],
          1.14,
        ),
        ...bunting(
          [
            [672, 338, 4],
            [820, 364, 8],
            [968, 372, 0],
            [1116, 352, -8],
            [1258, 312, -14],
          ],
          1.3,
          4,
        ),
      ],
      'M560 60C700 110 840 126 960 124S1240 90 1380 20C1440 -10 1440 200 1380 250C1300 330 1120 390 968 386S680 360 600 300',
    ),
    mobile: tallSlide(
      'linha',
      'lilas',
      [
        ...bunting(
          [
            [90, 272, 10],
            [224, 296, 4],
            [360, 300, -2],
            [494, 284, -8],
            [620, 250, -14],
          ],
          1.06,
        ),
        ...bunting(
          [
            [96, 492, 4],
            [240, 516, 6],
            [386, 518, -4],
            [530, 496, -10],
          ],
          1.14,
          5,
        ),
      ],
      'M4 236C120 290 240 310 360 306S600 270 690 214C720 300 660 440 600 470S400 540 240 524S60 480 4 440',
    ),
  },
  slideInclusao: {
    alt: 'Cinco pessoas diferentes, entre elas uma cadeirante e um homem cego com bengala, seguram juntas a mesma linha vermelha.',
    desktop: slide(
      'folha',
      'girassol',
      [
        quilt(160, [[sun('girassol', 'linho', 0.42), null, null, null, null]], { x: 640 }),
        block(560, 500, 880, 140, 'petroleo', { seam: 12 }),
        tree({ x: 1370, y: 520, scale: 1.2 }, 'folha', 'coral'),
        crowd({ x: 590, y: 268, scale: 1.04 }, 5),
      ],
      'M560 380C600 410 620 420 676 392C740 370 800 390 878 378S940 420 1000 400C1060 392 1080 400 1120 390S1230 440 1260 458C1320 470 1380 420 1436 440',
    ),
    mobile: tallSlide(
      'folha',
      'girassol',
      [block(0, 580, 700, 120, 'petroleo', { seam: 12 }), crowd({ x: 14, y: 384, scale: 0.98 }, 4)],
      'M4 490C40 520 70 520 106 500S240 500 300 490S360 520 420 506S540 500 580 490S650 520 696 510',
    ),
  },
} satisfies Compositions;

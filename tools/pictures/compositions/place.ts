import { type Art, block, blockPath, clipped, disc, lay, line, piece, raw, shade } from '../cloth.ts';
import type { Compositions, Sheet } from '../composition.ts';
import { figure, fromAbove, patterned, wheelchairFigure } from '../motifs/people.ts';
import { bench, house, lamp, tallTree, tree } from '../motifs/places.ts';
import { phone } from '../motifs/signs.ts';
import type { Colour } from '../palette.ts';
import { plain, quarter, ripples } from '../patches.ts';
import { checks, chevrons, dots, flags, scales, stripes, waves } from '../patterns.ts';
import { quilt } from '../quilt.ts';
import { thread } from '../thread.ts';

type Front = readonly [
  x: number,
  width: number,
  height: number,
  wall: Colour,
  window: Colour,
  door: Colour,
  columns: number,
  rows: number,
];

/** The same five fronts stand in both pictures. */
const fronts: readonly Front[] = [
  [-30, 250, 250, 'coral', 'linho', 'petroleo', 3, 1],
  [220, 220, 360, 'lilas', 'tinta', 'linha', 3, 2],
  [440, 320, 220, 'girassol', 'linho', 'tinta', 4, 1],
  [760, 210, 320, 'petroleo', 'girassol', 'coral', 3, 2],
  [970, 260, 260, 'linha', 'linho', 'tinta', 3, 1],
];
const street = 470;

const closedFront = ([x, w, h, , , , columns, rows]: Front, i: number): Art => {
  const wall = `M${x} ${street - h}H${x + w}V${street}H${x}Z`;
  const [stepX, stepY] = [w / columns, (h - 30) / (rows + 1)];
  const panes = Array.from({ length: rows * columns }, (_, n) => {
    const [left, top] = [
      x + (n % columns) * stepX + stepX * 0.25,
      street - h + 26 + Math.floor(n / columns) * stepY,
    ];
    const [pw, ph] = [stepX * 0.5, stepY * 0.56];
    return (
      shade(blockPath(left, top, pw, ph), 0.42) +
      line(`M${left} ${top}L${left + pw} ${top + ph}M${left + pw} ${top}L${left} ${top + ph}`, 'cru', 3)
    );
  });
  return [
    piece(wall, 'lilas', { seam: 7 }),
    shade(wall, [0.3, 0.16, 0.36, 0.24, 0.18][i]),
    ...panes,
    shade(`M${x + w / 2 - 26} ${street}V${street - 84}H${x + w / 2 + 26}V${street}Z`, 0.5),
  ].join('');
};

const emptyLot: Sheet = {
  width: 1200,
  height: 800,
  cloth: [
    quilt(
      150,
      Array.from({ length: 4 }, () => Array.from({ length: 8 }, () => plain('cru'))),
    ),
    ...fronts.map(closedFront),
    block(0, street, 1200, 30, 'cru', { seam: false }),
    quilt(
      150,
      [Array.from({ length: 8 }, () => plain('lilas')), Array.from({ length: 8 }, () => plain('lilas'))],
      { y: 500 },
    ),
    shade('M0 500H1200V800H0Z', 0.34),
    shade('M0 470H1200V500H0Z', 0.3),
    piece('M430 500V464H480V430H720V464H770V500Z', 'lilas', { seam: 6 }),
    shade('M430 500V464H480V430H720V464H770V500Z', 0.46),
    line('M560 432L574 462 562 500M690 466L700 500', 'tinta', 3),
    line(
      'M60 560L140 612 128 690 210 760M830 540L900 590 884 660 980 720M420 720L520 690 560 760',
      'tinta',
      3,
    ),
    line(
      'M150 500V330M150 420L96 360M150 392L210 326M150 350L130 286M96 360V320M210 326L240 320',
      'tinta',
      13,
    ),
    line('M1066 500V372M1066 440L1030 400M1066 410L1100 366', 'tinta', 11),
    line('M340 500V292M318 500H362M340 292L372 272', 'tinta', 9),
    line('M956 566V526M1082 566V526', 'tinta', 9),
    lay({ x: 946, y: 512, turn: 12 }, block(0, 0, 128, 18, 'lilas', raw), shade('M0 0H128V18H0Z', 0.6)),
    shade('M236 700C236 676 300 664 350 676C410 668 440 690 420 708C390 728 250 726 236 700Z', 0.22),
    disc(650, 690, 46, 'tinta', { seam: 9 }),
    disc(650, 690, 20, 'lilas', raw),
    line('M40 640h26M1010 620h18M1120 740h22M540 600h16', 'cru', 8),
  ],
  thread: [thread('M560 640C600 610 640 650 690 640S740 610 760 618', { width: 7, knot: true })],
};

const livelySquare: Sheet = {
  width: 1200,
  height: 800,
  cloth: [
    quilt(
      150,
      Array.from({ length: 4 }, () => Array.from({ length: 8 }, () => plain('ceu'))),
    ),
    disc(1060, 96, 62, 'girassol', { seam: 8 }),
    ...fronts.map(([x, w, h, wall, window, door, columns, rows]) =>
      house({ x, y: street }, w, h, { wall, window, door, columns, rows }),
    ),
    patterned(
      'M430 330H770V356A21 21 0 0 1 728 356A21 21 0 0 1 686 356A21 21 0 0 1 644 356A21 21 0 0 1 600 356A21 21 0 0 1 558 356A21 21 0 0 1 516 356A21 21 0 0 1 472 356A21 21 0 0 1 430 356Z',
      stripes('linho', 'linha', 1, 1),
      64,
      [424, 320, 6, 1],
    ),
    block(0, street, 1200, 30, 'cru', { seam: false }),
    quilt(
      150,
      [
        [
          quarter('cru', 'coral'),
          quarter('cru', 'coral', 1),
          quarter('petroleo', 'ceu'),
          quarter('petroleo', 'ceu', 1),
          quarter('cru', 'girassol'),
          quarter('cru', 'girassol', 1),
          quarter('petroleo', 'lilas'),
          quarter('petroleo', 'lilas', 1),
        ],
        [
          quarter('cru', 'coral', 3),
          quarter('cru', 'coral', 2),
          quarter('petroleo', 'ceu', 3),
          quarter('petroleo', 'ceu', 2),
          quarter('cru', 'girassol', 3),
          quarter('cru', 'girassol', 2),
          quarter('petroleo', 'lilas', 3),
          quarter('petroleo', 'lilas', 2),
        ],
      ],
      { y: 500 },
    ),
    piece('M430 500V464H480V430H720V464H770V500Z', 'linho', { seam: 6 }),
    patterned('M484 436H716V496H484Z', flags('linho', 'linha'), 58, [484, 436, 4, 1]),
    piece('M720 430L900 500H720Z', 'girassol', { seam: 6 }),
    line('M724 396L896 462M724 396V430M810 430V462M896 462V498', 'tinta', 6),
    tree({ x: 150, y: 504, scale: 1.08 }, 'folha', 'girassol'),
    tallTree({ x: 1066, y: 504, scale: 1 }, 'folha'),
    lamp({ x: 340, y: 502, scale: 0.95 }),
    bench({ x: 934, y: 566, scale: 1.02 }, 'coral'),
    figure(
      { x: 600, y: 268, scale: 0.8 },
      {
        skin: 'jambo',
        cloth: 'tinta',
        hair: 'tinta',
        style: 'round',
        arms: ['M-34 80L-70 40', 'M34 80L70 40'],
      },
    ),
    wheelchairFigure(
      { x: 812, y: 290, scale: 0.74, mirror: true },
      { skin: 'mel', cloth: 'linha', hair: 'tinta', style: 'cap' },
    ),
    figure(
      { x: 238, y: 452, scale: 0.96 },
      {
        skin: 'cafe',
        cloth: stripes('girassol', 'tinta', 0, 2),
        hair: 'tinta',
        style: 'cap',
        arms: ['M-34 80L-58 132', 'M34 80L76 64'],
      },
    ),
    figure(
      { x: 380, y: 520, scale: 0.72 },
      {
        skin: 'canela',
        cloth: 'linha',
        hair: 'tinta',
        style: 'bun',
        arms: ['M-34 80L-72 60', 'M34 80L70 110'],
      },
    ),
    figure(
      { x: 1000, y: 460, scale: 0.86 },
      {
        skin: 'trigo',
        cloth: dots('tinta', 'coral', 2),
        hair: 'linho',
        style: 'bun',
        arms: ['M-34 80L-48 126', 'M34 80L50 128'],
      },
    ),
    disc(650, 690, 46, 'linho', { seam: 9 }),
    piece('M650 644A46 46 0 0 1 696 690H650ZM650 690V736A46 46 0 0 1 604 690Z', 'linha', raw),
  ],
  thread: [
    thread('M150 380C200 330 280 330 340 300C430 350 560 360 600 330S760 250 860 280S1010 330 1066 350', {
      width: 7,
    }),
    thread('M430 600C520 660 570 640 612 672', { width: 7 }),
  ],
};

/** The square of the case seen from above; people cross it from every side. */
const squareFromAbove = (x: number, y: number): Art =>
  lay(
    { x, y },
    block(0, 0, 800, 640, 'petroleo', raw),
    block(-10, -10, 180, 150, 'coral'),
    block(230, -10, 330, 120, 'girassol'),
    block(620, -10, 200, 150, 'lilas'),
    block(-10, 200, 160, 240, 'lilas'),
    block(-10, 500, 180, 160, 'girassol'),
    block(230, 530, 330, 120, 'ceu'),
    block(620, 500, 200, 160, 'coral'),
    block(640, 200, 180, 240, 'ceu'),
    patterned('M12 222H128V418H12Z', checks('lilas', 'tinta', 2), 58, [12, 222, 2, 4]),
    patterned('M256 6H534V88H256Z', chevrons('girassol', 'linha', 0, 2), 82, [256, 6, 4, 1]),
    patterned('M256 552H534V640H256Z', waves('ceu', 'petroleo', 0, 3), 88, [256, 552, 4, 1]),
    patterned('M662 222H800V418H662Z', flags('ceu', 'tinta'), 66, [662, 222, 3, 3]),
    patterned('M644 522H800V640H644Z', scales('coral', 'linha'), 80, [644, 522, 2, 2]),
    block(206, 164, 388, 312, 'linho', { r: 14, seam: 11 }),
    quilt(
      78,
      [
        [quarter('cru', 'coral'), quarter('cru', 'coral', 1)],
        [quarter('cru', 'coral', 3), quarter('cru', 'coral', 2)],
      ],
      { x: 322, y: 242 },
    ),
    disc(400, 320, 34, 'ceu', { seam: 7 }),
    ...[
      [256, 214, 36],
      [546, 216, 34],
      [252, 428, 34],
      [548, 430, 38],
      [400, 196, 22],
      [400, 446, 22],
    ].map(([cx, cy, r]) => disc(cx as number, cy as number, r as number, 'folha', { seam: 7 })),
    fromAbove(
      { x: 310, y: 230, scale: 0.42, turn: -20 },
      { skin: 'cafe', cloth: 'linha', hair: 'tinta', style: 'round' },
    ),
    fromAbove(
      { x: 492, y: 262, scale: 0.42, turn: 60 },
      { skin: 'trigo', cloth: 'petroleo', hair: 'coral', style: 'bun' },
    ),
    fromAbove(
      { x: 300, y: 396, scale: 0.42, turn: 210 },
      { skin: 'canela', cloth: 'girassol', hair: 'tinta', style: 'cap' },
    ),
    fromAbove(
      { x: 488, y: 392, scale: 0.42, turn: 140 },
      { skin: 'jambo', cloth: 'tinta', hair: 'linho', style: 'bun' },
    ),
  );

const handset = (place: Parameters<typeof lay>[0]): Art =>
  lay(
    place,
    piece('M-126 60C-150 220 -130 300 -100 420H130C160 320 164 240 150 160Z', 'cafe', raw),
    phone(
      { x: -130, y: -250 },
      260,
      500,
      'linho',
      clipped(blockPath(12, 12, 236, 300, 22), lay({ x: -118, y: -40, scale: 0.62 }, squareFromAbove(0, 0))),
      line('M44 356H200M44 394H150', 'tinta', 13),
      block(40, 420, 180, 48, 'linha', { r: 24, seam: 6 }),
    ),
    lay(
      { y: -96 },
      piece('M0 0L-44 -78A53 53 0 1 1 44 -78Z', 'linha', { seam: 7 }),
      disc(0, -106, 22, 'linho', raw),
    ),
    line('M-150 70C-150 20 -140 16 -126 24M-150 116H-124M-146 160H-120', 'cafe', 28),
    line('M144 190L134 70', 'cafe', 32),
  );

/** The placemaking case, and the same square before and after it. */
export const place = {
  casePlaceBe: {
    alt: 'Uma praça vista de cima, com árvores e gente chegando por todos os lados, e um celular que mostra a mesma praça no mapa.',
    desktop: {
      width: 1200,
      height: 640,
      cloth: [
        squareFromAbove(0, 0),
        block(800, 0, 400, 640, 'girassol', { seam: 14 }),
        quilt(
          200,
          [
            [null, ripples('girassol', 'coral', 1)],
            [null, null],
            [null, null],
          ],
          { x: 800 },
        ),
        handset({ x: 990, y: 330 }),
      ],
      thread: [
        thread('M6 170C120 190 190 150 200 110C204 40 190 20 200 6', { width: 8 }),
        thread(
          'M6 470C100 470 190 440 300 400S360 330 400 320S500 300 600 400S720 480 830 470S960 360 990 240',
          { width: 8 },
        ),
      ],
    },
    mobile: {
      width: 700,
      height: 640,
      cloth: [squareFromAbove(-100, 0), handset({ x: 530, y: 400, scale: 0.86 })],
      thread: [
        thread('M4 472C70 460 130 440 180 400S260 330 300 320S360 270 420 290S500 340 528 322', { width: 8 }),
      ],
    },
  },
  placeBefore: {
    alt: 'Antes: a praça vazia e cinzenta, com o piso rachado, o banco quebrado, a árvore seca, as portas fechadas e só uma escada.',
    ...emptyLot,
  },
  placeAfter: {
    alt: 'Depois: a mesma praça viva, com piso colorido, árvores, banco, luz, toldo, rampa e pessoas de todas as idades.',
    ...livelySquare,
  },
} satisfies Compositions;

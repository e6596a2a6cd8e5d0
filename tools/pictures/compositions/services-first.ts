import { block, blockPath, circlePath, disc, lay, line, piece } from '../cloth.ts';
import type { Compositions } from '../composition.ts';
import { button, needle, pin } from '../motifs/needlework.ts';
import { fromAbove, hand, patterned } from '../motifs/people.ts';
import { butterfly } from '../motifs/places.ts';
import { cursor, note, phone, screen } from '../motifs/signs.ts';
import {
  checks,
  chevrons,
  crosses,
  dots,
  flags,
  flower,
  leaf,
  moon,
  plain,
  quarter,
  ring,
  scales,
  star,
  stripes,
  sun,
  waves,
} from '../patches.ts';
import { quilt, type Rows } from '../quilt.ts';
import { thread } from '../thread.ts';

const raw = { seam: false } as const;

const page = (x: number, y: number) =>
  screen(
    { x, y },
    560,
    420,
    'linho',
    'lilas',
    lay(
      { x: 28, y: 68 },
      quilt(100, [
        [quarter('coral', 'tinta'), sun('girassol', 'linho')],
        [waves('ceu', 'petroleo'), quarter('folha', 'girassol', 2)],
      ]),
    ),
    line('M262 92H516M262 128H470', 'tinta', 18),
    line('M262 174H524M262 202H502M262 230H440', 'lilas', 9),
    lay(
      { x: 28, y: 292 },
      quilt(96, [[star('tinta', 'girassol'), flower('lilas', 'linha', 'girassol'), moon('coral', 'linho')]]),
    ),
    block(346, 306, 180, 64, 'linha', { r: 16, seam: 7 }),
  );

const app = (x: number, y: number) =>
  phone(
    { x, y },
    210,
    410,
    'girassol',
    disc(105, 112, 58, 'jambo', raw),
    piece('M47 112A58 58 0 0 1 163 112C140 84 90 84 47 112Z', 'tinta', raw),
    line('M88 116h0M122 116h0', 'tinta', 9),
    line('M90 138Q105 150 120 138', 'linha', 5),
    line('M40 208H170M40 236H140', 'tinta', 11),
    block(30, 270, 150, 60, 'petroleo', { r: 30, seam: 7 }),
    disc(150, 300, 22, 'linho', raw),
  );

const columns: readonly (readonly [height: number, patches: Rows[number]])[] = [
  [1, [stripes('coral', 'linha')]],
  [1, [dots('girassol', 'tinta')]],
  [2, [quarter('lilas', 'tinta', 1), waves('cru', 'coral')]],
  [2, [checks('linha', 'coral'), plain('petroleo')]],
  [3, [leaf('girassol', 'folha'), chevrons('tinta', 'lilas'), quarter('coral', 'girassol', 2)]],
  [3, [scales('petroleo', 'ceu'), flags('cru', 'linha'), dots('tinta', 'coral')]],
];
const climb = (_cell: number, rows: number, from: number): Rows =>
  Array.from({ length: rows }, (_, j) =>
    columns
      .slice(from)
      .map(([height, patches]) => (j >= rows - height ? (patches[j - rows + height] ?? null) : null)),
  );

const caterpillar =
  [
    [0, 0],
    [38, -24],
    [78, -34],
    [118, -24],
    [154, -2],
  ]
    .map(([x, y], i) => disc(x as number, y as number, 27, i % 2 ? 'girassol' : 'folha', { seam: 6 }))
    .join('') +
  disc(176, -34, 31, 'linha', raw) +
  line('M168 -38h0M188 -38h0', 'linho', 8) +
  line('M170 -22Q178 -16 186 -22', 'linho', 4) +
  line('M164 -62L154 -84M186 -64L194 -86', 'tinta', 5) +
  line('M0 28v12M40 10v16M118 10v16M154 28v12', 'tinta', 6);

const cocoon =
  line('M0 -84V-40', 'cafe', 6) +
  patterned(
    'M0 -60C44 -50 48 40 0 78C-48 40 -44 -50 0 -60Z',
    stripes('lilas', 'tinta', 0, 3),
    60,
    [-46, -62, 2, 3],
  ) +
  line('M-8 6h0M10 6h0', 'linho', 8);

const letterA = (x: number, y: number) =>
  lay(
    { x, y },
    piece('M150 24L276 276H24Z', 'linha', { seam: 9 }),
    piece('M110 276V244A40 40 0 0 1 190 244V276Z', 'girassol', raw),
    disc(150, 164, 24, 'girassol', raw),
  );
const letterB = (x: number, y: number) =>
  lay(
    { x, y },
    piece('M64 24H160A63 63 0 0 1 160 150H64Z', 'tinta', { seam: 9 }),
    piece('M64 150H172A63 63 0 0 1 172 276H64Z', 'petroleo', { seam: 9 }),
    disc(140, 87, 24, 'coral', raw),
    disc(148, 213, 24, 'coral', raw),
  );
const letterC = (x: number, y: number) =>
  lay(
    { x, y },
    piece('M239 239A126 126 0 1 1 239 61L188 112A54 54 0 1 0 188 188Z', 'girassol', { seam: 9 }),
    disc(228, 150, 22, 'linha', { seam: 5 }),
  );

const bag = lay(
  {},
  line('M46 20C46 -46 124 -46 124 20', 'cafe', 9),
  block(0, 10, 170, 210, 'linho', { r: 8, seam: 9 }),
  lay({ x: 24, y: 56, scale: 0.4 }, letterA(0, 0)),
);
const mug = lay(
  {},
  line('M142 62H160A32 34 0 0 1 160 130H142', 'linho', 20),
  piece('M0 30H150V150A40 40 0 0 1 110 190H40A40 40 0 0 1 0 150Z', 'linho', { seam: 8 }),
  lay({ x: 17, y: 48, scale: 0.38 }, letterB(0, 0)),
);
const card = lay(
  { turn: -8 },
  block(0, 0, 220, 134, 'tinta', { r: 10, seam: 8 }),
  lay({ x: 14, y: 14, scale: 0.35 }, letterC(0, 0)),
  line('M132 52H194M132 78H178', 'linho', 8),
);
const stamp = (x: number, y: number) => {
  const teeth = Array.from({ length: 20 }, (_, i) => {
    const angle = (i / 20) * 2 * Math.PI;
    return disc(Math.round(Math.cos(angle) * 108), Math.round(Math.sin(angle) * 108), 20, 'linha', raw);
  });
  return lay(
    { x, y },
    ...teeth,
    disc(0, 0, 110, 'linha', raw),
    line(circlePath(0, 0, 88), 'linho', 4, '9 8'),
    disc(0, 0, 70, 'girassol', raw),
    piece('M0 -66A66 66 0 0 0 66 0A66 66 0 0 0 0 66A66 66 0 0 0 -66 0A66 66 0 0 0 0 -66Z', 'tinta', raw),
  );
};

const people = [
  { skin: 'cafe', cloth: 'girassol', hair: 'tinta', style: 'round' },
  { skin: 'trigo', cloth: stripes('linha', 'linho', 1, 2), hair: 'coral', style: 'bun' },
  { skin: 'jambo', cloth: 'petroleo', hair: 'tinta', style: 'cap' },
  { skin: 'mel', cloth: dots('tinta', 'girassol', 2), hair: 'linho', style: 'bun' },
  { skin: 'canela', cloth: 'coral', hair: 'tinta', style: 'bald' },
  { skin: 'cafe', cloth: flags('ceu', 'petroleo'), hair: 'linha', style: 'scarf' },
] as const;

/** Digital experiences, transforming design, branding and training. */
export const servicesFirst: Compositions = {
  experienciasDigitais: {
    alt: 'Um site, um celular e um cursor costurados na mesma colcha; a linha vai do botão da página ao dedo que toca a tela.',
    desktop: {
      width: 1200,
      height: 600,
      cloth: [
        quilt(150, [
          [
            quarter('petroleo', 'folha', 2),
            plain('petroleo'),
            plain('petroleo'),
            plain('petroleo'),
            plain('petroleo'),
            plain('coral'),
            plain('coral'),
            dots('coral', 'linho'),
          ],
          [
            plain('petroleo'),
            plain('petroleo'),
            plain('petroleo'),
            plain('petroleo'),
            plain('petroleo'),
            plain('coral'),
            plain('coral'),
            quarter('coral', 'linha', 3),
          ],
          [
            plain('petroleo'),
            plain('petroleo'),
            plain('petroleo'),
            plain('petroleo'),
            plain('petroleo'),
            plain('coral'),
            plain('coral'),
            plain('coral'),
          ],
          [
            crosses('petroleo', 'ceu'),
            plain('petroleo'),
            plain('petroleo'),
            plain('petroleo'),
            plain('petroleo'),
            plain('coral'),
            plain('coral'),
            plain('coral'),
          ],
        ]),
        page(92, 78),
        app(716, 96),
        cursor({ x: 552, y: 424, scale: 0.86 }, 'girassol'),
        hand({ x: 1052, y: 640, turn: -24, scale: 1.3 }, 'canela', {
          fingers: [118, 0, 0, 0, 1],
          sleeve: stripes('tinta', 'lilas', 0, 2),
          length: 220,
        }),
      ],
      thread: [
        thread(
          'M6 520C40 560 160 580 260 560C380 538 380 440 470 430C620 410 600 540 680 548C760 556 800 470 826 410',
          { width: 8 },
        ),
      ],
    },
    mobile: {
      width: 700,
      height: 560,
      cloth: [
        quilt(140, [
          [plain('petroleo'), plain('petroleo'), plain('petroleo'), plain('coral'), dots('coral', 'linho')],
          [plain('petroleo'), plain('petroleo'), plain('petroleo'), plain('coral'), plain('coral')],
          [plain('petroleo'), plain('petroleo'), plain('petroleo'), plain('coral'), plain('coral')],
          [crosses('petroleo', 'ceu'), plain('petroleo'), plain('petroleo'), plain('coral'), plain('coral')],
        ]),
        lay({ x: 26, y: 44, scale: 0.86 }, page(0, 0)),
        lay({ x: 414, y: 108 }, app(0, 0)),
        hand({ x: 668, y: 640, turn: -20, scale: 1.12 }, 'canela', {
          fingers: [118, 0, 0, 0, 1],
          sleeve: stripes('tinta', 'lilas', 0, 2),
          length: 220,
        }),
      ],
      thread: [
        thread(
          'M6 500C80 560 260 540 330 480C360 452 350 350 380 340C440 330 410 430 470 424C500 420 512 410 530 404',
          { width: 8 },
        ),
      ],
    },
  },
  designTransformador: {
    alt: 'Uma lagarta, um casulo e uma borboleta sobem uma escada de retalhos que cresce como um gráfico.',
    desktop: {
      width: 1200,
      height: 600,
      cloth: [
        quilt(150, [
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
            sun('ceu', 'girassol', 0.42),
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
        quilt(150, climb(150, 4, 0), { x: 300 }),
        lay({ x: 76, y: 416 }, caterpillar),
        lay({ x: 672, y: 224, scale: 1.0 }, cocoon),
        butterfly({ x: 1046, y: 112, turn: 16, scale: 1 }, 'linha', 'girassol'),
      ],
      thread: [
        thread(
          'M4 560C90 520 150 500 216 520S300 400 390 410S520 430 560 330S640 320 672 306C760 290 760 120 850 96S960 200 1020 140',
          { width: 8 },
        ),
      ],
    },
    mobile: {
      width: 700,
      height: 560,
      cloth: [
        quilt(140, [
          [plain('ceu'), sun('ceu', 'girassol', 0.4), plain('ceu'), plain('ceu'), plain('ceu')],
          [plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu')],
          [plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu')],
          [plain('folha'), plain('folha'), plain('folha'), plain('folha'), plain('folha')],
        ]),
        quilt(
          140,
          climb(140, 4, 0).map((row) => row.slice(0, 5)),
        ),
        lay({ x: 36, y: 384, scale: 0.86 }, caterpillar),
        lay({ x: 420, y: 206, scale: 0.9 }, cocoon),
        butterfly({ x: 606, y: 86, turn: 16, scale: 0.8 }, 'linha', 'girassol'),
      ],
      thread: [
        thread(
          'M4 520C60 470 130 520 190 480S270 370 330 360S400 340 420 280C480 250 440 120 500 100S570 150 592 122',
          { width: 8 },
        ),
      ],
    },
  },
  branding: {
    alt: 'As letras A, B e C recortadas em tecido; ao lado, um selo, e embaixo as mesmas letras numa sacola, numa caneca e num cartão.',
    desktop: {
      width: 1200,
      height: 600,
      cloth: [
        quilt(300, [[plain('girassol'), plain('coral'), plain('petroleo'), plain('cru')]]),
        quilt(
          150,
          [
            [
              plain('lilas'),
              plain('lilas'),
              plain('ceu'),
              plain('ceu'),
              plain('girassol'),
              plain('girassol'),
              stripes('tinta', 'lilas', 1),
              quarter('tinta', 'coral'),
            ],
            [
              plain('lilas'),
              plain('lilas'),
              plain('ceu'),
              plain('ceu'),
              plain('girassol'),
              plain('girassol'),
              flags('coral', 'tinta'),
              ring('tinta', 'girassol'),
            ],
          ],
          { y: 300 },
        ),
        letterA(0, 0),
        letterB(300, 0),
        letterC(600, 0),
        stamp(1050, 150),
        lay({ x: 64, y: 352 }, bag),
        lay({ x: 368, y: 358 }, mug),
        lay({ x: 638, y: 390 }, card),
      ],
      thread: [
        thread(
          'M6 300C80 250 130 330 150 300S220 200 300 216C400 236 400 320 480 300S600 210 690 150C760 110 830 130 828 150C826 220 880 290 940 262',
          { width: 8 },
        ),
        needle({ x: 1064, y: 196, turn: 152, scale: 0.46 }),
      ],
    },
    mobile: {
      width: 700,
      height: 560,
      cloth: [
        quilt(280, [
          [plain('girassol'), plain('coral')],
          [plain('petroleo'), plain('lilas')],
        ]),
        quilt(
          140,
          [
            [quarter('tinta', 'coral', 3)],
            [stripes('tinta', 'lilas', 1)],
            [flags('coral', 'tinta')],
            [ring('tinta', 'girassol')],
          ],
          { x: 560 },
        ),
        lay({ x: 0, y: 0, scale: 0.933 }, letterA(0, 0)),
        lay({ x: 280, y: 0, scale: 0.933 }, letterB(0, 0)),
        lay({ x: 0, y: 280, scale: 0.933 }, letterC(0, 0)),
        lay({ x: 326, y: 324 }, bag),
      ],
      thread: [
        thread('M140 150C200 100 280 200 340 190C440 180 540 240 500 290C460 340 240 300 214 420', {
          width: 8,
          knot: true,
        }),
      ],
    },
  },
  treinamentos: {
    alt: 'Vista de cima: pessoas diferentes em volta de uma mesa com bilhetes adesivos, papéis e uma linha vermelha que une as ideias.',
    desktop: {
      width: 1200,
      height: 600,
      cloth: [
        quilt(150, [
          [
            plain('lilas'),
            plain('lilas'),
            plain('lilas'),
            plain('lilas'),
            plain('lilas'),
            plain('lilas'),
            plain('lilas'),
            plain('lilas'),
          ],
          [
            waves('lilas', 'linho'),
            plain('lilas'),
            plain('lilas'),
            plain('lilas'),
            plain('lilas'),
            plain('lilas'),
            plain('lilas'),
            quarter('lilas', 'ceu'),
          ],
          [
            plain('lilas'),
            plain('lilas'),
            plain('lilas'),
            plain('lilas'),
            plain('lilas'),
            plain('lilas'),
            plain('lilas'),
            quarter('lilas', 'ceu', 1),
          ],
          [
            plain('lilas'),
            plain('lilas'),
            plain('lilas'),
            plain('lilas'),
            plain('lilas'),
            plain('lilas'),
            plain('lilas'),
            plain('lilas'),
          ],
        ]),
        ...[people[0], people[1], people[2]].map((look, i) =>
          fromAbove({ x: 344 + i * 262, y: 84, scale: 1.36 }, look),
        ),
        ...[people[3], people[4], people[5]].map((look, i) =>
          fromAbove({ x: 344 + i * 262, y: 516, turn: 180, scale: 1.36 }, look),
        ),
        line(`${blockPath(1044, 214, 120, 172, 30)}`, 'tinta', 14),
        line('M1060 196H1130M1060 404H1130', 'tinta', 20),
        fromAbove(
          { x: 1086, y: 300, turn: 90, scale: 1.1 },
          { skin: 'trigo', cloth: chevrons('folha', 'girassol', 0, 2), hair: 'tinta', style: 'cap' },
        ),
        block(212, 150, 790, 300, 'cru', { r: 60, seam: 14 }),
        note({ x: 282, y: 206, turn: -8, scale: 0.86 }, 'coral'),
        note({ x: 420, y: 244, turn: 6, scale: 0.86 }, 'girassol', 'tinta', 2),
        lay(
          { x: 560, y: 210, turn: 2 },
          block(0, 0, 220, 176, 'linho', { seam: 8 }),
          line('M30 138V104M74 138V76M118 138V90M162 138V44', 'petroleo', 22),
          line('M24 148H190', 'tinta', 5),
        ),
        note({ x: 842, y: 214, turn: 10, scale: 0.86 }, 'ceu'),
        note({ x: 856, y: 324, turn: -6, scale: 0.72 }, 'coral', 'tinta', 2),
        button({ x: 330, y: 372, scale: 0.5 }, 'petroleo'),
      ],
      thread: [
        thread(
          'M330 372C300 330 300 300 322 262S400 330 462 290S520 420 600 350S700 200 742 252S800 340 884 262S960 300 1010 300',
          { width: 7.5 },
        ),
      ],
    },
    mobile: {
      width: 700,
      height: 560,
      cloth: [
        quilt(140, [
          [plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas')],
          [waves('lilas', 'linho'), plain('lilas'), plain('lilas'), plain('lilas'), quarter('lilas', 'ceu')],
          [plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas'), quarter('lilas', 'ceu', 1)],
          [plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas')],
        ]),
        ...[people[0], people[1]].map((look, i) => fromAbove({ x: 222 + i * 256, y: 76, scale: 1.34 }, look)),
        ...[people[5], people[4]].map((look, i) =>
          fromAbove({ x: 222 + i * 256, y: 484, turn: 180, scale: 1.34 }, look),
        ),
        block(90, 138, 520, 284, 'cru', { r: 56, seam: 13 }),
        note({ x: 134, y: 196, turn: -8, scale: 0.9 }, 'coral'),
        lay(
          { x: 266, y: 190, turn: 2, scale: 0.94 },
          block(0, 0, 220, 176, 'linho', { seam: 8 }),
          line('M30 138V104M74 138V76M118 138V90M162 138V44', 'petroleo', 22),
          line('M24 148H190', 'tinta', 5),
        ),
        note({ x: 500, y: 196, turn: 10, scale: 0.8 }, 'ceu'),
        button({ x: 540, y: 350, scale: 0.5 }, 'linha'),
        pin({ x: 180, y: 194, scale: 0.5 }, 'girassol'),
      ],
      thread: [
        thread('M180 196C150 330 220 360 280 330S400 200 430 240S470 330 500 340S530 352 540 350', {
          width: 7.5,
        }),
      ],
    },
  },
};

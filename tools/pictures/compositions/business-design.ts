import { disc, lay, line, raw } from '../cloth.ts';
import type { Compositions } from '../composition.ts';
import { patterned } from '../motifs/people.ts';
import { butterfly } from '../motifs/places.ts';
import { leaf, plain, quarter, sun } from '../patches.ts';
import { checks, chevrons, dots, flags, scales, stripes, waves } from '../patterns.ts';
import { quilt, type Rows } from '../quilt.ts';
import { thread } from '../thread.ts';

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

/** The banner of the page on design that transforms business. */
export const businessDesign = {
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
} satisfies Compositions;

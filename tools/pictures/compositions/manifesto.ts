import { type Art, block, lay, piece, raw } from '../cloth.ts';
import type { Compositions } from '../composition.ts';
import { patterned } from '../motifs/people.ts';
import type { Colour } from '../palette.ts';
import { domes, flower, leaf, moon, quarter, ring, ripples, star, sun } from '../patches.ts';
import { dots, stripes } from '../patterns.ts';
import { quilt } from '../quilt.ts';
import { thread } from '../thread.ts';

const megaphone = (place: Parameters<typeof lay>[0]): Art =>
  lay(
    place,
    piece('M-150 40H-90L-70 160H-128Z', 'tinta', { seam: 7 }),
    block(-230, -62, 80, 124, 'girassol', { r: 20, seam: 8 }),
    patterned('M-160 -74L160 -200V200L-160 74Z', stripes('linha', 'coral', 1, 2), 100, [-160, -200, 4, 4]),
    piece('M160 -214A40 214 0 0 1 160 214A40 214 0 0 1 160 -214Z', 'tinta', { seam: 8 }),
    piece('M166 -150A24 150 0 0 1 166 150A24 150 0 0 1 166 -150Z', 'coral', raw),
  );

const voices: readonly (readonly [
  x: number,
  y: number,
  turn: number,
  cloth: Colour,
  figure: Colour,
  kind: number,
])[] = [
  [470, 100, -10, 'ceu', 'petroleo', 0],
  [620, 64, 6, 'girassol', 'tinta', 1],
  [770, 110, -4, 'linho', 'linha', 2],
  [930, 70, 8, 'coral', 'tinta', 3],
  [520, 420, 8, 'lilas', 'tinta', 4],
  [680, 450, -6, 'folha', 'girassol', 5],
  [840, 410, 5, 'tinta', 'coral', 6],
  [1000, 440, -8, 'linha', 'linho', 7],
];

const kinds = [star, sun, flower, leaf, ring, quarter, domes, moon] as const;

const voice = ([x, y, turn, cloth, shown, kind]: (typeof voices)[number], scale = 1): Art =>
  lay({ x, y, turn, scale }, quilt(112, [[(kinds[kind] ?? sun)(cloth, shown)]]));

/** The manifesto, spoken aloud. */
export const manifestoPage = {
  manifesto: {
    alt: 'Um megafone de retalhos de onde sai a linha vermelha, que prende oito retalhos, um para cada princípio.',
    desktop: {
      width: 1200,
      height: 600,
      cloth: [
        block(0, 0, 1200, 600, 'petroleo', raw),
        quilt(150, [
          [
            quarter('petroleo', 'folha', 2),
            null,
            null,
            null,
            null,
            null,
            null,
            quarter('petroleo', 'folha', 3),
          ],
          [null, null, null, null, null, null, null, null],
          [null, null, null, null, null, null, null, null],
          [dots('petroleo', 'folha'), null, null, null, null, null, null, ripples('petroleo', 'folha')],
        ]),
        megaphone({ x: 260, y: 300, turn: -6 }),
        ...voices.map((each) => voice(each)),
      ],
      thread: [
        thread(
          'M430 284C480 240 500 150 530 140S620 130 680 122S800 190 830 160S940 110 990 124S1130 200 1110 270S960 320 900 300S640 330 600 360S560 470 590 480S700 510 740 506S860 480 900 466S1000 520 1060 490S1150 440 1194 470',
          { width: 8 },
        ),
      ],
    },
    mobile: {
      width: 700,
      height: 600,
      cloth: [
        block(0, 0, 700, 600, 'petroleo', raw),
        quilt(140, [
          [quarter('petroleo', 'folha', 2), null, null, null, ripples('petroleo', 'folha', 1)],
          [],
          [],
          [null, null, null, null, null],
        ]),
        megaphone({ x: 236, y: 376, turn: -24, scale: 0.92 }),
        ...[
          [56, 70, -8],
          [210, 40, 5],
          [370, 36, -5],
          [530, 70, 8],
          [566, 224, -4],
          [548, 370, 6],
          [400, 470, -6],
          [566, 500, 4],
        ].map(([x, y, turn], i) =>
          voice(
            [
              x as number,
              y as number,
              turn as number,
              ...((voices[i] as (typeof voices)[number]).slice(3) as [Colour, Colour, number]),
            ],
            0.8,
          ),
        ),
      ],
      thread: [
        thread(
          'M392 310C470 330 400 430 445 512S560 570 610 545S640 460 592 416S650 330 610 268S620 150 574 114S470 60 414 80S310 70 254 84S150 80 100 114S30 170 4 160',
          { width: 7.5 },
        ),
      ],
    },
  },
} satisfies Compositions;

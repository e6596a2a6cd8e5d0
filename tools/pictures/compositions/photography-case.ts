import { type Art, block, circlePath, clipped, disc, lay, line, piece, raw } from '../cloth.ts';
import type { Compositions } from '../composition.ts';
import { bust, shoulders } from '../motifs/bust.ts';
import { camera } from '../motifs/camera.ts';
import { fromAbove, patterned } from '../motifs/people.ts';
import { eye } from '../motifs/signs.ts';
import type { Colour } from '../palette.ts';
import { plain, quarter, ripples, sun } from '../patches.ts';
import { checks, flags, stripes } from '../patterns.ts';
import { quilt } from '../quilt.ts';
import { thread } from '../thread.ts';

/** A print of 150 by 180 pegged to the line above it. */
const print = (x: number, y: number, turn: number, ground: Colour, shown: Art): Art =>
  lay(
    { x, y, turn },
    block(-86, 12, 172, 206, 'linho', { seam: 7 }),
    block(-70, 28, 140, 140, ground, raw),
    clipped('M-70 28H70V168H-70Z', lay({ x: -70, y: 28 }, shown)),
    block(-8, -16, 16, 52, 'girassol', { r: 5, seam: 4 }),
  );
const girl = lay(
  { x: -8, y: -2, scale: 0.39 },
  bust({
    skin: 'jambo',
    clothes: piece(shoulders, 'girassol', raw),
    behind: disc(120, 110, 52, 'tinta', raw) + disc(280, 110, 52, 'tinta', raw),
    front: piece(
      'M120 168C118 104 152 84 200 84C248 84 282 104 280 168C256 134 240 122 200 124C160 122 144 134 120 168Z',
      'tinta',
      raw,
    ),
    eyes: 'smiling',
    mouth: 'laugh',
  }),
);
const elder = lay(
  { x: -8, y: -2, scale: 0.39 },
  bust({
    skin: 'cafe',
    clothes: patterned(shoulders, checks('linho', 'linha', 2), 70, [38, 286, 5, 2]),
    behind: disc(200, 150, 100, 'linho', raw),
    front: piece(
      'M120 168C118 104 152 84 200 84C248 84 282 104 280 168C256 134 240 122 200 124C160 122 144 134 120 168Z',
      'linho',
      raw,
    ),
    ink: 'linho',
    brows: 'linho',
  }),
);
const hills =
  disc(98, 52, 30, 'girassol', raw) +
  piece('M0 140V90Q40 50 80 96Q110 70 140 88V140Z', 'folha', raw) +
  piece('M0 140V120Q60 90 140 124V140Z', 'petroleo', raw);
const home =
  piece('M26 140V66L70 30L114 66V140Z', 'linha', raw) +
  piece('M56 140V104A14 14 0 0 1 84 104V140Z', 'linho', raw) +
  disc(70, 72, 10, 'girassol', raw);
const gaze = eye({ x: 70, y: 70 }, 122, { iris: 'petroleo' });
const drum =
  piece('M24 60H116L104 128H36Z', 'linha', raw) +
  line('M24 60L44 128L58 60L72 128L86 60L100 128L116 60', 'linho', 4) +
  `<ellipse cx="70" cy="58" rx="48" ry="16" fill="#FBF6EC"/>` +
  line('M60 50L20 16M84 50L120 14', 'tinta', 6);

const photographer = (place: Parameters<typeof lay>[0]): Art =>
  lay(
    place,
    bust({
      skin: 'jambo',
      behind: [
        [200, 92, 70],
        [120, 126, 58],
        [280, 126, 58],
        [92, 200, 48],
        [308, 200, 48],
      ]
        .map(([x, y, r]) => disc(x as number, y as number, r as number, 'tinta', raw))
        .join(''),
      clothes: patterned(shoulders, stripes('linha', 'girassol', 0, 2), 70, [38, 286, 5, 2]),
      front: [
        [150, 110, 34],
        [200, 98, 36],
        [250, 108, 34],
      ]
        .map(([x, y, r]) => disc(x as number, y as number, r as number, 'tinta', raw))
        .join(''),
      mouth: 'laugh',
    }),
    line('M84 400C40 380 60 250 112 232M316 400C360 380 340 250 288 232', 'jambo', 40),
    camera({ x: 200, y: 196, scale: 0.46 }),
    line('M104 214H132M102 236H128M296 214H268M298 236H272', 'jambo', 20),
  );

const coin = (x: number, y: number): Art => block(x - 42, y - 12, 84, 24, 'girassol', { r: 12, seam: 5 });
const ringOfPeople = [
  { skin: 'cafe', cloth: 'girassol', hair: 'tinta', style: 'round' },
  { skin: 'trigo', cloth: 'ceu', hair: 'coral', style: 'bun' },
  { skin: 'canela', cloth: 'linho', hair: 'tinta', style: 'cap' },
  { skin: 'mel', cloth: 'coral', hair: 'linho', style: 'bun' },
  { skin: 'jambo', cloth: 'lilas', hair: 'linha', style: 'scarf' },
  { skin: 'canela', cloth: 'linha', hair: 'tinta', style: 'bald' },
] as const;

/** The photography case: its banner, and one emblem for each of its four results. */
export const photographyCase = {
  caseFotografia: {
    alt: 'Uma fotógrafa aponta a câmera; ao lado, um varal de retratos e paisagens presos por pregadores na linha vermelha.',
    desktop: {
      width: 1200,
      height: 640,
      cloth: [
        quilt(160, [
          [
            plain('lilas'),
            plain('lilas'),
            plain('lilas'),
            plain('petroleo'),
            plain('petroleo'),
            plain('petroleo'),
            plain('petroleo'),
            plain('petroleo'),
          ],
          [
            quarter('lilas', 'linho', 1),
            plain('lilas'),
            plain('lilas'),
            plain('petroleo'),
            plain('petroleo'),
            plain('petroleo'),
            plain('petroleo'),
            plain('petroleo'),
          ],
          [
            plain('lilas'),
            plain('lilas'),
            plain('lilas'),
            plain('petroleo'),
            plain('petroleo'),
            plain('petroleo'),
            plain('petroleo'),
            plain('petroleo'),
          ],
          [
            ripples('lilas', 'linho', 1),
            plain('lilas'),
            plain('lilas'),
            plain('petroleo'),
            plain('petroleo'),
            plain('petroleo'),
            plain('petroleo'),
            plain('petroleo'),
          ],
        ]),
        photographer({ x: -8, y: 110, scale: 1.34 }),
      ],
      thread: [
        thread('M470 96C600 130 760 140 880 116S1120 70 1196 30', { width: 8 }),
        thread('M500 392C640 430 780 440 900 416S1120 370 1196 330', { width: 8 }),
        print(606, 122, 4, 'ceu', girl),
        print(804, 128, -3, 'coral', hills),
        print(1008, 92, -8, 'girassol', gaze),
        print(640, 420, 5, 'lilas', home),
        print(840, 426, 0, 'petroleo', elder),
        print(1040, 388, -9, 'ceu', drum),
      ],
    },
    mobile: {
      width: 700,
      height: 700,
      cloth: [
        quilt(140, [
          [plain('petroleo'), plain('petroleo'), plain('petroleo'), plain('petroleo'), plain('petroleo')],
          [plain('petroleo'), plain('petroleo'), plain('petroleo'), plain('petroleo'), plain('petroleo')],
          [plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas')],
          [plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas')],
          [
            ripples('lilas', 'linho', 1),
            plain('lilas'),
            plain('lilas'),
            plain('lilas'),
            ripples('lilas', 'linho'),
          ],
        ]),
        photographer({ x: 130, y: 262, scale: 1.1 }),
      ],
      thread: [
        thread('M4 50C120 96 260 100 360 80S600 30 696 10', { width: 8 }),
        print(124, 86, 5, 'ceu', girl),
        print(336, 90, -2, 'girassol', gaze),
        print(552, 58, -8, 'coral', elder),
      ],
    },
  },
  resultPertencimento: {
    alt: 'Pessoas em roda vistas de cima, ligadas por uma linha vermelha.',
    width: 400,
    height: 400,
    cloth: [
      quilt(200, [
        [quarter('tinta', 'petroleo'), quarter('tinta', 'petroleo', 1)],
        [quarter('tinta', 'petroleo', 3), quarter('tinta', 'petroleo', 2)],
      ]),
      ...ringOfPeople.map((look, i) =>
        lay({ x: 200, y: 200, turn: i * 60 }, fromAbove({ y: -136, scale: 0.66 }, look)),
      ),
    ],
    thread: [
      thread(circlePath(200, 200, 84), { width: 6.5 }),
      piece('M200 242L164 204A25 25 0 0 1 200 170A25 25 0 0 1 236 204Z', 'linha', { seam: 6 }),
    ],
  },
  resultColetivo: {
    alt: 'Uma árvore cuja copa é feita de rostos: um coletivo que se sustenta.',
    width: 400,
    height: 400,
    cloth: [
      quilt(200, [
        [plain('girassol'), plain('girassol')],
        [plain('girassol'), plain('girassol')],
      ]),
      block(0, 340, 400, 60, 'folha', { seam: 8 }),
      line('M200 356V196M200 290L126 226M200 270L276 214M200 230L196 130', 'cafe', 18),
      ...[
        [200, 96, 'cafe', 'tinta', 64],
        [104, 178, 'trigo', 'coral', 58],
        [298, 170, 'jambo', 'linha', 60],
      ].map(
        ([x, y, skin, hair, r]) =>
          disc(x as number, y as number, r as number, 'folha', { seam: 7 }) +
          lay(
            { x: x as number, y: y as number },
            disc(0, 4, 30, skin as Colour, raw),
            piece('M-32 4A32 32 0 0 1 32 4C16 -12 -14 -12 -32 4Z', hair as Colour, raw),
            line('M-10 8h0M10 8h0', skin === 'cafe' ? 'linho' : 'tinta', 6),
            line('M-8 20Q0 26 8 20', 'linha', 3.4),
          ),
      ),
    ],
    thread: [thread('M6 368C80 340 140 390 200 364S330 350 394 372', { width: 6.5 })],
  },
  resultFinanciamento: {
    alt: 'Pilhas de moedas que crescem; a última passa da linha da meta.',
    width: 400,
    height: 400,
    cloth: [
      quilt(200, [
        [plain('ceu'), plain('ceu')],
        [plain('ceu'), plain('ceu')],
      ]),
      block(0, 340, 400, 60, 'tinta', { seam: 8 }),
      ...Array.from({ length: 2 }, (_, i) => coin(86, 328 - i * 26)),
      ...Array.from({ length: 5 }, (_, i) => coin(200, 328 - i * 26)),
      ...Array.from({ length: 10 }, (_, i) => coin(314, 328 - i * 26)),
    ],
    thread: [
      thread('M8 176H392', { width: 6.5 }),
      coin(314, 172),
      piece('M314 20L326 44L352 48L333 66L338 92L314 80L290 92L295 66L276 48L302 44Z', 'linha', { seam: 5 }),
    ],
  },
  resultRenda: {
    alt: 'Uma bolsinha de pano aberta, cheia de moedas e notas.',
    width: 400,
    height: 400,
    cloth: [
      quilt(200, [
        [sun('coral', 'linho', 0.3), plain('coral')],
        [plain('coral'), plain('coral')],
      ]),
      lay(
        { x: 200, y: 150, turn: -10 },
        block(-96, -90, 150, 150, 'folha', { r: 8, seam: 8 }),
        disc(-20, -40, 26, 'linho', { seam: 5 }),
      ),
      lay(
        { x: 200, y: 150, turn: 12 },
        block(-40, -80, 150, 150, 'petroleo', { r: 8, seam: 8 }),
        disc(36, -34, 26, 'girassol', { seam: 5 }),
      ),
      disc(150, 172, 38, 'girassol', { seam: 7 }),
      disc(256, 176, 34, 'girassol', { seam: 7 }),
      patterned(
        'M70 196H330C352 250 360 372 290 372H110C40 372 48 250 70 196Z',
        flags('lilas', 'tinta'),
        76,
        [44, 192, 5, 3],
      ),
      block(62, 178, 276, 40, 'linha', { r: 14, seam: 7 }),
      disc(184, 178, 15, 'girassol', raw),
      disc(216, 178, 15, 'linho', raw),
    ],
    thread: [thread('M6 300C60 260 110 330 170 300S300 270 394 310', { width: 6.5 })],
  },
} satisfies Compositions;

import { type Art, block, blockPath, disc, lay, line, piece, seam } from '../cloth.ts';
import type { Compositions } from '../composition.ts';
import { figure, patterned, wheelchairFigure } from '../motifs/people.ts';
import { shelf, tallTree, tree } from '../motifs/places.ts';
import { pencil } from '../motifs/signs.ts';
import type { Colour } from '../palette.ts';
import {
  checks,
  domes,
  dots,
  flags,
  flower,
  leaf,
  moon,
  plain,
  quarter,
  ring,
  ripples,
  scales,
  star,
  stripes,
  sun,
  triangle,
} from '../patches.ts';
import { quilt, type Rows } from '../quilt.ts';
import { thread } from '../thread.ts';

const raw = { seam: false } as const;

/** The wavy building of the centre of São Paulo, 300 wide, its lower left corner at the origin. */
const wavyTower = (place: Parameters<typeof lay>[0], h: number): Art => {
  const floors = Math.floor(h / 26);
  const wave = Array.from(
    { length: floors },
    (_, i) => `M0 ${-14 - i * 26}c50 -22 100 -22 150 0s100 22 150 0`,
  ).join('');
  return lay(
    place,
    piece(`M0 0V${-h}c50 -22 100 -22 150 0s100 22 150 0V0Z`, 'linho', { seam: false }),
    line(wave, 'lilas', 9),
    seam(`M0 ${-h + 4}c50 -22 100 -22 150 0s100 22 150 0`, 'linho', 2.4),
  );
};

/** The stepped tower with its mast, 200 wide. */
const steppedTower = (place: Parameters<typeof lay>[0]): Art =>
  lay(
    place,
    line('M100 -420V-500', 'tinta', 6),
    piece('M100 -500H148L136 -486L148 -472H100Z', 'linha', raw),
    piece('M0 0V-210H30V-300H54V-362H78V-420H122V-362H146V-300H170V-210H200V0Z', 'girassol', { seam: 8 }),
    line('M30 -180V-30M58 -270V-30M86 -390V-30M114 -390V-30M142 -270V-30M170 -180V-30', 'tinta', 7, '12 17'),
  );

/** The museum hung from two red beams, 330 wide. */
const hungMuseum = (place: Parameters<typeof lay>[0]): Art =>
  lay(
    place,
    patterned(blockPath(22, -150, 286, 78), checks('tinta', 'ceu', 3), 78, [22, -150, 4, 1]),
    block(14, -164, 302, 16, 'cru', raw),
    block(14, -74, 302, 14, 'cru', raw),
    piece('M0 0V-196H330V0H300V-170H30V0Z', 'linha', { seam: 7 }),
    figure({ x: 120, y: -46, scale: 0.23 }, { skin: 'cafe', cloth: 'tinta', hair: 'tinta' }),
    figure({ x: 200, y: -46, scale: 0.23 }, { skin: 'trigo', cloth: 'petroleo', hair: 'coral' }),
  );

/** The cable bridge with its crossed mast, 400 wide; its cables are sewn. */
const cableBridge = (place: Parameters<typeof lay>[0]): Art =>
  lay(
    place,
    line('M150 0L236 -330M250 0L164 -330', 'cru', 20),
    line(
      [0, 1, 2, 3, 4]
        .map(
          (i) =>
            `M${178 + i * 3} ${-290 + i * 34}L${10 + i * 34} -64M${222 - i * 3} ${-290 + i * 34}L${390 - i * 34} -64`,
        )
        .join(''),
      'petroleo',
      3.4,
      '9 6',
    ),
    line('M166 -160H234', 'cru', 14),
    block(-20, -70, 440, 22, 'petroleo', { seam: 5 }),
  );

const pavement: Rows[number] = Array.from(
  { length: 8 },
  (_, i) =>
    [
      flags('linho', 'tinta'),
      triangle('tinta', 'linho', 3),
      flags('tinta', 'linho', 2),
      triangle('linho', 'tinta', 1),
    ][i % 4] as Rows[number][number],
);

const owl = (place: Parameters<typeof lay>[0]): Art =>
  lay(
    place,
    piece('M-150 -256L-90 -206H90L150 -256L158 -110H-158Z', 'petroleo', { seam: 9 }),
    patterned('M-160 -120H160V40A160 170 0 0 1 -160 40Z', scales('coral', 'linha'), 80, [-160, -120, 4, 5]),
    piece(
      'M-160 -96A70 150 0 0 0 -150 110C-226 100 -230 -40 -160 -96ZM160 -96A70 150 0 0 1 150 110C226 100 230 -40 160 -96Z',
      'petroleo',
      { seam: 9 },
    ),
    disc(-76, -124, 84, 'girassol', { seam: 9 }),
    disc(76, -124, 84, 'girassol', { seam: 9 }),
    disc(-76, -124, 54, 'linho', { seam: 7 }),
    disc(76, -124, 54, 'linho', { seam: 7 }),
    disc(-66, -120, 27, 'tinta', raw),
    disc(66, -120, 27, 'tinta', raw),
    disc(-58, -130, 8, 'linho', raw),
    disc(74, -130, 8, 'linho', raw),
    piece('M-24 -92H24L0 -42Z', 'linha', { seam: 5 }),
    line('M-62 206v22M-40 208v22M-18 208v22M18 208v22M40 208v22M62 206v22', 'girassol', 13),
  );

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

/** About, Academy and the manifesto. */
export const about: Compositions = {
  sobre: {
    alt: 'São Paulo em retalhos: um prédio ondulado, uma torre em degraus, um museu suspenso por vigas vermelhas e uma ponte de cabos costurados, sobre a calçada geométrica.',
    desktop: {
      width: 1200,
      height: 640,
      cloth: [
        quilt(
          150,
          Array.from({ length: 4 }, () => Array.from({ length: 8 }, () => plain('ceu'))),
        ),
        disc(600, 150, 84, 'coral', { seam: 10 }),
        lay(
          { x: 556, y: 560 },
          ...[
            [0, 240, 'petroleo'],
            [70, 330, 'folha'],
            [150, 200, 'petroleo'],
          ].map(([x, h, wall]) =>
            block(x as number, -(h as number), 76, h as number, wall as Colour, { seam: 6 }),
          ),
        ),
        wavyTower({ x: 30, y: 560 }, 420),
        steppedTower({ x: 346, y: 560 }),
        cableBridge({ x: 840, y: 560 }),
        hungMuseum({ x: 560, y: 560 }),
        tree({ x: 336, y: 562, scale: 0.54 }, 'folha', 'coral'),
        tallTree({ x: 908, y: 562, scale: 0.42 }, 'folha'),
        quilt(80, [[...pavement, ...pavement.slice(0, 7)]], { y: 560 }),
        wheelchairFigure(
          { x: 1120, y: 448, scale: 0.52, mirror: true },
          { skin: 'mel', cloth: 'linha', hair: 'tinta' },
        ),
        figure(
          { x: 262, y: 460, scale: 0.52 },
          { skin: 'jambo', cloth: dots('girassol', 'tinta', 2), hair: 'tinta', style: 'bun' },
        ),
      ],
      thread: [
        thread(
          'M4 92C80 60 120 150 180 142S300 110 340 130S420 110 446 96S560 180 640 120S760 300 800 364S980 260 1040 232S1150 180 1196 200',
          { width: 8 },
        ),
      ],
    },
    mobile: {
      width: 700,
      height: 600,
      cloth: [
        quilt(
          140,
          Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => plain('ceu'))),
        ),
        disc(520, 130, 70, 'coral', { seam: 10 }),
        lay(
          { x: 400, y: 520 },
          ...[
            [0, 240, 'petroleo'],
            [70, 330, 'folha'],
            [150, 220, 'petroleo'],
            [226, 280, 'folha'],
          ].map(([x, h, wall]) =>
            block(x as number, -(h as number), 76, h as number, wall as Colour, { seam: 6 }),
          ),
        ),
        wavyTower({ x: -60, y: 520 }, 400),
        steppedTower({ x: 226, y: 520, scale: 0.94 }),
        hungMuseum({ x: 360, y: 520, scale: 1 }),
        quilt(80, [[...pavement, ...pavement.slice(0, 1)]], { y: 520 }),
        figure(
          { x: 150, y: 424, scale: 0.52 },
          { skin: 'jambo', cloth: dots('girassol', 'tinta', 2), hair: 'tinta', style: 'bun' },
        ),
      ],
      thread: [
        thread('M4 100C60 70 140 150 220 120S300 60 322 96S440 200 520 130S620 180 696 150', { width: 7.5 }),
      ],
    },
  },
  academy: {
    alt: 'Uma coruja de retalhos pousada sobre livros olha com atenção enquanto segura a linha vermelha.',
    desktop: {
      width: 1000,
      height: 720,
      cloth: [
        quilt(200, [
          [
            sun('tinta', 'linho', 0.42),
            plain('tinta'),
            plain('tinta'),
            star('tinta', 'petroleo'),
            plain('tinta'),
          ],
          [plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta'), ripples('tinta', 'petroleo')],
          [star('tinta', 'petroleo'), plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta')],
          [plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas')],
        ]),
        lay(
          { x: 500, y: 640 },
          block(-250, -60, 500, 60, 'petroleo', { r: 8, seam: 8 }),
          block(-236, -46, 486, 32, 'linho', raw),
          block(-210, -120, 440, 60, 'girassol', { r: 8, seam: 8 }),
          block(-196, -106, 426, 32, 'linho', raw),
          block(-250, -60, 60, 60, 'petroleo', { r: 8, seam: false }),
          block(-210, -120, 60, 60, 'girassol', { r: 8, seam: false }),
        ),
        owl({ x: 500, y: 296, scale: 1.02 }),
        shelf(
          { x: 20, y: 640, scale: 1.1 },
          200,
          [
            [40, 150, 'coral'],
            [34, 126, stripes('ceu', 'tinta', 0, 2)],
            [44, 164, 'linha'],
            [36, 140, 'girassol'],
          ],
          'girassol',
        ),
        pencil({ x: 850, y: 640, turn: -76, scale: 1.1 }, 'coral', 'girassol'),
      ],
      thread: [
        thread(
          'M6 420C90 360 160 420 210 470S360 560 440 540S620 520 700 470S760 340 820 400S840 560 850 634',
          { width: 8 },
        ),
      ],
    },
    mobile: {
      width: 700,
      height: 600,
      cloth: [
        quilt(175, [
          [sun('tinta', 'linho', 0.4), plain('tinta'), plain('tinta'), star('tinta', 'petroleo')],
          [plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta')],
          [star('tinta', 'petroleo'), plain('tinta'), plain('tinta'), ripples('tinta', 'petroleo')],
          [plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas')],
        ]),
        lay(
          { x: 350, y: 556 },
          block(-240, -56, 480, 56, 'petroleo', { r: 8, seam: 8 }),
          block(-180, -42, 420, 28, 'linho', raw),
          block(-200, -108, 420, 52, 'girassol', { r: 8, seam: 8 }),
          block(-140, -96, 360, 28, 'linho', raw),
        ),
        owl({ x: 350, y: 250, scale: 0.86 }),
      ],
      thread: [
        thread('M4 470C60 400 140 430 200 452S440 470 520 430S600 300 650 360S680 480 696 470', {
          width: 7.5,
        }),
      ],
    },
  },
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
};

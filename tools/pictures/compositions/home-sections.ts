import { block, blockPath, circlePath, clipped, disc, lay, line, piece, raw, seam, shade } from '../cloth.ts';
import type { Compositions } from '../composition.ts';
import { needle, pin, scissors, spool } from '../motifs/needlework.ts';
import { figure, hand, patterned } from '../motifs/people.ts';
import { cursor, note, openBook, pencil, phone } from '../motifs/signs.ts';
import { domes, flower, leaf, moon, plain, quarter, ring, ripples, star, sun, triangle } from '../patches.ts';
import { checks, chevrons, crosses, dots, flags, stripes, waves } from '../patterns.ts';
import { quilt, type Rows } from '../quilt.ts';
import { thread } from '../thread.ts';

/** What the lens of the research picture is moved over: the same quilt, once in the dark and once in full colour. */
const unseen: Rows = [
  [
    ripples('tinta', 'petroleo', 1),
    plain('tinta'),
    domes('tinta', 'petroleo'),
    plain('tinta'),
    quarter('tinta', 'petroleo'),
  ],
  [
    plain('tinta'),
    quarter('tinta', 'petroleo', 3),
    star('tinta', 'petroleo'),
    dots('tinta', 'petroleo'),
    plain('tinta'),
  ],
  [
    stripes('tinta', 'petroleo'),
    flower('tinta', 'petroleo'),
    ring('tinta', 'petroleo'),
    waves('tinta', 'petroleo'),
    triangle('tinta', 'petroleo'),
  ],
  [
    plain('tinta'),
    crosses('tinta', 'petroleo'),
    leaf('tinta', 'petroleo'),
    plain('tinta'),
    ripples('tinta', 'petroleo'),
  ],
  [
    quarter('tinta', 'petroleo', 2),
    plain('tinta'),
    chevrons('tinta', 'petroleo'),
    flags('tinta', 'petroleo'),
    plain('tinta'),
  ],
];
const seen: Rows = [
  [plain('lilas'), plain('lilas'), domes('girassol', 'coral'), plain('ceu'), plain('ceu')],
  [
    plain('lilas'),
    quarter('girassol', 'linha', 3),
    star('tinta', 'girassol'),
    dots('coral', 'linho'),
    plain('ceu'),
  ],
  [
    stripes('ceu', 'tinta'),
    flower('ceu', 'petroleo', 'girassol'),
    ring('coral', 'linho', 'linha'),
    waves('linho', 'petroleo'),
    triangle('lilas', 'tinta'),
  ],
  [plain('coral'), crosses('folha', 'girassol'), leaf('girassol', 'folha'), plain('lilas'), plain('lilas')],
  [plain('coral'), plain('ceu'), chevrons('ceu', 'tinta'), plain('ceu'), plain('ceu')],
];

const raised = [
  { x: 106, y: 330, skin: 'cafe', sleeve: stripes('girassol', 'tinta', 0, 2) },
  { x: 302, y: 270, skin: 'trigo', sleeve: dots('linha', 'linho', 2) },
  { x: 500, y: 330, skin: 'canela', sleeve: chevrons('ceu', 'petroleo', 0, 2), fingers: [80, 0, 0, 62, 1] },
  { x: 700, y: 262, skin: 'jambo', sleeve: flags('cru', 'coral') },
  { x: 898, y: 330, skin: 'mel', sleeve: waves('lilas', 'tinta', 0, 2) },
  { x: 1096, y: 280, skin: 'cafe', sleeve: checks('folha', 'girassol', 3) },
] as const;

/** The pictures of the home page below its hero. */
export const homeSections = {
  offerTraining: {
    alt: 'Uma pessoa mostra um gráfico costurado no quadro para duas pessoas que assistem.',
    width: 480,
    height: 480,
    cloth: [
      quilt(160, [
        [plain('girassol'), plain('girassol'), plain('girassol')],
        [plain('girassol'), plain('girassol'), plain('girassol')],
        [plain('coral'), plain('coral'), plain('coral')],
      ]),
      block(160, 44, 282, 214, 'petroleo', { r: 8, seam: 10 }),
      note({ x: 356, y: 66, scale: 0.62 }, 'lilas'),
      figure(
        { x: 92, y: 132, scale: 1.16 },
        {
          skin: 'jambo',
          cloth: 'tinta',
          hair: 'tinta',
          style: 'bun',
          arms: ['M24 74L72 50L104 34', 'M-28 78L-44 120'],
        },
      ),
      lay(
        { x: 204, y: 400 },
        disc(0, 0, 46, 'tinta', raw),
        patterned(
          'M-84 140V108A70 58 0 0 1 84 108V140Z',
          stripes('ceu', 'petroleo', 1, 3),
          56,
          [-84, 48, 3, 2],
        ),
      ),
      lay(
        { x: 370, y: 396 },
        piece('M-52 60V-4A52 52 0 0 1 52 -4V60Z', 'linha', raw),
        patterned('M-84 140V108A70 58 0 0 1 84 108V140Z', dots('linho', 'tinta', 3), 56, [-84, 48, 3, 2]),
      ),
    ],
    thread: [
      thread('M208 92C236 96 240 196 276 186S300 110 332 132S350 214 404 206', { width: 6, knot: true }),
    ],
  },
  offerProducts: {
    alt: 'Um celular cujo aplicativo é feito de retalhos, com um cursor prestes a tocar num botão.',
    width: 480,
    height: 480,
    cloth: [
      quilt(160, [
        [quarter('ceu', 'linho', 2), plain('ceu'), plain('ceu')],
        [plain('ceu'), plain('ceu'), plain('ceu')],
        [plain('ceu'), plain('ceu'), quarter('ceu', 'lilas')],
      ]),
      phone(
        { x: 130, y: 30 },
        220,
        420,
        'linho',
        lay(
          { x: 26, y: 54 },
          quilt(84, [
            [sun('girassol', 'linha'), waves('petroleo', 'ceu', 0, 3)],
            [quarter('coral', 'tinta'), flower('lilas', 'tinta', 'girassol')],
          ]),
        ),
        line('M34 252H152M34 282H120', 'tinta', 11),
        block(26, 314, 168, 54, 'linha', { r: 14, seam: 7 }),
      ),
      cursor({ x: 318, y: 366, scale: 0.95 }, 'girassol'),
    ],
    thread: [
      thread('M6 420C60 470 110 440 172 374', { width: 6.5 }),
      thread('M310 332C380 300 400 230 420 160S440 60 474 30', { width: 6.5 }),
    ],
  },
  offerServices: {
    alt: 'Uma pessoa segue a linha que a leva até a porta de uma loja com toldo listrado.',
    width: 480,
    height: 480,
    cloth: [
      quilt(160, [
        [sun('lilas', 'girassol'), plain('lilas'), plain('lilas')],
        [plain('lilas'), plain('lilas'), plain('lilas')],
        [plain('folha'), plain('folha'), plain('folha')],
      ]),
      block(212, 130, 228, 240, 'coral', { r: 4, seam: 9 }),
      piece('M284 370V270A42 42 0 0 1 368 270V370Z', 'tinta'),
      disc(352, 312, 6, 'girassol', raw),
      patterned(
        'M196 108H456V168A21.6 21.6 0 0 1 412.7 168A21.6 21.6 0 0 1 369.4 168A21.6 21.6 0 0 1 326 168A21.6 21.6 0 0 1 282.7 168A21.6 21.6 0 0 1 239.4 168A21.6 21.6 0 0 1 196 168Z',
        stripes('linho', 'linha', 1, 1),
        65,
        [185, 106, 5, 2],
      ),
      block(226, 64, 200, 44, 'petroleo', { r: 8, seam: 7 }),
      figure(
        { x: 98, y: 222, scale: 0.92 },
        { skin: 'cafe', cloth: flags('girassol', 'tinta'), hair: 'tinta', style: 'round' },
      ),
    ],
    thread: [thread('M98 410C120 470 220 470 240 430S290 400 326 384', { width: 7 })],
  },
  offerEducation: {
    alt: 'De um livro aberto nasce uma planta cujas folhas são blocos de montar, e um lápis a acompanha.',
    width: 480,
    height: 480,
    cloth: [
      quilt(160, [
        [plain('cru'), plain('cru'), plain('cru')],
        [plain('cru'), plain('cru'), plain('cru')],
        [plain('tinta'), plain('tinta'), plain('tinta')],
      ]),
      openBook({ x: 240, y: 440 }, 400, 'linho', 'girassol'),
      line(
        'M84 324C116 316 160 318 206 336M84 358C116 350 160 352 206 370M84 392C116 384 160 386 206 404',
        'petroleo',
        6,
      ),
      line('M240 348V128', 'folha', 13),
      piece('M240 306C240 246 288 214 352 214C352 276 306 306 240 306Z', 'folha'),
      piece('M240 262C240 202 192 170 128 170C128 232 174 262 240 262Z', 'petroleo'),
      piece('M240 214C240 164 282 132 334 132C334 182 292 214 240 214Z', 'coral'),
      disc(240, 92, 52, 'linha', { seam: 8 }),
      disc(240, 92, 20, 'girassol', raw),
      pencil({ x: 404, y: 408, turn: -72, scale: 0.74 }, 'lilas', 'coral'),
    ],
    thread: [thread('M270 372C310 352 340 356 398 412', { width: 6 })],
  },
  homeResearch: {
    alt: 'Uma lente passa sobre uma colcha escura: só dentro dela os retalhos aparecem nítidos e em cores vivas.',
    width: 800,
    height: 720,
    cloth: [
      quilt(160, unseen),
      clipped(circlePath(392, 356, 224), quilt(160, seen)),
      line(circlePath(392, 356, 236), 'linho', 26),
      line(circlePath(392, 356, 236), 'linha', 2.6, '10 9'),
      lay(
        { x: 392, y: 356, turn: 45 },
        block(246, -20, 46, 40, 'linho', raw),
        block(280, -34, 230, 68, 'girassol', { r: 26, seam: 9 }),
      ),
    ],
    thread: [
      thread(
        'M6 610C90 640 140 560 150 470C166 330 270 300 330 330C400 366 430 460 500 420C590 368 560 180 640 120C690 82 750 100 794 70',
        { width: 8 },
      ),
    ],
  },
  homeInclusion: {
    alt: 'Mãos de muitas cores, com mangas de estampas diferentes, erguidas lado a lado; uma linha vermelha passa de uma mão à outra.',
    desktop: {
      width: 1200,
      height: 520,
      cloth: [
        quilt(200, [
          [
            plain('lilas'),
            quarter('ceu', 'linho'),
            plain('girassol'),
            quarter('petroleo', 'folha', 1),
            plain('cru'),
            plain('ceu'),
          ],
          [plain('lilas'), plain('ceu'), plain('girassol'), plain('petroleo'), plain('cru'), plain('ceu')],
          [plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta')],
        ]),
        ...raised.map(({ x, y, skin, sleeve, ...pose }) =>
          hand({ x, y, scale: 1.32, mirror: x > 600 }, skin, { sleeve, length: 204, ...pose }),
        ),
      ],
      thread: [
        thread(
          'M4 250C60 190 120 250 180 232S240 180 302 176S420 250 500 226S610 160 700 166S820 260 898 226S1010 200 1096 178S1170 190 1196 160',
          { width: 8.5 },
        ),
      ],
    },
    mobile: {
      width: 700,
      height: 560,
      cloth: [
        quilt(175, [
          [plain('lilas'), quarter('ceu', 'linho'), plain('girassol'), quarter('petroleo', 'folha', 1)],
          [plain('lilas'), plain('ceu'), plain('girassol'), plain('petroleo')],
          [plain('lilas'), plain('ceu'), plain('girassol'), plain('petroleo')],
          [plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta')],
        ]),
        ...raised.slice(0, 4).map(({ skin, sleeve, y, x: _, ...pose }, i) =>
          hand({ x: 88 + i * 175, y: y + 40, scale: 1.22, mirror: i > 1 }, skin, {
            sleeve,
            length: 240,
            ...pose,
          }),
        ),
      ],
      thread: [
        thread(
          'M4 300C50 250 120 300 170 280S230 216 264 222S380 290 438 268S560 200 612 208S670 220 696 190',
          { width: 8 },
        ),
      ],
    },
  },
  homeAbout: {
    alt: 'A mesa do estúdio vista de cima: um notebook, uma tesoura, um carretel, alfinetes, bilhetes e um molde de papel costurado pela linha vermelha.',
    width: 800,
    height: 640,
    cloth: [
      quilt(160, [
        [
          plain('girassol'),
          quarter('girassol', 'coral', 3),
          plain('girassol'),
          plain('girassol'),
          plain('girassol'),
        ],
        [plain('girassol'), plain('girassol'), plain('girassol'), plain('girassol'), plain('girassol')],
        [
          plain('girassol'),
          plain('girassol'),
          plain('girassol'),
          plain('girassol'),
          ripples('girassol', 'coral'),
        ],
        [plain('girassol'), plain('girassol'), plain('girassol'), plain('girassol'), plain('girassol')],
      ]),
      lay(
        { x: 376, y: 42, turn: 4 },
        shade(blockPath(8, 10, 360, 322, 20), 0.14),
        block(0, 0, 360, 208, 'tinta', { r: 18, seam: 7 }),
        lay(
          { x: 24, y: 22 },
          quilt(78, [
            [
              star('petroleo', 'girassol'),
              moon('lilas', 'linha'),
              waves('linho', 'petroleo', 0, 3),
              triangle('coral', 'tinta'),
            ],
            [
              quarter('ceu', 'tinta'),
              dots('linha', 'linho', 3),
              leaf('girassol', 'folha'),
              ring('ceu', 'linho', 'linha'),
            ],
          ]),
        ),
        block(-10, 212, 380, 118, 'lilas', { r: 18, seam: 7 }),
        line('M20 238H340M20 260H340M20 282H340', 'tinta', 12, '1 20'),
        block(120, 294, 120, 26, 'cru', { r: 8, seam: 4 }),
      ),
      lay(
        { x: 52, y: 250, turn: -7 },
        shade('M8 10H308V350H8Z', 0.14),
        block(0, 0, 300, 340, 'linho', { r: 4, seam: 12 }),
        piece('M62 296V120A88 88 0 0 1 238 120V296Z', 'ceu', { seam: 12 }),
        line('M150 46V300M50 208H250', 'tinta', 2.4, '10 8'),
      ),
      note({ x: 424, y: 430, turn: -8, scale: 1.12 }, 'coral'),
      note({ x: 520, y: 452, turn: 6, scale: 1.12 }, 'ceu', 'tinta', 2),
      scissors({ x: 236, y: 130, turn: -24, scale: 0.86 }, 'linha', 'cru'),
      disc(690, 512, 72, 'linho', { seam: 8 }),
      disc(690, 512, 52, 'cafe', { seam: false }),
      line('M752 470A30 30 0 1 1 762 548', 'linho', 16),
      seam(circlePath(690, 512, 40), 'cafe'),
      spool({ x: 72, y: 96, scale: 0.72 }, 'linha', 'petroleo'),
      pin({ x: 352, y: 382, scale: 0.62, turn: 24 }, 'linha'),
      pin({ x: 92, y: 262, scale: 0.62, turn: -18 }, 'petroleo'),
    ],
    thread: [
      thread(
        'M100 130C150 200 40 260 96 340C130 390 150 344 192 344C270 344 250 460 290 520C320 560 380 570 420 566',
        { width: 7 },
      ),
      needle({ x: 566, y: 604, turn: 194, scale: 0.5 }),
    ],
  },
} satisfies Compositions;

import { type Art, block, blockPath, circlePath, clipped, disc, lay, line, piece, raw } from '../cloth.ts';
import type { Compositions } from '../composition.ts';
import { bareSpool, button, needle } from '../motifs/needlework.ts';
import type { Colour } from '../palette.ts';
import { flower, moon, plain, quarter, star } from '../patches.ts';
import { checks, crosses, dots, flags, scales, stripes, waves } from '../patterns.ts';
import { quilt } from '../quilt.ts';
import { thread } from '../thread.ts';

const week = (place: Parameters<typeof lay>[0]): Art =>
  lay(
    place,
    block(0, 0, 460, 440, 'linho', { r: 18, seam: 11 }),
    piece('M18 0H442A18 18 0 0 1 460 18V104H0V18A18 18 0 0 1 18 0Z', 'linha', { seam: 9 }),
    line('M104 -22V34M356 -22V34', 'tinta', 20),
    ...Array.from({ length: 20 }, (_, i) => {
      const [x, y] = [34 + (i % 5) * 82, 130 + Math.floor(i / 5) * 74];
      const cloth = (['lilas', 'cru', 'ceu', 'cru', 'girassol', 'cru', 'coral'] as const)[
        (i * 3) % 7
      ] as Colour;
      return block(x, y, 64, 58, i === 12 ? 'petroleo' : cloth, { r: 8, seam: 5 });
    }),
  );

/** The scenes beside the forms, their answers and the empty states. */
export const formScenes = {
  politica: {
    alt: 'Um cadeado costurado com retalhos, fechado por um botão.',
    desktop: {
      width: 720,
      height: 640,
      cloth: [
        quilt(160, [
          [plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas'), quarter('lilas', 'ceu', 1)],
          [plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas')],
          [plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta')],
          [crosses('tinta', 'petroleo'), plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta')],
        ]),
        line('M240 300V210A120 120 0 0 1 480 210V300', 'petroleo', 58),
        line('M240 300V210A120 120 0 0 1 480 210V300', 'linho', 2.6, '13 10'),
        clipped(
          blockPath(150, 270, 420, 320, 44),
          quilt(
            107,
            [
              [
                flower('coral', 'linha', 'girassol'),
                plain('girassol'),
                plain('girassol'),
                star('petroleo', 'girassol'),
              ],
              [plain('girassol'), plain('girassol'), plain('girassol'), plain('girassol')],
              [checks('linho', 'linha', 3), plain('girassol'), plain('girassol'), scales('ceu', 'petroleo')],
            ],
            { x: 146, y: 270 },
          ),
        ),
        disc(360, 412, 62, 'tinta', { seam: 9 }),
        piece('M336 424H384L400 530H320Z', 'tinta', raw),
        button({ x: 360, y: 412, scale: 0.8 }, 'linha', 'linho'),
      ],
      thread: [
        thread(
          'M6 500C60 460 100 520 150 500S260 460 300 440S340 420 360 412S470 450 520 470S660 430 714 450',
          { width: 8 },
        ),
      ],
    },
    mobile: {
      width: 700,
      height: 420,
      cloth: [
        quilt(140, [
          [plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas'), quarter('lilas', 'ceu', 1)],
          [plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas')],
          [crosses('tinta', 'petroleo'), plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta')],
        ]),
        lay(
          { x: 130, y: -6, scale: 0.7 },
          line('M210 300V200A120 120 0 0 1 450 200V300', 'petroleo', 54),
          line('M210 300V200A120 120 0 0 1 450 200V300', 'linho', 2.6, '13 10'),
          clipped(
            blockPath(116, 264, 428, 320, 44),
            quilt(
              107,
              [
                [
                  flower('coral', 'linha', 'girassol'),
                  plain('girassol'),
                  plain('girassol'),
                  star('petroleo', 'girassol'),
                ],
                [plain('girassol'), plain('girassol'), plain('girassol'), plain('girassol')],
                [
                  checks('linho', 'linha', 3),
                  plain('girassol'),
                  plain('girassol'),
                  scales('ceu', 'petroleo'),
                ],
              ],
              { x: 116, y: 264 },
            ),
          ),
          disc(330, 406, 62, 'tinta', { seam: 9 }),
          piece('M306 418H354L370 524H290Z', 'tinta', raw),
          button({ x: 330, y: 406, scale: 0.8 }, 'linha', 'linho'),
        ),
      ],
      thread: [
        thread('M4 340C60 300 120 350 180 330S320 290 361 278S480 310 540 320S640 280 696 300', {
          width: 7.5,
        }),
      ],
    },
  },
  agendamento: {
    alt: 'Um calendário de tecido com um dia marcado pela agulha e pela linha vermelha.',
    desktop: {
      width: 720,
      height: 640,
      cloth: [
        quilt(160, [
          [plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu'), quarter('ceu', 'linho', 1)],
          [plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu')],
          [quarter('ceu', 'lilas', 0), plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu')],
          [plain('lilas'), plain('ceu'), plain('ceu'), plain('ceu'), dots('ceu', 'petroleo')],
        ]),
        week({ x: 116, y: 110, turn: -3 }),
      ],
      thread: [
        thread('M6 330C60 260 100 300 140 340S260 470 330 440S370 370 356 404C340 440 420 470 470 440', {
          width: 8,
        }),
        needle({ x: 640, y: 356, turn: 153, scale: 0.6 }),
      ],
    },
    mobile: {
      width: 700,
      height: 420,
      cloth: [
        quilt(140, [
          [plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu'), quarter('ceu', 'linho', 1)],
          [plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu')],
          [quarter('ceu', 'lilas'), plain('ceu'), plain('ceu'), plain('ceu'), dots('ceu', 'petroleo')],
        ]),
        week({ x: 176, y: 46, turn: -3, scale: 0.78 }),
      ],
      thread: [
        thread('M4 240C60 190 120 230 170 260S290 330 340 310S370 250 366 282C352 310 420 340 460 320', {
          width: 7.5,
        }),
        needle({ x: 610, y: 244, turn: 153, scale: 0.58 }),
      ],
    },
  },
  confirmado: {
    alt: 'Um sinal de feito, bordado em vermelho sobre um retalho redondo e arrematado com um nó.',
    width: 640,
    height: 480,
    cloth: [
      quilt(160, [
        [quarter('folha', 'petroleo', 2), plain('folha'), plain('folha'), star('folha', 'girassol')],
        [plain('folha'), plain('folha'), plain('folha'), plain('folha')],
        [waves('folha', 'petroleo'), plain('folha'), plain('folha'), quarter('folha', 'coral')],
      ]),
      disc(320, 240, 196, 'girassol', { seam: 13 }),
      disc(320, 240, 150, 'linho', { seam: 10 }),
    ],
    thread: [
      thread('M6 330C60 290 120 350 160 300S200 250 226 246', { width: 9 }),
      thread('M430 168C470 130 500 150 540 190', { width: 9, knot: true }),
      piece('M214 246L254 206L304 256L400 140L444 178L308 338Z', 'linha', { seam: 9 }),
    ],
  },
  login: {
    alt: 'Uma porta em arco com olho mágico e, presa à linha vermelha, a chave que a abre.',
    width: 640,
    height: 720,
    cloth: [
      quilt(160, [
        [plain('coral'), plain('coral'), plain('coral'), plain('coral')],
        [plain('coral'), plain('coral'), plain('coral'), plain('coral')],
        [plain('coral'), plain('coral'), plain('coral'), plain('coral')],
        [plain('coral'), plain('coral'), plain('coral'), plain('coral')],
        [plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta')],
      ]),
      piece('M120 640V260A200 200 0 0 1 520 260V640Z', 'linho', { seam: 11 }),
      piece('M160 640V262A160 160 0 0 1 480 262V640Z', 'petroleo', { seam: 12 }),
      clipped(
        'M196 262A124 124 0 0 1 444 262Z',
        quilt(124, [[quarter('ceu', 'girassol'), quarter('ceu', 'girassol', 1)]], { x: 196, y: 138 }),
      ),
      lay(
        { x: 196, y: 300 },
        quilt(116, [
          [flags('tinta', 'coral'), stripes('lilas', 'tinta', 1)],
          [moon('girassol', 'linha'), scales('ceu', 'petroleo')],
        ]),
      ),
      disc(440, 560, 22, 'girassol', { seam: 5 }),
      block(90, 636, 460, 40, 'cafe', { r: 8, seam: 7 }),
    ],
    thread: [
      thread('M6 470C50 420 100 460 120 500S130 580 190 574', { width: 8 }),
      lay(
        { x: 232, y: 574 },
        line(circlePath(0, 0, 30), 'tinta', 24),
        line('M30 0H168M132 0V34M160 0V26', 'tinta', 24),
        line(circlePath(0, 0, 30), 'girassol', 16),
        line('M30 0H168M132 0V34M160 0V26', 'girassol', 16),
      ),
    ],
  },
  vazio: {
    alt: '',
    width: 480,
    height: 400,
    cloth: [
      quilt(
        160,
        [
          [quarter('cru', 'lilas'), plain('cru'), plain('cru')],
          [plain('cru'), plain('cru'), quarter('cru', 'ceu', 1)],
        ],
        { y: 40 },
      ),
      bareSpool({ x: 240, y: 196, scale: 1.2 }, 'girassol', 'linho'),
    ],
    shape: 'M0 40H480V360H0Z',
    thread: [thread('M280 300C330 340 380 290 430 330', { width: 6.5, knot: true })],
  },
} satisfies Compositions;

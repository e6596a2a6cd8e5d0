import { block, disc, lay, line, piece, raw } from '../cloth.ts';
import type { Compositions } from '../composition.ts';
import { hand } from '../motifs/people.ts';
import { cursor, phone, screen } from '../motifs/signs.ts';
import { flower, moon, plain, quarter, star, sun } from '../patches.ts';
import { crosses, dots, stripes, waves } from '../patterns.ts';
import { quilt } from '../quilt.ts';
import { thread } from '../thread.ts';

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

/** The banner of the digital experiences page. */
export const digitalExperiences = {
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
} satisfies Compositions;

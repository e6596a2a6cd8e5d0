import { block, disc, lay, line, piece } from '../cloth.ts';
import type { Compositions } from '../composition.ts';
import { figure, wheelchairFigure } from '../motifs/people.ts';
import { tree } from '../motifs/places.ts';
import { pencil } from '../motifs/signs.ts';
import { flower, plain, quarter, star, sun } from '../patches.ts';
import { checks, stripes } from '../patterns.ts';
import { quilt } from '../quilt.ts';
import { thread } from '../thread.ts';

const school = (x: number, y: number) =>
  lay(
    { x, y },
    block(0, -210, 460, 210, 'coral', { seam: 9 }),
    block(150, -290, 160, 290, 'girassol', { seam: 9 }),
    piece('M126 -290L230 -400L334 -290Z', 'linha', { seam: 10 }),
    disc(230, -236, 36, 'linho', { seam: 6 }),
    line('M230 -236V-258M230 -236L246 -228', 'tinta', 6),
    piece('M188 0V-96A42 42 0 0 1 272 -96V0Z', 'tinta', { seam: 8 }),
    ...[34, 92, 336, 394].map(
      (left) =>
        block(left - 8, -168, 42, 56, 'ceu', { r: 4, seam: 5 }) +
        block(left - 8, -84, 42, 56, 'ceu', { r: 4, seam: 5 }),
    ),
  );

const blocks = (x: number, y: number) =>
  lay(
    { x, y },
    quilt(96, [[star('petroleo', 'girassol')]], { x: 48, y: -192 }),
    quilt(96, [[flower('lilas', 'tinta', 'girassol'), checks('linha', 'linho', 2)]], { y: -96 }),
    piece('M48 -192A48 48 0 0 1 144 -192Z', 'coral', { seam: 6 }),
  );

/** The banner of the design education page. */
export const designEducation = {
  educacaoDesign: {
    alt: 'Uma escola de retalhos entre uma torre de blocos e um lápis gigante; crianças chegam seguindo a linha vermelha.',
    desktop: {
      width: 1200,
      height: 600,
      cloth: [
        quilt(150, [
          [
            sun('ceu', 'girassol'),
            plain('ceu'),
            plain('ceu'),
            plain('ceu'),
            plain('ceu'),
            plain('ceu'),
            plain('ceu'),
            quarter('ceu', 'linho', 3),
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
        tree({ x: 908, y: 492, scale: 1.1 }, 'petroleo', 'coral'),
        school(380, 490),
        blocks(72, 500),
        pencil({ x: 1070, y: 500, turn: -90, scale: 1.42 }, 'girassol', 'coral'),
        figure(
          { x: 336, y: 410, scale: 0.66 },
          {
            skin: 'cafe',
            cloth: 'girassol',
            hair: 'tinta',
            style: 'round',
            arms: ['M-34 80L-60 50', 'M34 80L58 118'],
          },
        ),
        wheelchairFigure(
          { x: 918, y: 420, scale: 0.62, mirror: true },
          { skin: 'trigo', cloth: 'linha', hair: 'coral', style: 'cap' },
        ),
        figure(
          { x: 790, y: 432, scale: 0.6 },
          {
            skin: 'canela',
            cloth: stripes('lilas', 'tinta', 0, 2),
            hair: 'tinta',
            style: 'long',
            arms: ['M-34 80L-56 116', 'M34 80L60 54'],
          },
        ),
      ],
      thread: [
        thread(
          'M6 556C90 520 180 580 270 560S470 580 560 556S610 520 612 500C614 530 700 590 800 570S980 580 1070 506',
          { width: 8 },
        ),
      ],
    },
    mobile: {
      width: 700,
      height: 560,
      cloth: [
        quilt(140, [
          [sun('ceu', 'girassol'), plain('ceu'), plain('ceu'), plain('ceu'), quarter('ceu', 'linho', 3)],
          [plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu')],
          [plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu')],
          [plain('folha'), plain('folha'), plain('folha'), plain('folha'), plain('folha')],
        ]),
        school(116, 466),
        pencil({ x: 642, y: 470, turn: -90, scale: 1.3 }, 'girassol', 'coral'),
        figure(
          { x: 72, y: 376, scale: 0.66 },
          {
            skin: 'cafe',
            cloth: 'girassol',
            hair: 'tinta',
            style: 'round',
            arms: ['M-34 80L-60 50', 'M34 80L58 118'],
          },
        ),
        wheelchairFigure(
          { x: 548, y: 396, scale: 0.62, mirror: true },
          { skin: 'trigo', cloth: 'linha', hair: 'coral', style: 'cap' },
        ),
      ],
      thread: [
        thread('M4 530C70 500 160 550 240 526S340 500 346 476C350 510 430 550 500 534S610 530 642 478', {
          width: 7.5,
        }),
      ],
    },
  },
} satisfies Compositions;

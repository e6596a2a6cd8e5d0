import { type Art, block, blockPath, disc, lay, line, type Place, piece, raw } from '../cloth.ts';
import type { Compositions } from '../composition.ts';
import { bust, shoulders } from '../motifs/bust.ts';
import { patterned } from '../motifs/people.ts';
import { balloon, openBook, phone } from '../motifs/signs.ts';
import type { Colour } from '../palette.ts';
import { plain, quarter, ripples } from '../patches.ts';
import { flags } from '../patterns.ts';
import { quilt } from '../quilt.ts';
import { thread } from '../thread.ts';

/** The post's green cross, `r` from its middle to each end. */
const cross = (x: number, y: number, r: number): Art => {
  const [a, b] = [r * 0.38, r * 0.62];
  return piece(
    `M${x - a} ${y - r}h${2 * a}v${b}h${b}v${2 * a}h${-b}v${b}h${-2 * a}v${-b}h${-b}v${-2 * a}h${b}Z`,
    'folha',
    { seam: 12 },
  );
};

const attendant = (place: Place): Art =>
  lay(
    place,
    bust({
      skin: 'trigo',
      behind: piece(
        'M104 170A96 100 0 0 1 296 170V262A30 30 0 0 1 266 292H134A30 30 0 0 1 104 262Z',
        'tinta',
      ),
      clothes:
        piece(shoulders, 'ceu', { seam: 8 }) +
        piece('M152 286L200 352L248 286A60 34 0 0 1 152 286Z', 'trigo', raw) +
        line('M150 288L200 356L250 288', 'petroleo', 12),
      front:
        piece(
          'M118 190C114 108 156 80 204 82C256 84 288 116 282 190C280 156 268 138 250 128C204 148 150 142 134 134C124 150 120 164 118 190Z',
          'tinta',
          raw,
        ) + line('M206 94C190 116 170 126 146 130', 'petroleo', 2.6, '9 7'),
      eyes: 'smiling',
    }),
  );

/** The open appointment book, held on both sides; one day of its month is marked. */
const agenda = (place: Place): Art =>
  lay(
    place,
    openBook({ y: 14 }, 372, 'linha', 'linha'),
    openBook({}, 344, 'linho', 'cru'),
    line('M0 -8V-150', 'tinta', 3, '8 7'),
    ...Array.from({ length: 4 }, (_, i) => {
      const y = -132 + i * 30;
      const cloth = (['coral', 'petroleo', 'lilas', 'girassol'] as const)[i] as Colour;
      return line(`M-142 ${y}h0`, cloth, 16) + line(`M-118 ${y}H${[-44, -60, -34, -52][i]}`, 'tinta', 7);
    }),
    line('M-192 -96H-168M-194 -72H-166M-192 -48H-170M192 -96H168M194 -72H166M192 -48H170', 'trigo', 21),
    ...(['lilas', 'ceu', 'coral', 'coral', 'cru', 'lilas', 'girassol', 'lilas', 'ceu'] as const).map(
      (cloth, i) =>
        block(34 + (i % 3) * 42, -144 + Math.floor(i / 3) * 38, 34, 30, cloth, { r: 5, seam: false }),
    ),
    block(70, -112, 46, 42, 'folha', { r: 7, seam: false }),
  );

const telephone = (place: Place): Art =>
  lay(
    place,
    piece('M-78 92L-56 6H56L78 92A14 14 0 0 1 64 106H-64A14 14 0 0 1 -78 92Z', 'coral', { seam: 7 }),
    disc(0, 56, 36, 'linho', { seam: 5 }),
    line('M0 36h0M17 46h0M17 66h0M0 76h0M-17 66h0M-17 46h0', 'tinta', 9),
    line('M-34 10V-8M34 10V-8', 'tinta', 13),
    piece('M-92 4C-96 -60 96 -60 92 4L52 8C50 -14 44 -20 30 -20H-30C-44 -20 -50 -14 -52 8Z', 'tinta', {
      seam: 6,
    }),
  );

const message = (place: Place): Art =>
  lay(
    place,
    phone({ x: -48, y: -70 }, 96, 180, 'lilas', line('M26 78H70M26 98H60', 'linho', 9)),
    balloon({ x: -74, y: -132 }, 150, 92, 'linho'),
    line('M-42 -102H42M-42 -76H14', 'petroleo', 10),
  );

/** The clinic case: one agenda for counter, telephone and messages. */
export const clinicCase = {
  caseAgendaDoPosto: {
    alt: 'No balcão de um posto de saúde, sob uma grande cruz verde, uma atendente abre a agenda; a linha vermelha liga o telefone e o celular ao mesmo dia.',
    desktop: {
      width: 720,
      height: 640,
      cloth: [
        quilt(160, [
          [
            ripples('girassol', 'coral', 1),
            plain('girassol'),
            plain('girassol'),
            plain('girassol'),
            plain('girassol'),
          ],
          [plain('girassol'), plain('girassol'), plain('girassol'), plain('girassol'), plain('girassol')],
          [plain('girassol'), plain('girassol'), plain('girassol'), plain('girassol'), plain('girassol')],
          [plain('petroleo'), plain('petroleo'), plain('petroleo'), plain('petroleo'), plain('petroleo')],
        ]),
        cross(360, 226, 182),
        attendant({ x: 178, y: 72, scale: 0.91 }),
        block(-10, 446, 740, 210, 'petroleo', { seam: 10 }),
        patterned(blockPath(0, 550, 720, 90), flags('petroleo', 'ceu'), 90, [0, 550, 8, 1]),
        telephone({ x: 94, y: 362, scale: 0.96 }),
        message({ x: 634, y: 352 }),
        agenda({ x: 360, y: 532, scale: 0.97 }),
      ],
      thread: [
        thread('M634 448C638 512 600 536 560 536S490 486 450 446', { width: 8 }),
        thread('M94 464C90 522 150 538 210 538S350 548 394 530S438 484 450 446', { width: 8, knot: true }),
      ],
    },
    mobile: {
      width: 700,
      height: 420,
      cloth: [
        quilt(140, [
          [
            plain('girassol'),
            plain('girassol'),
            plain('girassol'),
            plain('girassol'),
            quarter('girassol', 'coral', 1),
          ],
          [plain('girassol'), plain('girassol'), plain('girassol'), plain('girassol'), plain('girassol')],
          [plain('petroleo'), plain('petroleo'), plain('petroleo'), plain('petroleo'), plain('petroleo')],
        ]),
        cross(350, 160, 152),
        attendant({ x: 202, y: 12, scale: 0.74 }),
        block(-10, 296, 720, 140, 'petroleo', { seam: 9 }),
        patterned(blockPath(0, 380, 700, 40), flags('petroleo', 'ceu'), 40, [0, 380, 18, 1]),
        telephone({ x: 102, y: 222, scale: 1.02 }),
        message({ x: 598, y: 222, scale: 1.06 }),
        agenda({ x: 350, y: 382, scale: 0.84 }),
      ],
      thread: [
        thread('M600 330C604 376 580 392 540 392S470 350 429 306', { width: 7.5 }),
        thread('M102 330C100 376 140 394 210 394S330 402 372 386S420 340 428 306', {
          width: 7.5,
          knot: true,
        }),
      ],
    },
  },
} satisfies Compositions;

import { block, blockPath, lay, line } from '../cloth.ts';
import type { Compositions } from '../composition.ts';
import { button, pin } from '../motifs/needlework.ts';
import { fromAbove } from '../motifs/people.ts';
import { note } from '../motifs/signs.ts';
import { plain, quarter } from '../patches.ts';
import { chevrons, dots, flags, stripes, waves } from '../patterns.ts';
import { quilt } from '../quilt.ts';
import { thread } from '../thread.ts';

const people = [
  { skin: 'cafe', cloth: 'girassol', hair: 'tinta', style: 'round' },
  { skin: 'trigo', cloth: stripes('linha', 'linho', 1, 2), hair: 'coral', style: 'bun' },
  { skin: 'jambo', cloth: 'petroleo', hair: 'tinta', style: 'cap' },
  { skin: 'mel', cloth: dots('tinta', 'girassol', 2), hair: 'linho', style: 'bun' },
  { skin: 'canela', cloth: 'coral', hair: 'tinta', style: 'bald' },
  { skin: 'cafe', cloth: flags('ceu', 'petroleo'), hair: 'linha', style: 'scarf' },
] as const;

/** The banner of the training page. */
export const training = {
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
} satisfies Compositions;

import { type Art, lay, line } from '../cloth.ts';
import type { Compositions } from '../composition.ts';
import { button } from '../motifs/needlework.ts';
import { type Spine, shelf } from '../motifs/places.ts';
import type { Colour } from '../palette.ts';
import { plain, quarter, ripples } from '../patches.ts';
import { checks, chevrons, dots, flags, scales, stripes, waves } from '../patterns.ts';
import { quilt } from '../quilt.ts';
import { thread } from '../thread.ts';

const firstShelf: readonly Spine[] = [
  [34, 128, 'linha'],
  [44, 108, stripes('girassol', 'tinta', 0, 2)],
  [28, 138, 'petroleo'],
  [38, 116, 'lilas'],
  [46, 132, dots('coral', 'linho', 2)],
  [30, 104, 'tinta'],
  [40, 124, 'ceu'],
  [34, 112, checks('folha', 'girassol', 2)],
  [42, 136, 'coral'],
  [30, 118, 'girassol'],
];

const secondShelf: readonly Spine[] = [
  [44, 124, waves('ceu', 'petroleo', 0, 2)],
  [30, 136, 'girassol'],
  [36, 108, 'tinta'],
  [48, 128, chevrons('lilas', 'tinta', 0, 2)],
  [32, 116, 'linha'],
  [40, 138, 'folha'],
  [30, 112, 'coral'],
  [44, 126, flags('cru', 'linha')],
  [34, 104, 'petroleo'],
  [36, 130, 'lilas'],
];

const thirdShelf: readonly Spine[] = [
  [38, 112, 'coral'],
  [34, 134, 'petroleo'],
  [46, 122, scales('girassol', 'linha')],
  [30, 106, 'lilas'],
  [42, 130, 'ceu'],
  [32, 118, 'tinta'],
  [46, 136, stripes('linho', 'folha', 0, 2)],
  [30, 110, 'linha'],
  [40, 126, 'girassol'],
  [36, 116, 'folha'],
];

const knots: readonly (readonly [x: number, y: number, scale: number, cloth: Colour])[] = [
  [700, 130, 0.72, 'girassol'],
  [880, 84, 0.5, 'coral'],
  [860, 270, 1.1, 'linha'],
  [1060, 170, 0.8, 'lilas'],
  [690, 430, 0.6, 'ceu'],
  [920, 488, 0.72, 'girassol'],
  [1090, 380, 0.95, 'coral'],
];

const ties =
  'M700 130L860 270L1060 170L880 84ZM860 270L690 430L920 488L860 270L1090 380L920 488M1060 170L1090 380';

const graph = (place: Parameters<typeof lay>[0]): Art =>
  lay(
    place,
    line(ties, 'lilas', 4),
    ...knots.map(([x, y, scale, cloth]) => button({ x, y, scale }, cloth, 'tinta')),
  );

/** The banner of the knowledge management page. */
export const knowledgeManagement = {
  gestaoConhecimento: {
    alt: 'De uma estante de livros sai uma linha que amarra botões coloridos num grafo de conhecimento.',
    desktop: {
      width: 1200,
      height: 600,
      cloth: [
        quilt(150, [
          [
            plain('cru'),
            plain('cru'),
            plain('cru'),
            plain('tinta'),
            plain('tinta'),
            plain('tinta'),
            plain('tinta'),
            quarter('tinta', 'petroleo'),
          ],
          [
            plain('cru'),
            plain('cru'),
            plain('cru'),
            plain('tinta'),
            plain('tinta'),
            plain('tinta'),
            plain('tinta'),
            plain('tinta'),
          ],
          [
            plain('cru'),
            plain('cru'),
            plain('cru'),
            plain('tinta'),
            plain('tinta'),
            plain('tinta'),
            plain('tinta'),
            plain('tinta'),
          ],
          [
            plain('cru'),
            plain('cru'),
            plain('cru'),
            plain('tinta'),
            ripples('tinta', 'petroleo', 1),
            plain('tinta'),
            plain('tinta'),
            quarter('tinta', 'petroleo', 1),
          ],
        ]),
        shelf({ x: 36, y: 184 }, 414, firstShelf),
        shelf({ x: 36, y: 372 }, 414, secondShelf),
        shelf({ x: 36, y: 560 }, 414, thirdShelf),
        graph({}),
      ],
      thread: [
        thread(
          'M398 300C470 260 500 330 556 300S600 150 700 130C780 120 800 240 860 270S1000 260 1060 170S1130 300 1090 380S990 500 920 488',
          { width: 7.5 },
        ),
      ],
    },
    mobile: {
      width: 700,
      height: 560,
      cloth: [
        quilt(140, [
          [plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta'), quarter('tinta', 'petroleo')],
          [plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta')],
          [plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta')],
          [plain('cru'), plain('cru'), plain('cru'), plain('cru'), plain('cru')],
        ]),
        graph({ x: -396, y: -36, scale: 0.84 }),
        lay({ x: 22, y: 532 }, shelf({}, 656, [...firstShelf, ...secondShelf.slice(0, 6)])),
      ],
      thread: [
        thread(
          'M64 400C40 330 60 140 192 74C270 60 270 170 326 190S440 180 494 106S560 220 520 284S440 380 376 374',
          { width: 7 },
        ),
      ],
    },
  },
} satisfies Compositions;

import { lay, line } from '../cloth.ts';
import type { Compositions } from '../composition.ts';
import { button, needle } from '../motifs/needlework.ts';
import { balloon, envelope } from '../motifs/signs.ts';
import { moon, plain, quarter, triangle } from '../patches.ts';
import { dots, flags, waves } from '../patterns.ts';
import { quilt } from '../quilt.ts';
import { thread } from '../thread.ts';

const talk = line('M44 62h0M88 62h0M132 62h0', 'tinta', 22);
const answer = line('M40 44H166M40 76H132', 'linho', 10);

/** A letter being sewn shut while the conversation already leaves it. */
export const contact = {
  contact: {
    alt: 'Um envelope de pano fechado com um botão vermelho; uma linha sai de um balão de conversa, passa pelo botão e segue na agulha até outro balão.',
    desktop: {
      width: 720,
      height: 720,
      cloth: [
        quilt(180, [
          [plain('ceu'), quarter('ceu', 'girassol', 3), plain('petroleo'), quarter('petroleo', 'coral', 1)],
          [quarter('ceu', 'lilas'), plain('ceu'), plain('petroleo'), dots('petroleo', 'lilas')],
          [triangle('folha', 'girassol'), plain('folha'), plain('lilas'), waves('cru', 'petroleo')],
          [flags('tinta', 'coral'), plain('tinta'), plain('tinta'), moon('tinta', 'girassol')],
        ]),
        balloon({ x: 56, y: 86 }, 176, 124, 'linho'),
        lay({ x: 56, y: 86 }, talk),
        balloon({ x: 648, y: 150, mirror: true }, 206, 120, 'linha'),
        lay({ x: 442, y: 150 }, answer),
        envelope({ x: 96, y: 328 }, 528, 344, 'linho', 'girassol'),
        button({ x: 360, y: 544, scale: 1.05 }, 'linha'),
      ],
      thread: [
        thread(
          'M88 250C60 350 170 380 246 438C300 480 330 520 360 544C420 590 500 560 508 500C514 460 500 440 494 412',
        ),
        needle({ x: 606, y: 314, turn: 139, scale: 0.5 }),
      ],
    },
    mobile: {
      width: 700,
      height: 420,
      cloth: [
        quilt(140, [
          [
            quarter('ceu', 'lilas', 2),
            plain('ceu'),
            plain('ceu'),
            plain('petroleo'),
            dots('petroleo', 'lilas'),
          ],
          [plain('ceu'), plain('ceu'), plain('petroleo'), plain('petroleo'), waves('cru', 'petroleo')],
          [
            flags('tinta', 'coral'),
            plain('tinta'),
            plain('tinta'),
            plain('folha'),
            quarter('coral', 'linha', 2),
          ],
        ]),
        balloon({ x: 34, y: 40 }, 176, 124, 'linho'),
        lay({ x: 34, y: 40 }, talk),
        envelope({ x: 236, y: 118 }, 420, 268, 'linho', 'girassol'),
        button({ x: 446, y: 288, scale: 0.85 }, 'linha'),
      ],
      thread: [
        thread(
          'M446 288C400 220 330 240 262 276C200 310 120 330 92 272C60 200 190 180 250 130C300 88 360 70 424 74',
          { width: 7 },
        ),
        needle({ x: 590, y: 46, turn: 170, scale: 0.56 }),
      ],
    },
  },
} satisfies Compositions;

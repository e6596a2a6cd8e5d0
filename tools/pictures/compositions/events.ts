import { type Art, block, blockPath, disc, lay, line, piece, raw } from '../cloth.ts';
import type { Compositions } from '../composition.ts';
import { figure, hand } from '../motifs/people.ts';
import type { Colour } from '../palette.ts';
import { leaf, moon, plain, quarter, star } from '../patches.ts';
import { chevrons, crosses, dots, stripes } from '../patterns.ts';
import { quilt } from '../quilt.ts';
import { thread } from '../thread.ts';

const key = (x: number, y: number, w: number, cloth: Colour, mark: Art = ''): Art =>
  lay(
    { x, y },
    block(0, 10, w, 120, 'tinta', { r: 18, seam: false }),
    block(0, 0, w, 112, cloth, { r: 18, seam: 9 }),
    lay({ x: w / 2, y: 56 }, mark),
  );

const listener = (x: number, y: number, skin: Colour, hair: Colour, cloth: Colour): Art =>
  lay(
    { x, y },
    piece('M-62 150V86A48 48 0 0 1 -14 46H14A48 48 0 0 1 62 86V150Z', cloth),
    line('M0 24V56', skin, 24),
    disc(0, 0, 36, hair, { seam: 7 }),
  );

/** The two events. */
export const events = {
  workshopAcessibilidade: {
    alt: 'Um teclado de tecido: a tecla de acessibilidade tem o contorno de foco costurado em vermelho, e um dedo toca a barra de espaço.',
    width: 900,
    height: 600,
    cloth: [
      quilt(150, [
        [
          plain('petroleo'),
          plain('petroleo'),
          plain('petroleo'),
          plain('petroleo'),
          plain('petroleo'),
          dots('petroleo', 'folha'),
        ],
        [
          plain('petroleo'),
          plain('petroleo'),
          plain('petroleo'),
          plain('petroleo'),
          plain('petroleo'),
          plain('petroleo'),
        ],
        [
          plain('petroleo'),
          plain('petroleo'),
          plain('petroleo'),
          plain('petroleo'),
          plain('petroleo'),
          plain('petroleo'),
        ],
        [
          crosses('petroleo', 'folha'),
          plain('petroleo'),
          plain('petroleo'),
          plain('petroleo'),
          plain('petroleo'),
          plain('petroleo'),
        ],
      ]),
      key(70, 84, 130, 'linho', line('M-22 22V-22H22', 'tinta', 9)),
      key(224, 84, 130, 'lilas', disc(0, 0, 24, 'tinta', raw) + disc(0, 0, 10, 'lilas', raw)),
      key(
        378,
        84,
        130,
        'coral',
        piece('M0 -30A30 30 0 0 0 30 0A30 30 0 0 0 0 30A30 30 0 0 0 -30 0A30 30 0 0 0 0 -30Z', 'tinta', raw),
      ),
      key(532, 84, 130, 'ceu', line('M-24 0H24M0 -24V24', 'tinta', 9)),
      key(686, 84, 150, 'linho', line('M34 -20V14H-30M-12 -6L-32 14L-12 34', 'tinta', 9)),
      key(
        70,
        240,
        210,
        'girassol',
        line('M-58 -14H40M20 -32L44 -14L20 4M58 -36V8M58 26H-40M-20 8L-44 26L-20 44M-58 4V48', 'tinta', 8),
      ),
      key(
        308,
        240,
        220,
        'linho',
        lay(
          { y: -2 },
          disc(0, -34, 13, 'linha', raw),
          line('M-38 -12H38M0 -12V14M0 14L-20 44M0 14L20 44', 'linha', 10),
        ),
      ),
      key(556, 240, 130, 'lilas', line('M-16 24V-24M4 24V-8M24 24V-24', 'tinta', 10)),
      key(710, 240, 126, 'coral', line('M-20 10L0 -14L20 10', 'tinta', 10)),
      key(150, 396, 480, 'ceu', line('M-90 18V28H90V18', 'tinta', 9)),
      key(656, 396, 180, 'girassol', line('M-40 0H40M18 -20L42 0L18 20', 'tinta', 9)),
      hand({ x: 560, y: 660, turn: -28, scale: 1.34 }, 'jambo', {
        fingers: [124, 0, 0, 0, 1],
        sleeve: stripes('linha', 'linho', 0, 2),
        length: 200,
      }),
    ],
    thread: [thread(blockPath(296, 228, 244, 146, 28), { width: 8 })],
  },
  palestraGestao: {
    alt: 'Uma palestrante ao microfone; suas palavras correm por uma linha vermelha até a plateia.',
    width: 900,
    height: 600,
    cloth: [
      quilt(150, [
        [
          plain('petroleo'),
          plain('petroleo'),
          plain('petroleo'),
          plain('petroleo'),
          plain('petroleo'),
          plain('petroleo'),
        ],
        [
          quarter('petroleo', 'coral'),
          quarter('petroleo', 'coral', 1),
          plain('petroleo'),
          plain('petroleo'),
          plain('petroleo'),
          plain('petroleo'),
        ],
        [
          quarter('petroleo', 'coral', 3),
          quarter('petroleo', 'coral', 2),
          plain('petroleo'),
          plain('petroleo'),
          plain('petroleo'),
          plain('petroleo'),
        ],
        [plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta')],
      ]),
      block(420, 60, 420, 250, 'linho', { r: 8, seam: 11 }),
      lay(
        { x: 470, y: 110 },
        quilt(75, [
          [star('petroleo', 'girassol'), plain('cru'), leaf('girassol', 'folha')],
          [plain('cru'), moon('lilas', 'tinta'), plain('cru')],
        ]),
      ),
      line('M720 130H800M720 164H780M720 198H800M720 232H764', 'tinta', 10),
      figure(
        { x: 150, y: 204, scale: 1.3 },
        {
          skin: 'canela',
          cloth: chevrons('linho', 'linha', 0, 2),
          hair: 'tinta',
          style: 'long',
          arms: ['M-36 84L-70 40', 'M36 84L60 110'],
        },
      ),
      piece('M80 470L96 340H214L230 470Z', 'girassol', { seam: 9 }),
      line('M196 340C196 300 210 280 226 268', 'tinta', 7),
      disc(230, 260, 15, 'tinta', raw),
      ...[
        ['cafe', 'tinta', 'girassol'],
        ['trigo', 'coral', 'lilas'],
        ['jambo', 'linha', 'coral'],
        ['mel', 'linho', 'ceu'],
        ['canela', 'tinta', 'linho'],
      ].map(([skin, hair, cloth], i) =>
        listener(330 + i * 128, 470 - (i % 2) * 16, skin as Colour, hair as Colour, cloth as Colour),
      ),
    ],
    thread: [
      thread(
        'M246 254C300 220 330 260 330 330S320 400 340 430C400 400 440 400 458 430S540 420 586 450S680 400 714 434S820 420 842 450',
        { width: 8 },
      ),
    ],
  },
} satisfies Compositions;

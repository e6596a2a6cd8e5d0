import { lay, line, piece } from '../cloth.ts';
import type { Compositions } from '../composition.ts';
import { bust, shoulders } from '../motifs/bust.ts';
import { button, needle } from '../motifs/needlework.ts';
import { hand, patterned } from '../motifs/people.ts';
import { eye, pencil } from '../motifs/signs.ts';
import { domes, leaf, moon, plain, quarter, scene, sun } from '../patches.ts';
import { crosses, dots, flags, stripes, waves } from '../patterns.ts';
import { quilt, quiltShape, type Rows } from '../quilt.ts';
import { thread } from '../thread.ts';

const small = { x: -16, y: -22, scale: 0.53 };

const woman = scene(
  'girassol',
  lay(
    small,
    bust({
      skin: 'jambo',
      behind: piece(
        'M92 150A108 108 0 0 1 308 150V262A40 40 0 0 1 268 300H132A40 40 0 0 1 92 262Z',
        'tinta',
        { seam: false },
      ),
      clothes: patterned(shoulders, stripes('linha', 'coral', 1, 2), 72, [38, 280, 5, 2]),
      front: piece('M124 170C132 96 200 78 276 168C290 96 238 74 200 74C150 74 112 110 124 170Z', 'tinta', {
        seam: false,
      }),
      worn: line('M124 226h0M276 226h0', 'girassol', 20),
      eyes: 'smiling',
    }),
  ),
);

const man = scene(
  'ceu',
  lay(
    small,
    bust({
      skin: 'mel',
      clothes:
        piece(shoulders, 'petroleo', { seam: false }) +
        piece('M158 286L200 344 242 286Z', 'linho', { seam: false }),
      beard: piece('M124 196H140Q150 224 200 222Q250 224 260 196H276A76 84 0 0 1 124 196Z', 'tinta', {
        seam: false,
      }),
      front: piece('M122 162A78 82 0 0 1 278 162Q250 150 244 124Q196 150 160 124Q150 150 122 162Z', 'tinta', {
        seam: false,
      }),
      worn: line(
        'M146 186a22 22 0 1 0 44 0a22 22 0 1 0 -44 0M210 186a22 22 0 1 0 44 0a22 22 0 1 0 -44 0M190 184Q200 176 210 184',
        'linha',
        6.5,
      ),
    }),
  ),
);

const research = scene(
  'coral',
  lay({ x: 90, y: 90 }, eye({}, 150, { iris: 'girassol' })),
  line('M44 40L56 56M90 24V44M136 40L124 56', 'tinta', 6),
);
const touch = scene(
  'petroleo',
  hand({ x: 88, y: 178, scale: 0.86 }, 'canela', { cuff: 'girassol', sleeve: plain('lilas'), length: 20 }),
);
const draw = scene(
  'lilas',
  pencil({ x: 26, y: 154, turn: -45, scale: 0.6 }, 'girassol', 'coral'),
  line('M26 154C60 150 64 170 96 160S140 160 160 154', 'tinta', 5),
);
const fasten = scene('ceu', button({ x: 90, y: 90, scale: 1.32 }, 'tinta', 'girassol'));

/** The quilt rises to the right: design (pencil), research (eye) and people (faces, hand) among plain patches. */
const desktop: Rows = [
  [null, null, quarter('lilas', 'tinta'), domes('girassol', 'coral'), plain('petroleo')],
  [null, waves('ceu', 'petroleo'), research, quarter('cru', 'linha', 3), man],
  [
    null,
    sun('girassol', 'linho'),
    quarter('petroleo', 'ceu', 2),
    stripes('tinta', 'lilas'),
    moon('coral', 'linho'),
  ],
  [flags('cru', 'petroleo'), quarter('lilas', 'linha', 1), fasten, crosses('folha', 'girassol'), touch],
  [null, woman, leaf('tinta', 'coral'), draw, dots('tinta', 'lilas')],
];

const mobile: Rows = [
  [null, quarter('lilas', 'tinta'), domes('girassol', 'coral'), plain('petroleo')],
  [waves('ceu', 'petroleo'), research, quarter('cru', 'linha', 3), man],
  [woman, quarter('petroleo', 'ceu', 2), stripes('tinta', 'lilas'), touch],
  [quarter('lilas', 'linha'), fasten, crosses('folha', 'girassol'), draw],
];

/** The first thing a visitor sees. */
export const homeHero = {
  homeHero: {
    alt: 'Colcha de retalhos que sobe em degraus: um olho atento, um lápis, uma mão aberta e duas pessoas sorrindo, tudo ligado por uma linha vermelha que termina na agulha.',
    desktop: {
      width: 900,
      height: 900,
      budget: 9216,
      cloth: [quilt(180, desktop)],
      shape: quiltShape(180, desktop),
      thread: [
        thread(
          'M8 704C110 640 200 566 262 566C372 566 390 704 492 704C640 704 620 560 606 452C590 330 560 300 620 270C700 232 712 190 724 158C730 140 738 128 747 118',
          { width: 8 },
        ),
        needle({ x: 886, y: 10, turn: 143, scale: 0.6 }),
      ],
    },
    mobile: {
      width: 700,
      height: 600,
      budget: 9216,
      cloth: [quilt(175, mobile)],
      shape: quiltShape(175, mobile),
      thread: [
        thread(
          'M8 560C60 520 120 520 170 552C230 590 330 596 380 556C440 508 440 450 430 392C420 320 400 290 450 262C520 226 540 190 552 150C556 136 562 124 570 116',
          { width: 8 },
        ),
        needle({ x: 692, y: 16, turn: 143, scale: 0.52 }),
      ],
    },
  },
} satisfies Compositions;

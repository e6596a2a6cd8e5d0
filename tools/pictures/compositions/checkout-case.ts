import { type Art, block, blockPath, circlePath, disc, lay, line, type Place, piece, raw } from '../cloth.ts';
import type { Compositions } from '../composition.ts';
import { bust, shoulders } from '../motifs/bust.ts';
import { hand, patterned } from '../motifs/people.ts';
import { balloon } from '../motifs/signs.ts';
import { flower, plain } from '../patches.ts';
import { stripes } from '../patterns.ts';
import { quilt } from '../quilt.ts';
import { thread } from '../thread.ts';

const dress = flower('coral', 'linha', 'girassol');

const loaf = (place: Place): Art =>
  lay(
    place,
    piece('M-92 44C-112 -10 -70 -58 0 -58C70 -58 112 -10 92 44Q88 56 74 56H-74Q-88 56 -92 44Z', 'mel', {
      seam: 8,
    }),
    line('M-46 -26L-22 6M0 -36L24 -4M42 -28L62 2', 'linho', 11),
  );

/** The till: a photograph instead of a code, two short lines, a keypad to feel, a loudspeaker. */
const till = (place: Place): Art =>
  lay(
    place,
    block(112, 470, 96, 160, 'tinta', { seam: 8 }),
    block(0, 0, 320, 500, 'petroleo', { r: 34, seam: 11 }),
    block(26, 26, 268, 290, 'linho', { r: 18, seam: 8 }),
    block(48, 48, 224, 150, 'girassol', { r: 12, seam: 6 }),
    loaf({ x: 160, y: 124, scale: 0.94 }),
    line('M58 232H210M58 268H160', 'tinta', 18),
    disc(244, 268, 30, 'folha', { seam: 5 }),
    line('M230 268L241 279L259 256', 'linho', 8),
    ...Array.from({ length: 9 }, (_, i) =>
      block(150 + (i % 3) * 48, 340 + Math.floor(i / 3) * 46, 40, 38, i === 8 ? 'linho' : 'girassol', {
        r: 9,
        seam: false,
      }),
    ),
    line('M218 405h0', 'tinta', 12),
    disc(84, 406, 52, 'tinta', { seam: 7 }),
    line('M64 390h0M84 390h0M104 390h0M64 410h0M84 410h0M104 410h0M74 430h0M94 430h0', 'ceu', 9),
  );

const shopper = (place: Place): Art =>
  lay(
    place,
    bust({
      skin: 'jambo',
      behind: [
        [200, 104, 60],
        [138, 122, 50],
        [262, 122, 50],
        [106, 172, 38],
        [294, 172, 38],
      ]
        .map(([x, y, r]) => disc(x as number, y as number, r as number, 'linho', raw))
        .join(''),
      clothes:
        patterned(shoulders, dress, 66, [38, 286, 5, 2]) +
        piece('M151 286H249Q248 336 200 338Q152 336 151 286Z', 'jambo', raw),
      front: [
        [152, 112, 30],
        [198, 100, 32],
        [244, 110, 30],
      ]
        .map(([x, y, r]) => disc(x as number, y as number, r as number, 'linho', raw))
        .join(''),
      worn: line(
        `${circlePath(166, 187, 25)}${circlePath(234, 187, 25)}M191 184Q200 176 209 184M141 184L126 180M259 184L274 180`,
        'girassol',
        6.5,
      ),
      eyes: 'smiling',
      mouth: 'laugh',
      brows: 'linho',
    }),
  );

/** An awning 800 wide, of strips with round ends. */
const awning = Array.from({ length: 10 }, (_, i) =>
  piece(`M${i * 80} 0h80v56a40 34 0 0 1 -80 0Z`, i % 2 ? 'linho' : 'folha', { seam: 7 }),
).join('');

const bag = (place: Place): Art =>
  lay(
    place,
    lay(
      { x: 132, y: 40, turn: 8 },
      block(-30, -190, 60, 240, 'mel', { r: 30, seam: 7 }),
      line('M-12 -150L14 -124M-12 -104L14 -78', 'linho', 8),
    ),
    patterned(blockPath(0, 0, 170, 230, 8), stripes('girassol', 'coral', 1, 2), 85, [0, 0, 2, 3]),
  );

/** The checkout case: the till that speaks. */
export const checkoutCase = {
  caseCaixaQueConversa: {
    alt: 'Um caixa de mercado com foto de pão na tela e teclado em relevo fala: a linha vira onda sonora num balão e chega ao ouvido de uma senhora de óculos.',
    width: 800,
    height: 800,
    cloth: [
      quilt(160, [
        [plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu')],
        [plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu')],
        [plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu')],
        [plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu')],
        [plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas')],
      ]),
      awning,
      bag({ x: 634, y: 620 }),
      till({ x: 412, y: 176, scale: 0.96 }),
      balloon({ x: 420, y: 132, mirror: true }, 280, 160, 'linho'),
      shopper({ x: -14, y: 330, scale: 1.18 }),
      hand({ x: 488, y: 816, turn: 34, scale: 1.16 }, 'jambo', {
        sleeve: dress,
        fingers: [104, 0, 0, 0, 1],
        length: 200,
      }),
    ],
    thread: [
      thread(
        'M492 566C420 580 374 500 374 420S396 300 400 250S392 212 384 212S364 172 350 172S326 252 310 252S286 160 270 160S246 262 230 262S206 190 190 190S176 212 150 214C80 220 50 300 60 400S90 540 134 552',
        { width: 8 },
      ),
    ],
  },
} satisfies Compositions;

import {
  type Art,
  block,
  blockPath,
  disc,
  lay,
  line,
  type Place,
  piece,
  raw,
  seam,
  shade,
} from '../cloth.ts';
import type { Compositions } from '../composition.ts';
import { bust, shoulders } from '../motifs/bust.ts';
import { needle } from '../motifs/needlework.ts';
import { hand, patterned } from '../motifs/people.ts';
import { plain, quarter, ripples } from '../patches.ts';
import { dots, stripes } from '../patterns.ts';
import { quilt } from '../quilt.ts';
import { thread } from '../thread.ts';

const shirt = stripes('linho', 'linha', 0, 2);

/** What each panel answers: a question, when, where the key is, with care, done. */
const signs: readonly Art[] = [
  line('M-24 -22A24 24 0 1 1 6 6Q0 10 0 22M0 46h0', 'linha', 13),
  disc(0, 0, 36, 'linho', { seam: 5 }) + line('M0 -20V0L14 12', 'tinta', 8),
  line('M-10 -24A18 18 0 1 0 -9 -24ZM2 2L30 32M18 20L30 8', 'tinta', 11),
  piece('M0 36L-34 2A23 23 0 0 1 0 -28A23 23 0 0 1 34 2Z', 'linha', { seam: 5 }),
  line('M-28 4L-8 26L30 -22', 'linho', 14),
];

/** The folded card: panels of 100 by 176, each leaning against the one before. */
const card = (place: Place): Art =>
  lay(
    place,
    ...(['linho', 'coral', 'girassol', 'lilas', 'folha'] as const).map((cloth, i) => {
      const x = i * 100;
      const [from, to] = i % 2 ? [34, 0] : [0, 34];
      const panel = `M${x} ${from}L${x + 100} ${to}V${to + 176}L${x} ${from + 176}Z`;
      return (
        piece(panel, cloth, { seam: 8 }) +
        (i % 2 ? shade(panel, 0.12) : '') +
        lay({ x: x + 50, y: 105 }, signs[i] as Art)
      );
    }),
  );

const volunteer = bust({
  skin: 'cafe',
  clothes:
    patterned(shoulders, shirt, 60, [38, 286, 6, 2]) +
    piece('M152 286H248A48 44 0 0 1 152 286Z', 'cafe', raw),
  front:
    piece('M118 158C110 90 150 62 200 62C250 62 290 90 282 158C262 148 138 148 118 158Z', 'girassol', raw) +
    piece('M118 156C150 134 250 134 282 156L318 166C300 178 110 172 118 156Z', 'linha', { seam: 5 }) +
    seam('M200 66V134M162 76C148 96 144 116 142 136M238 76C252 96 256 116 258 136', 'girassol') +
    line('M200 58h0', 'linha', 18),
  eyes: 'smiling',
  mouth: 'laugh',
  ink: 'linho',
  brows: 'tinta',
});

const sleeve = 'M440 372C560 380 590 440 616 520L684 690L640 800H480Z';
const unfolded = { x: 214, y: 472, turn: -22, scale: 1.02 };
/** Holds the last panel: the fingers lie behind it, the thumb before it. */
const holding = { x: 700, y: 611, turn: 4, scale: 1.2 };

/** The handbook case: the answers that fit into a pocket. */
export const handbookCase = {
  caseManualDeBolso: {
    alt: 'Um voluntário de boné e avental puxa do bolso um cartão dobrado em sanfona, com um desenho em cada dobra: interrogação, relógio, chave, coração e sinal de feito.',
    width: 800,
    height: 800,
    cloth: [
      quilt(160, [
        [plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu'), quarter('ceu', 'coral', 1)],
        [plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu')],
        [plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu')],
        [plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu')],
        [ripples('ceu', 'linho', 1), plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu')],
      ]),
      patterned(sleeve, shirt, 78, [430, 322, 4, 7]),
      shade(sleeve, 0.16),
      lay({ x: 60, y: -50, scale: 1.3 }, volunteer),
      patterned(blockPath(109.4, 469, 421.2, 340), shirt, 78, [109.4, 477.8, 6, 5]),
      line('M196 330L220 470M444 330L420 470', 'petroleo', 34),
      piece('M196 430H444V520C470 540 500 560 530 570V800H109V570C140 560 170 540 196 520Z', 'petroleo', {
        seam: 12,
      }),
      hand(holding, 'cafe', { sleeve: shirt, cuff: 'linha', fingers: [60, 66, 60, 46, 0], length: 240 }),
      card(unfolded),
      lay(holding, line('M34 -50L8 -136', 'cafe', 24)),
      patterned(blockPath(180, 624, 270, 200, 18), dots('girassol', 'tinta', 2), 54, [180, 624, 5, 4]),
      block(168, 612, 294, 48, 'linha', { r: 12, seam: 7 }),
    ],
    thread: [
      thread('M6 600C60 560 100 640 180 636H430C540 640 640 606 659 485L592 319C564 230 620 190 684 222', {
        width: 9,
      }),
      needle({ x: 770, y: 80, turn: 120, scale: 0.6 }),
    ],
  },
} satisfies Compositions;

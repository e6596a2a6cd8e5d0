import { type Art, block, blockPath, disc, lay, line, piece, raw, seam } from '../cloth.ts';
import type { Compositions } from '../composition.ts';
import { button, needle } from '../motifs/needlework.ts';
import { hand, patterned } from '../motifs/people.ts';
import { pencil } from '../motifs/signs.ts';
import type { Colour } from '../palette.ts';
import { plain, quarter, ripples, star } from '../patches.ts';
import { checks, stripes } from '../patterns.ts';
import { quilt } from '../quilt.ts';
import { thread } from '../thread.ts';

/** Teaching material, each piece upright with its foot at the origin, before it is fanned out of the drawer. */
const ruler =
  block(-30, -440, 60, 440, 'coral', { r: 6, seam: 6 }) +
  line(Array.from({ length: 9 }, (_, i) => `M-22 ${-400 + i * 32}h${i % 2 ? 18 : 30}`).join(''), 'tinta', 5);

const pinwheel =
  line('M0 0V-420', 'cafe', 13) +
  (['linha', 'linho', 'lilas', 'linho'] as const)
    .map((cloth, i) =>
      lay({ y: -420, turn: i * 90 }, piece('M0 0V-112A56 56 0 0 1 0 0Z', cloth, { seam: 7 })),
    )
    .join('') +
  disc(0, -420, 15, 'tinta', raw);

const exerciseBook =
  patterned(blockPath(-78, -420, 156, 420, 8), checks('lilas', 'tinta', 3), 78, [-78, -420, 2, 6]) +
  block(-78, -420, 28, 420, 'linha', { seam: 6 }) +
  block(-30, -388, 90, 64, 'linho', { r: 6, seam: 5 }) +
  line('M-12 -364H42M-12 -346H24', 'tinta', 6);

const lessonPlan =
  block(-92, -452, 184, 452, 'linho', { r: 6, seam: 9 }) +
  lay({ x: -64, y: -424 }, quilt(64, [[star('petroleo', 'girassol'), quarter('coral', 'linha', 3)]])) +
  line('M-60 -322H60', 'tinta', 14) +
  line('M-60 -288H52M-60 -262H60M-60 -236H30', 'lilas', 9) +
  line('M-60 -196H-20M-60 -170H-30', 'lilas', 9) +
  disc(36, -178, 34, 'folha', { seam: 5 }) +
  line('M20 -178L32 -166L54 -192', 'linho', 8);

const brush =
  block(-13, -330, 26, 330, 'linha', { r: 8, seam: false }) +
  seam('M0 -320V-40', 'linha', 2.4) +
  block(-20, -372, 40, 48, 'linho', { r: 4, seam: 5 }) +
  piece('M-20 -372C-34 -420 -6 -440 6 -478C26 -440 32 -410 20 -372Z', 'tinta', { seam: 6 });

const fan: readonly (readonly [turn: number, reach: number, art: Art])[] = [
  [-22, 120, ruler],
  [-34, 66, pinwheel],
  [39, 80, brush],
  [25, 130, pencil({ y: -470, turn: 90, scale: 1.4 }, 'ceu', 'coral')],
  [-9, 130, exerciseBook],
  [8, 120, lessonPlan],
];

/** Holds the lesson plan by its edge: the fingers lie behind the sheet, the thumb before it. */
const taking = { x: 566, y: 28, turn: 194, scale: 1.2 };

const folders = (['lilas', 'coral', 'ceu', 'linha', 'petroleo', 'linho'] as const).map((cloth, i) => {
  const [y, tab] = [452 + i * 15, 132 + i * 92];
  return piece(
    `M112 ${y + 26}H${tab}L${tab + 10} ${y}H${tab + 72}L${tab + 82} ${y + 26}H688V620H112Z`,
    cloth,
    { seam: 5 },
  );
});

const closed = (x: number, cloth: Colour): Art =>
  block(x, 730, 316, 120, cloth, { r: 8, seam: 8 }) +
  block(x + 108, 752, 100, 40, 'linho', { r: 5, seam: 4 });

/** The archive case: the drawer that a school opened. */
export const archiveCase = {
  caseGavetaAberta: {
    alt: 'De uma gaveta aberta sobe um leque de material escolar: catavento, régua, caderno, lápis e pincel; uma mão tira a folha de um plano de aula.',
    width: 800,
    height: 800,
    cloth: [
      quilt(160, [
        [
          ripples('petroleo', 'folha', 1),
          plain('petroleo'),
          plain('petroleo'),
          plain('petroleo'),
          quarter('petroleo', 'folha', 3),
        ],
        [plain('petroleo'), plain('petroleo'), plain('petroleo'), plain('petroleo'), plain('petroleo')],
        [plain('petroleo'), plain('petroleo'), plain('petroleo'), plain('petroleo'), plain('petroleo')],
        [plain('petroleo'), plain('petroleo'), plain('petroleo'), plain('petroleo'), plain('petroleo')],
        [plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta')],
      ]),
      disc(400, 390, 272, 'girassol', { seam: 12 }),
      block(48, 500, 704, 320, 'cafe', { r: 18, seam: 9 }),
      hand(taking, 'jambo', { sleeve: stripes('coral', 'linho', 0, 2), fingers: [48, 52, 48, 40, 0] }),
      ...fan.map(([turn, reach, art]) => lay({ x: 400, y: 720, turn }, lay({ y: -reach }, art))),
      lay(taking, line('M30 -50L2 -138', 'jambo', 25)),
      ...folders,
      closed(76, 'lilas'),
      closed(408, 'girassol'),
      block(72, 560, 656, 152, 'coral', { r: 14, seam: 11 }),
      block(300, 582, 200, 62, 'linho', { r: 6, seam: 5 }),
      line('M326 604H474M326 624H420', 'tinta', 7),
      button({ x: 400, y: 678, scale: 0.44 }, 'tinta', 'linho'),
    ],
    thread: [
      thread('M400 678C260 700 30 660 40 520S210 440 300 400S330 240 250 200S150 150 170 100', { width: 9 }),
      needle({ x: 292, y: 18, turn: 146, scale: 0.6 }),
    ],
  },
} satisfies Compositions;

import { type Art, block, blockPath, disc, lay, line, piece, raw, seam } from '../cloth.ts';
import type { Compositions } from '../composition.ts';
import { figure, patterned, wheelchairFigure } from '../motifs/people.ts';
import { tallTree, tree } from '../motifs/places.ts';
import type { Colour } from '../palette.ts';
import { plain, triangle } from '../patches.ts';
import { checks, dots, flags } from '../patterns.ts';
import { quilt, type Rows } from '../quilt.ts';
import { thread } from '../thread.ts';

/** The wavy building of the centre of São Paulo, 300 wide, its lower left corner at the origin. */
const wavyTower = (place: Parameters<typeof lay>[0], h: number): Art => {
  const floors = Math.floor(h / 26);
  const wave = Array.from(
    { length: floors },
    (_, i) => `M0 ${-14 - i * 26}c50 -22 100 -22 150 0s100 22 150 0`,
  ).join('');
  return lay(
    place,
    piece(`M0 0V${-h}c50 -22 100 -22 150 0s100 22 150 0V0Z`, 'linho', { seam: false }),
    line(wave, 'lilas', 9),
    seam(`M0 ${-h + 4}c50 -22 100 -22 150 0s100 22 150 0`, 'linho', 2.4),
  );
};

/** The stepped tower with its mast, 200 wide. */
const steppedTower = (place: Parameters<typeof lay>[0]): Art =>
  lay(
    place,
    line('M100 -420V-500', 'tinta', 6),
    piece('M100 -500H148L136 -486L148 -472H100Z', 'linha', raw),
    piece('M0 0V-210H30V-300H54V-362H78V-420H122V-362H146V-300H170V-210H200V0Z', 'girassol', { seam: 8 }),
    line('M30 -180V-30M58 -270V-30M86 -390V-30M114 -390V-30M142 -270V-30M170 -180V-30', 'tinta', 7, '12 17'),
  );

/** The museum hung from two red beams, 330 wide. */
const hungMuseum = (place: Parameters<typeof lay>[0]): Art =>
  lay(
    place,
    patterned(blockPath(22, -150, 286, 78), checks('tinta', 'ceu', 3), 78, [22, -150, 4, 1]),
    block(14, -164, 302, 16, 'cru', raw),
    block(14, -74, 302, 14, 'cru', raw),
    piece('M0 0V-196H330V0H300V-170H30V0Z', 'linha', { seam: 7 }),
    figure({ x: 120, y: -46, scale: 0.23 }, { skin: 'cafe', cloth: 'tinta', hair: 'tinta' }),
    figure({ x: 200, y: -46, scale: 0.23 }, { skin: 'trigo', cloth: 'petroleo', hair: 'coral' }),
  );

/** The cable bridge with its crossed mast, 400 wide; its cables are sewn. */
const cableBridge = (place: Parameters<typeof lay>[0]): Art =>
  lay(
    place,
    line('M150 0L236 -330M250 0L164 -330', 'cru', 20),
    line(
      [0, 1, 2, 3, 4]
        .map(
          (i) =>
            `M${178 + i * 3} ${-290 + i * 34}L${10 + i * 34} -64M${222 - i * 3} ${-290 + i * 34}L${390 - i * 34} -64`,
        )
        .join(''),
      'petroleo',
      3.4,
      '9 6',
    ),
    line('M166 -160H234', 'cru', 14),
    block(-20, -70, 440, 22, 'petroleo', { seam: 5 }),
  );

const pavement: Rows[number] = Array.from(
  { length: 8 },
  (_, i) =>
    [
      flags('linho', 'tinta'),
      triangle('tinta', 'linho', 3),
      flags('tinta', 'linho', 2),
      triangle('linho', 'tinta', 1),
    ][i % 4] as Rows[number][number],
);

/** São Paulo, where the studio is. */
export const aboutPage = {
  sobre: {
    alt: 'São Paulo em retalhos: um prédio ondulado, uma torre em degraus, um museu suspenso por vigas vermelhas e uma ponte de cabos costurados, sobre a calçada geométrica.',
    desktop: {
      width: 1200,
      height: 640,
      cloth: [
        quilt(
          150,
          Array.from({ length: 4 }, () => Array.from({ length: 8 }, () => plain('ceu'))),
        ),
        disc(600, 150, 84, 'coral', { seam: 10 }),
        lay(
          { x: 556, y: 560 },
          ...[
            [0, 240, 'petroleo'],
            [70, 330, 'folha'],
            [150, 200, 'petroleo'],
          ].map(([x, h, wall]) =>
            block(x as number, -(h as number), 76, h as number, wall as Colour, { seam: 6 }),
          ),
        ),
        wavyTower({ x: 30, y: 560 }, 420),
        steppedTower({ x: 346, y: 560 }),
        cableBridge({ x: 840, y: 560 }),
        hungMuseum({ x: 560, y: 560 }),
        tree({ x: 336, y: 562, scale: 0.54 }, 'folha', 'coral'),
        tallTree({ x: 908, y: 562, scale: 0.42 }, 'folha'),
        quilt(80, [[...pavement, ...pavement.slice(0, 7)]], { y: 560 }),
        wheelchairFigure(
          { x: 1120, y: 448, scale: 0.52, mirror: true },
          { skin: 'mel', cloth: 'linha', hair: 'tinta' },
        ),
        figure(
          { x: 262, y: 460, scale: 0.52 },
          { skin: 'jambo', cloth: dots('girassol', 'tinta', 2), hair: 'tinta', style: 'bun' },
        ),
      ],
      thread: [
        thread(
          'M4 92C80 60 120 150 180 142S300 110 340 130S420 110 446 96S560 180 640 120S760 300 800 364S980 260 1040 232S1150 180 1196 200',
          { width: 8 },
        ),
      ],
    },
    mobile: {
      width: 700,
      height: 600,
      cloth: [
        quilt(
          140,
          Array.from({ length: 4 }, () => Array.from({ length: 5 }, () => plain('ceu'))),
        ),
        disc(520, 130, 70, 'coral', { seam: 10 }),
        lay(
          { x: 400, y: 520 },
          ...[
            [0, 240, 'petroleo'],
            [70, 330, 'folha'],
            [150, 220, 'petroleo'],
            [226, 280, 'folha'],
          ].map(([x, h, wall]) =>
            block(x as number, -(h as number), 76, h as number, wall as Colour, { seam: 6 }),
          ),
        ),
        wavyTower({ x: -60, y: 520 }, 400),
        steppedTower({ x: 226, y: 520, scale: 0.94 }),
        hungMuseum({ x: 360, y: 520, scale: 1 }),
        quilt(80, [[...pavement, ...pavement.slice(0, 1)]], { y: 520 }),
        figure(
          { x: 150, y: 424, scale: 0.52 },
          { skin: 'jambo', cloth: dots('girassol', 'tinta', 2), hair: 'tinta', style: 'bun' },
        ),
      ],
      thread: [
        thread('M4 100C60 70 140 150 220 120S300 60 322 96S440 200 520 130S620 180 696 150', { width: 7.5 }),
      ],
    },
  },
} satisfies Compositions;

import { type Art, block, blockPath, disc, lay, line, piece, raw, seam } from '../cloth.ts';
import type { Compositions } from '../composition.ts';
import { button } from '../motifs/needlework.ts';
import { figure, patterned, wheelchairFigure } from '../motifs/people.ts';
import { note } from '../motifs/signs.ts';
import type { Colour } from '../palette.ts';
import type { Patch } from '../patch.ts';
import { plain, quarter } from '../patches.ts';
import { checks, chevrons, dots, flags, stripes, waves } from '../patterns.ts';
import { quilt } from '../quilt.ts';
import { thread } from '../thread.ts';

const point = (r: number, degrees: number) => {
  const angle = (degrees * Math.PI) / 180;
  return `${Math.round(Math.cos(angle) * r * 10) / 10} ${Math.round(Math.sin(angle) * r * 10) / 10}`;
};

/** A slice of a ring, as in a chart of shares; degrees clockwise from three o'clock. */
const slice = (far: number, near: number, from: number, to: number, cloth: Colour): Art => {
  const large = to - from > 180 ? 1 : 0;
  return piece(
    `M${point(far, from)}A${far} ${far} 0 ${large} 1 ${point(far, to)}L${point(near, to)}A${near} ${near} 0 ${large} 0 ${point(near, from)}Z`,
    cloth,
    { seam: 8 },
  );
};

const bar = (x: number, base: number, w: number, h: number, patch: Patch): Art =>
  patterned(blockPath(x, base - h, w, h), patch, w, [x, base - h, 1, Math.ceil(h / w)]) +
  seam(blockPath(x + 5, base - h + 5, w - 10, h - 10), patch.ground);

const drawer = (x: number, y: number, cloth: Colour, handle: Colour, label: Art = ''): Art =>
  lay(
    { x, y },
    block(0, 0, 200, 150, cloth, { r: 8, seam: 9 }),
    block(60, 28, 80, 40, 'linho', { r: 5, seam: 4 }),
    label,
    button({ x: 100, y: 110, scale: 0.36 }, handle, 'linho'),
  );

/** The three research models. */
export const researchModels = {
  modeloVisualizacao: {
    alt: 'Um olho cuja íris é um gráfico de rosca e cujos cílios são as barras de um gráfico.',
    width: 800,
    height: 800,
    cloth: [
      quilt(200, [
        [plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas')],
        [plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas')],
        [plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta')],
        [quarter('tinta', 'petroleo', 3), plain('tinta'), plain('tinta'), quarter('tinta', 'petroleo', 2)],
      ]),
      bar(118, 400, 64, 120, stripes('coral', 'linha', 0, 2)),
      bar(218, 400, 64, 230, dots('petroleo', 'linho', 2)),
      bar(318, 400, 64, 300, chevrons('girassol', 'tinta', 0, 2)),
      bar(418, 400, 64, 340, checks('linho', 'linha', 2)),
      bar(518, 400, 64, 270, waves('ceu', 'petroleo', 0, 2)),
      bar(618, 400, 64, 150, flags('tinta', 'coral')),
      piece('M40 460Q400 120 760 460Q400 800 40 460Z', 'linho', { seam: 14 }),
      lay(
        { x: 400, y: 460, turn: -90 },
        slice(150, 78, 0, 126, 'linha'),
        slice(150, 78, 126, 220, 'girassol'),
        slice(150, 78, 220, 300, 'petroleo'),
        slice(150, 78, 300, 360, 'coral'),
      ),
      disc(400, 460, 72, 'tinta', { seam: 10 }),
      disc(424, 436, 17, 'linho', raw),
    ],
    thread: [
      thread('M6 700C90 640 60 500 150 460S300 560 400 610S560 520 650 460S740 640 794 620', { width: 9 }),
    ],
  },
  modeloInclusao: {
    alt: 'Uma escada e uma rampa chegam juntas à mesma porta aberta; pessoas sobem pelas duas.',
    width: 800,
    height: 800,
    cloth: [
      quilt(200, [
        [plain('coral'), plain('coral'), plain('coral'), plain('coral')],
        [plain('coral'), plain('coral'), plain('coral'), plain('coral')],
        [plain('coral'), plain('coral'), plain('coral'), plain('coral')],
        [plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta')],
      ]),
      piece('M236 500V240A164 164 0 0 1 564 240V500Z', 'petroleo', { seam: 12 }),
      piece('M276 500V244A124 124 0 0 1 524 244V500Z', 'girassol', { seam: 10 }),
      disc(400, 250, 62, 'linho', { seam: 8 }),
      piece('M20 700V650H70V600H120V550H170V500H400V700Z', 'lilas', { seam: 9 }),
      piece('M400 500H500L790 690V700H400Z', 'ceu', { seam: 9 }),
      line('M512 430L786 612M512 430V500M650 522V592M786 612V684', 'tinta', 9),
      patterned('M180 514H390V690H180Z', flags('lilas', 'tinta'), 70, [180, 514, 3, 3]),
      figure(
        { x: 88, y: 428, scale: 0.84 },
        {
          skin: 'cafe',
          cloth: stripes('linho', 'linha', 0, 2),
          hair: 'tinta',
          style: 'round',
          arms: ['M-34 82L-58 130', 'M34 82L74 60'],
        },
      ),
      figure(
        { x: 330, y: 342, scale: 0.8 },
        {
          skin: 'canela',
          cloth: 'linha',
          hair: 'tinta',
          style: 'long',
          arms: ['M-34 82L-62 50', 'M34 82L66 110'],
        },
      ),
      wheelchairFigure(
        { x: 606, y: 372, scale: 0.88, mirror: true },
        { skin: 'trigo', cloth: 'folha', hair: 'tinta', style: 'bun' },
      ),
    ],
    thread: [
      thread('M6 744C160 772 330 740 396 660S402 500 400 430S396 340 400 314', {
        width: 9,
      }),
    ],
  },
  modeloGestao: {
    alt: 'Um gaveteiro colorido; de uma gaveta aberta sai a linha que costura todas as outras.',
    width: 800,
    height: 800,
    cloth: [
      quilt(200, [
        [plain('cru'), plain('cru'), plain('cru'), plain('cru')],
        [plain('cru'), plain('cru'), plain('cru'), plain('cru')],
        [plain('cru'), plain('cru'), plain('cru'), plain('cru')],
        [plain('folha'), plain('folha'), plain('folha'), plain('folha')],
      ]),
      line('M130 650V730M670 650V730', 'cafe', 26),
      block(60, 110, 680, 560, 'cafe', { r: 16, seam: 10 }),
      drawer(84, 136, 'girassol', 'linha'),
      drawer(300, 136, 'coral', 'tinta'),
      drawer(516, 136, 'lilas', 'petroleo'),
      drawer(84, 312, 'petroleo', 'girassol'),
      drawer(516, 312, 'linha', 'girassol'),
      drawer(84, 488, 'lilas', 'tinta'),
      drawer(300, 488, 'ceu', 'linha'),
      drawer(516, 488, 'girassol', 'petroleo'),
      block(300, 312, 200, 150, 'tinta', { r: 8, seam: false }),
      note({ x: 316, y: 276, turn: -8, scale: 0.8 }, 'linho'),
      note({ x: 396, y: 272, turn: 8, scale: 0.8 }, 'coral'),
      block(284, 350, 232, 150, 'ceu', { r: 10, seam: 10 }),
      block(356, 380, 88, 44, 'linho', { r: 5, seam: 4 }),
      button({ x: 400, y: 462, scale: 0.4 }, 'linha', 'linho'),
    ],
    thread: [
      thread(
        'M400 300C360 180 300 240 184 246S100 330 184 422S120 560 184 598S320 640 400 598S560 640 616 598S700 480 616 422S720 300 616 246S480 120 400 246',
        { width: 8 },
      ),
    ],
  },
} satisfies Compositions;

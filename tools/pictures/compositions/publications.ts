import { type Art, block, blockPath, disc, lay, line, piece, raw, seam } from '../cloth.ts';
import type { Compositions } from '../composition.ts';
import { spool } from '../motifs/needlework.ts';
import { hand, patterned } from '../motifs/people.ts';
import type { Colour } from '../palette.ts';
import type { Patch } from '../patch.ts';
import { flower, plain, sun, triangle } from '../patches.ts';
import { checks, chevrons, dots, flags, scales, stripes, waves } from '../patterns.ts';
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

const tangle =
  'M80 180C180 20 420 40 380 200S120 380 140 220S340 60 460 140S520 380 360 340S200 160 300 120S560 160 500 280S240 420 200 300S420 200 440 300S300 420 260 440';

/** The covers of the three publications. */
export const publications = {
  artigoVisualizacao: {
    alt: 'Capa: montanhas feitas de barras de um gráfico sob um sol que é um gráfico de rosca.',
    width: 600,
    height: 800,
    cloth: [
      quilt(200, [
        [plain('ceu'), plain('ceu'), plain('ceu')],
        [plain('ceu'), plain('ceu'), plain('ceu')],
        [plain('ceu'), plain('ceu'), plain('ceu')],
        [plain('petroleo'), plain('petroleo'), plain('petroleo')],
      ]),
      lay(
        { x: 410, y: 190, turn: -60 },
        slice(120, 60, 0, 200, 'girassol'),
        slice(120, 60, 200, 290, 'coral'),
        slice(120, 60, 290, 360, 'linha'),
      ),
      bar(30, 640, 78, 160, triangle('folha', 'girassol')),
      bar(120, 640, 78, 300, dots('tinta', 'lilas', 3)),
      bar(210, 640, 78, 410, chevrons('lilas', 'tinta', 0, 2)),
      bar(300, 640, 78, 260, scales('coral', 'linha')),
      bar(390, 640, 78, 190, stripes('linho', 'petroleo', 0, 2)),
      bar(480, 640, 78, 330, flags('linha', 'linho')),
      block(0, 634, 600, 14, 'tinta', raw),
    ],
    thread: [
      thread(
        'M6 560C60 520 40 460 69 470S140 330 159 330S220 220 249 216S300 380 339 370S410 460 429 440S480 290 519 296S570 250 594 220',
        { width: 8 },
      ),
    ],
  },
  artigoInclusivo: {
    alt: 'Capa em três faixas: um olho, uma orelha e uma mão, ligados pela mesma linha.',
    width: 600,
    height: 800,
    cloth: [
      quilt(200, [
        [sun('girassol', 'linho', 0.3), plain('girassol'), plain('girassol')],
        [plain('petroleo'), plain('petroleo'), flower('petroleo', 'folha', 'girassol')],
        [plain('coral'), plain('coral'), plain('coral')],
        [waves('coral', 'linha', 0, 3), plain('coral'), plain('coral')],
      ]),
      piece('M170 100Q300 -40 430 100Q300 240 170 100Z', 'linho', { seam: 9 }),
      disc(300, 100, 56, 'linha', { seam: 8 }),
      disc(300, 100, 26, 'tinta', raw),
      piece(
        'M300 214C230 214 214 262 218 300C222 336 250 340 250 370C252 394 290 396 304 372C318 346 384 330 380 284C378 240 350 214 300 214Z',
        'mel',
        { seam: 9 },
      ),
      line('M256 284C252 244 338 238 340 286C340 316 296 312 296 344', 'jambo', 11),
      hand({ x: 300, y: 700, scale: 1.5 }, 'cafe', {
        fingers: [80, 92, 84, 62, 1],
        sleeve: checks('lilas', 'tinta', 2),
        length: 160,
      }),
    ],
    thread: [
      thread(
        'M6 60C80 20 120 100 172 100M428 100C560 120 520 220 440 240S340 400 290 370S60 380 90 460S230 560 300 590S480 640 520 560S560 440 594 430',
        { width: 8 },
      ),
    ],
  },
  whitepaperGestao: {
    alt: 'Capa: um emaranhado de linha vermelha que, mais abaixo, vira fileiras de pontos ordenados num carretel.',
    width: 600,
    height: 800,
    cloth: [
      quilt(200, [
        [plain('lilas'), plain('lilas'), plain('lilas')],
        [plain('lilas'), plain('lilas'), plain('lilas')],
        [plain('tinta'), plain('tinta'), plain('tinta')],
        [plain('tinta'), plain('tinta'), plain('tinta')],
      ]),
      line(tangle, 'linho', 13),
      line(tangle, 'linha', 7),
      spool({ x: 470, y: 664, scale: 1.02 }, 'linha', 'girassol'),
    ],
    thread: [
      thread('M260 440C220 480 60 440 60 500H330M60 560H330M60 620H330M60 680H330M60 740H330', { width: 7 }),
      line('M260 440C240 452 220 456 200 458', 'linha', 7),
      thread('M330 500C380 500 400 560 410 616', { width: 7 }),
    ],
  },
} satisfies Compositions;

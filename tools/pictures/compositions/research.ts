import { type Art, block, blockPath, disc, lay, line, piece, seam } from '../cloth.ts';
import type { Compositions } from '../composition.ts';
import { button, spool } from '../motifs/needlework.ts';
import { figure, hand, patterned, wheelchairFigure } from '../motifs/people.ts';
import { note } from '../motifs/signs.ts';
import type { Colour } from '../palette.ts';
import {
  checks,
  chevrons,
  crosses,
  dots,
  flags,
  flower,
  leaf,
  moon,
  type Patch,
  plain,
  quarter,
  scales,
  star,
  stripes,
  sun,
  triangle,
  waves,
} from '../patches.ts';
import { quilt } from '../quilt.ts';
import { thread } from '../thread.ts';

const raw = { seam: false } as const;

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

const tangle =
  'M80 180C180 20 420 40 380 200S120 380 140 220S340 60 460 140S520 380 360 340S200 160 300 120S560 160 500 280S240 420 200 300S420 200 440 300S300 420 260 440';

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

/** Academy: its models, publications and events. */
export const research: Compositions = {
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
};

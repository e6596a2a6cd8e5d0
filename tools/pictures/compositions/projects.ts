import { block, blockPath, clipped, disc, lay, line, piece, raw } from '../cloth.ts';
import type { Compositions } from '../composition.ts';
import { bust, shoulders } from '../motifs/bust.ts';
import { camera } from '../motifs/camera.ts';
import { figure, patterned, wheelchairFigure } from '../motifs/people.ts';
import { house, shelf, tree } from '../motifs/places.ts';
import { eye } from '../motifs/signs.ts';
import type { Colour } from '../palette.ts';
import { domes, leaf, plain, quarter } from '../patches.ts';
import { checks, chevrons, crosses, dots, flags, scales, stripes, waves } from '../patterns.ts';
import { quilt } from '../quilt.ts';
import { thread } from '../thread.ts';

const film = (x: number, y: number, h: number) =>
  block(x, y, 150, h, 'tinta', raw) +
  line(`M${x + 18} ${y + 16}V${y + h}M${x + 132} ${y + 16}V${y + h}`, 'linho', 14, '1 32');

const smallBust = (skin: Colour, hair: Colour, cloth: Colour) =>
  bust({
    skin,
    clothes: piece(shoulders, cloth),
    behind: disc(200, 150, 104, hair, raw),
    front: piece(
      'M120 170C118 104 152 84 200 84C248 84 282 104 280 170C262 138 240 128 200 128C160 128 138 138 120 170Z',
      hair,
      raw,
    ),
    ink: skin === 'cafe' ? 'linho' : 'tinta',
    brows: 'tinta',
    eyes: 'smiling',
  });

/** Streets in petrol between blocks of many cloths: a plan for a place, seen from the sky. */
const plan = [
  block(0, 0, 800, 800, 'petroleo', raw),
  block(-20, -20, 200, 220, 'coral'),
  block(240, -20, 240, 180, 'girassol'),
  block(540, -20, 280, 260, 'ceu'),
  block(-20, 260, 200, 200, 'lilas'),
  block(540, 300, 280, 160, 'coral'),
  block(-20, 520, 200, 300, 'girassol'),
  block(240, 580, 240, 240, 'lilas'),
  block(540, 520, 280, 300, 'cru'),
  block(240, 220, 240, 300, 'linho', { r: 12, seam: 9 }),
  lay(
    { x: -20, y: -20 },
    patterned('M24 24H176V196H24Z', stripes('coral', 'linha', 1, 3), 76, [24, 24, 2, 3]),
  ),
  patterned('M580 20H780V200H580Z', flags('ceu', 'petroleo'), 66, [580, 20, 4, 3]),
  patterned('M570 552H780V772H570Z', dots('cru', 'coral', 3), 74, [570, 552, 3, 3]),
  patterned('M20 560H140V780H20Z', checks('girassol', 'tinta', 2), 60, [20, 560, 2, 4]),
  patterned('M270 610H450V780H270Z', scales('lilas', 'tinta'), 90, [270, 610, 2, 2]),
];

const trail: readonly (readonly [x: number, y: number, cloth: Colour])[] = [
  [80, 680, 'linho'],
  [200, 680, 'coral'],
  [320, 680, 'ceu'],
  [440, 680, 'girassol'],
  [560, 680, 'lilas'],
  [680, 680, 'coral'],
  [680, 560, 'linho'],
  [680, 440, 'girassol'],
  [560, 440, 'coral'],
  [440, 440, 'lilas'],
  [320, 440, 'linho'],
  [200, 440, 'ceu'],
  [80, 440, 'girassol'],
  [80, 320, 'coral'],
  [80, 200, 'lilas'],
  [200, 200, 'linho'],
  [320, 200, 'coral'],
  [440, 200, 'ceu'],
];
const arrow = 'M0 -44L34 -8H14V26H-14V-8H-34Z';
const pawn = (x: number, y: number, cloth: Colour) =>
  lay(
    { x, y },
    piece('M-40 60C-34 20 -16 10 -14 -26H14C16 10 34 20 40 60Z', cloth),
    disc(0, -44, 30, cloth, { seam: 6 }),
  );

const wheat = (place: Parameters<typeof lay>[0], grains: number) =>
  lay(
    place,
    line(`M0 0V${-60 - grains * 42}`, 'folha', 9),
    ...Array.from({ length: grains }, (_, i) => {
      const y = -70 - i * 42;
      return piece(
        `M4 ${y}C10 ${y - 50} 50 ${y - 60} 70 ${y - 62}C68 ${y - 30} 46 ${y + 2} 4 ${y}ZM-4 ${y}C-10 ${y - 50} -50 ${y - 60} -70 ${y - 62}C-68 ${y - 30} -46 ${y + 2} -4 ${y}Z`,
        i % 2 ? 'coral' : 'girassol',
        { seam: 6 },
      );
    }),
    piece(
      `M0 ${-60 - grains * 42}C-30 ${-100 - grains * 42} -12 ${-134 - grains * 42} 0 ${-150 - grains * 42}C12 ${-134 - grains * 42} 30 ${-100 - grains * 42} 0 ${-60 - grains * 42}Z`,
      'girassol',
      { seam: 6 },
    ),
  );

const bus = (x: number, y: number) =>
  lay(
    { x, y },
    block(0, -250, 560, 230, 'linha', { r: 34, seam: 11 }),
    block(30, -218, 330, 96, 'ceu', { r: 12, seam: 7 }),
    block(376, -218, 78, 198, 'tinta', { r: 10, seam: 7 }),
    line('M415 -206V-30', 'linho', 3, '8 8'),
    block(470, -218, 66, 110, 'ceu', { r: 12, seam: 7 }),
    patterned(blockPath(30, -104, 330, 46), flags('girassol', 'linha'), 46, [30, -104, 8, 1]),
    line('M140 -218V-122M250 -218V-122', 'linha', 12),
    ...[
      [84, 'cafe', 'tinta'],
      [196, 'trigo', 'coral'],
      [304, 'canela', 'linho'],
    ].map(
      ([cx, skin, hair]) =>
        disc(cx as number, -150, 27, skin as Colour, raw) +
        piece(`M${(cx as number) - 28} -152A28 28 0 0 1 ${(cx as number) + 28} -152Z`, hair as Colour, raw),
    ),
    disc(120, -20, 46, 'tinta', { seam: 8 }),
    disc(120, -20, 17, 'girassol', raw),
    disc(470, -20, 46, 'tinta', { seam: 8 }),
    disc(470, -20, 17, 'girassol', raw),
    line('M528 -62h0', 'girassol', 20),
  );

/** Rings of sound round an ear cup. */
const echo = (x: number, y: number) =>
  disc(x, y, 250, 'petroleo', { seam: 10 }) +
  disc(x, y, 180, 'tinta', raw) +
  disc(x, y, 130, 'petroleo', { seam: 8 });

const seats = (x: number, y: number, skin: Colour, hair: Colour, seat: Colour) =>
  lay(
    { x, y },
    line('M0 34V70', skin, 30),
    disc(0, 0, 44, hair, raw),
    piece('M-74 200V96A36 36 0 0 1 -38 60H38A36 36 0 0 1 74 96V200Z', seat, { seam: 8 }),
  );

const wave = (x: number, heights: readonly number[]) =>
  line(heights.map((h, i) => `M${x + i * 44} ${310 - h}V${310 + h}`).join(''), 'girassol', 22);

/** The seven projects of the portfolio. */
export const projects = {
  projectFotografiaEmpodera: {
    alt: 'Uma câmera de retalhos cuja lente é um mosaico colorido; ao lado, uma tira de filme com retratos de moradoras.',
    width: 800,
    height: 1120,
    cloth: [
      quilt(160, [
        [plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas')],
        [quarter('lilas', 'linho', 2), plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas')],
        [plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas')],
        [plain('petroleo'), plain('petroleo'), plain('petroleo'), plain('petroleo'), plain('petroleo')],
        [plain('petroleo'), plain('petroleo'), plain('petroleo'), plain('petroleo'), plain('petroleo')],
        [
          domes('petroleo', 'folha'),
          plain('petroleo'),
          plain('petroleo'),
          plain('petroleo'),
          waves('petroleo', 'ceu'),
        ],
        [
          dots('petroleo', 'ceu'),
          crosses('petroleo', 'coral'),
          plain('petroleo'),
          leaf('petroleo', 'girassol'),
          quarter('petroleo', 'coral'),
        ],
      ]),
      lay(
        { x: 500, y: -30, turn: 9 },
        film(0, 0, 1260),
        ...[
          ['cafe', 'tinta', 'girassol', 'ceu'],
          ['trigo', 'coral', 'petroleo', 'lilas'],
          ['jambo', 'tinta', 'linha', 'girassol'],
          ['mel', 'linho', 'folha', 'coral'],
          ['canela', 'tinta', 'lilas', 'ceu'],
          ['cafe', 'tinta', 'coral', 'girassol'],
        ].map(([skin, hair, cloth, ground], i) =>
          lay(
            { x: 33, y: 20 + i * 200 },
            block(0, 0, 84, 180, ground as Colour, raw),
            clipped(
              `M0 ${i * 0}H84V180H0Z`,
              lay({ x: -28, y: 40, scale: 0.35 }, smallBust(skin as Colour, hair as Colour, cloth as Colour)),
            ),
          ),
        ),
      ),
      camera({ x: 330, y: 560, turn: -7, scale: 1.2 }),
    ],
    thread: [
      thread('M70 500C20 380 40 200 160 130S420 60 470 150S600 280 590 420', { width: 9 }),
      thread('M84 690C40 860 120 960 260 940S420 800 540 880S700 1040 794 1010', { width: 9 }),
    ],
  },
  projectPlaceBe: {
    alt: 'Planta de um bairro vista de cima: quarteirões de tecido, uma praça com árvores no centro e ruas traçadas pela linha vermelha.',
    width: 800,
    height: 800,
    cloth: [
      ...plan,
      ...[
        [296, 276, 34],
        [420, 284, 28],
        [306, 460, 28],
        [418, 450, 36],
      ].map(([x, y, r]) => disc(x as number, y as number, r as number, 'folha', { seam: 7 })),
      disc(360, 366, 52, 'ceu', { seam: 9 }),
      disc(360, 366, 20, 'petroleo', { seam: 5 }),
      line('M266 366H292M428 366H454', 'cafe', 12),
    ],
    thread: [
      thread('M210 6V490C210 552 220 550 280 550H796', { width: 9 }),
      thread('M510 6V230C510 270 510 276 570 276H796', { width: 9 }),
      lay(
        { x: 360, y: 350, scale: 1.1 },
        line('M0 0L-52 -92A62 62 0 1 1 52 -92Z', 'linho', 10),
        piece('M0 0L-52 -92A62 62 0 1 1 52 -92Z', 'linha', { seam: 8 }),
        disc(0, -124, 26, 'linho', raw),
      ),
    ],
  },
  projectBiblioteca: {
    alt: 'Fones de ouvido abraçam uma estante; os livros do meio viram ondas de som.',
    width: 1200,
    height: 700,
    cloth: [
      quilt(200, [
        [plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta')],
        [plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta')],
        [plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta')],
        [plain('coral'), plain('coral'), plain('coral'), plain('coral'), plain('coral'), plain('coral')],
      ]),
      echo(214, 410),
      echo(986, 410),
      block(0, 600, 1200, 100, 'coral', { seam: 12 }),
      line('M214 400C214 -60 986 -60 986 400', 'lilas', 46),
      line('M214 400C214 -60 986 -60 986 400', 'tinta', 3, '14 11'),
      shelf(
        { x: 236, y: 560, scale: 1.45 },
        502,
        [
          [36, 150, 'linha'],
          [48, 128, stripes('girassol', 'tinta', 0, 2)],
          [32, 160, 'lilas'],
        ],
        'girassol',
      ),
      shelf(
        { x: 796, y: 560, scale: 1.45 },
        10,
        [
          [34, 150, 'ceu'],
          [48, 132, dots('coral', 'linho', 2)],
          [36, 162, 'coral'],
        ],
        'girassol',
      ),
      line(
        'M456 512V470M506 512V390M556 512V300M606 512V356M656 512V250M706 512V400M756 512V460',
        'coral',
        32,
      ),
      line(
        'M456 512V470M506 512V390M556 512V300M606 512V356M656 512V250M706 512V400M756 512V460',
        'linho',
        2.4,
        '10 9',
      ),
      block(158, 330, 112, 200, 'girassol', { r: 50, seam: 11 }),
      block(930, 330, 112, 200, 'girassol', { r: 50, seam: 11 }),
      block(128, 352, 52, 156, 'linha', { r: 22, seam: 8 }),
      block(1020, 352, 52, 156, 'linha', { r: 22, seam: 8 }),
    ],
    thread: [thread('M154 506C160 640 330 640 420 620S760 680 880 630S1110 640 1194 600', { width: 9 })],
  },
  projectTrilhaDoReuso: {
    alt: 'Tabuleiro de jogo em forma de trilha, com casas de tecido, dois peões, um dado e a seta da reciclagem na chegada.',
    width: 800,
    height: 800,
    cloth: [
      quilt(160, [
        [plain('folha'), plain('folha'), plain('folha'), plain('folha'), plain('folha')],
        [plain('folha'), plain('folha'), plain('folha'), plain('folha'), plain('folha')],
        [plain('folha'), plain('folha'), plain('folha'), plain('folha'), plain('folha')],
        [plain('folha'), plain('folha'), plain('folha'), plain('folha'), plain('folha')],
        [plain('folha'), plain('folha'), plain('folha'), plain('folha'), plain('folha')],
      ]),
      ...trail.map(([x, y, cloth]) => block(x - 54, y - 54, 108, 108, cloth, { r: 12, seam: 8 })),
      lay({ x: 200, y: 680 }, piece('M-16 -34H16V-20L22 -8V36H-22V-8L-16 -20Z', 'petroleo', raw)),
      lay({ x: 440, y: 680 }, piece('M-30 -26H30L22 34H-22Z', 'linha', raw), line('M-36 -28H36', 'tinta', 8)),
      lay({ x: 680, y: 440, turn: 0 }, piece(arrow, 'tinta', raw)),
      lay({ x: 440, y: 440 }, piece('M-26 30V-14L0 -36L26 -14V30Z', 'folha', raw)),
      lay({ x: 200, y: 440 }, piece('M0 -34C34 4 26 34 0 34C-26 34 -34 4 0 -34Z', 'petroleo', raw)),
      lay({ x: 80, y: 320 }, piece('M-34 30A60 60 0 0 1 30 -34A60 60 0 0 1 -34 30Z', 'folha', raw)),
      lay(
        { x: 320, y: 200 },
        piece('M0 -36A36 36 0 0 0 36 0A36 36 0 0 0 0 36A36 36 0 0 0 -36 0A36 36 0 0 0 0 -36Z', 'tinta', raw),
      ),
      disc(626, 196, 132, 'girassol', { seam: 12 }),
      ...[0, 120, 240].map((turn) =>
        lay(
          { x: 626, y: 196, turn },
          piece('M-52 -58C-20 -96 34 -92 62 -52L82 -66L74 2L12 -20L32 -34C16 -56 -14 -56 -30 -36Z', 'folha', {
            seam: 6,
          }),
        ),
      ),
      lay(
        { x: 390, y: 566, turn: 14 },
        block(-50, -50, 100, 100, 'linho', { r: 18, seam: 8 }),
        line('M-22 -22h0M22 22h0M0 0h0M22 -22h0M-22 22h0', 'tinta', 15),
      ),
    ],
    thread: [
      thread(
        'M80 680H640C676 680 680 676 680 640V480C680 444 676 440 640 440H120C84 440 80 436 80 400V240C80 204 84 200 120 200H490',
        { width: 8 },
      ),
      pawn(320, 640, 'linha'),
      pawn(570, 402, 'tinta'),
    ],
  },
  projectPaoDaTerra: {
    alt: 'Um pão redondo costurado com um sol no rótulo, entre espigas de trigo; a linha vermelha amarra o maço.',
    width: 800,
    height: 1120,
    cloth: [
      quilt(160, [
        [plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu')],
        [plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu')],
        [plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu')],
        [plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu'), plain('ceu')],
        [quarter('ceu', 'coral'), plain('coral'), plain('coral'), plain('coral'), quarter('ceu', 'coral', 1)],
        [plain('coral'), plain('coral'), plain('coral'), plain('coral'), plain('coral')],
        [
          chevrons('coral', 'linha'),
          chevrons('coral', 'linha'),
          chevrons('coral', 'linha'),
          chevrons('coral', 'linha'),
          chevrons('coral', 'linha'),
        ],
      ]),
      disc(400, 330, 236, 'linho', { seam: 14 }),
      wheat({ x: 400, y: 660, scale: 1.24 }, 9),
      wheat({ x: 330, y: 670, turn: -24, scale: 1.16 }, 8),
      wheat({ x: 470, y: 670, turn: 24, scale: 1.16 }, 8),
      wheat({ x: 290, y: 690, turn: -48, scale: 1.04 }, 6),
      wheat({ x: 510, y: 690, turn: 48, scale: 1.04 }, 6),
      piece(
        'M90 940V860C90 700 230 620 400 620C570 620 710 700 710 860V940C710 972 690 984 660 984H140C110 984 90 972 90 940Z',
        'mel',
        { seam: 14 },
      ),
      line('M210 744L270 700M310 714L370 668M430 668L490 714M530 700L590 744', 'linho', 16),
      block(230, 780, 340, 160, 'linho', { r: 80, seam: 10 }),
      patterned('M310 930A90 90 0 0 1 490 930Z', stripes('linha', 'coral', 1, 2), 90, [310, 840, 2, 1]),
      line('M400 822V800M346 838L334 820M454 838L466 820M304 878L286 868M496 878L514 868', 'linha', 10),
    ],
    thread: [thread('M6 600C120 560 200 640 300 604S500 560 560 610S700 640 794 580', { width: 10 })],
  },
  projectPontoCerto: {
    alt: 'Um ônibus vermelho chega ao ponto, onde uma mulher e um cadeirante esperam; a linha marca o caminho no mapa.',
    width: 1200,
    height: 700,
    cloth: [
      quilt(200, [
        [
          plain('girassol'),
          plain('girassol'),
          plain('girassol'),
          plain('girassol'),
          plain('girassol'),
          plain('girassol'),
        ],
        [
          plain('girassol'),
          plain('girassol'),
          plain('girassol'),
          plain('girassol'),
          plain('girassol'),
          plain('girassol'),
        ],
        [
          plain('girassol'),
          plain('girassol'),
          plain('girassol'),
          plain('girassol'),
          plain('girassol'),
          plain('girassol'),
        ],
      ]),
      house({ x: 20, y: 560 }, 170, 300, { wall: 'coral', window: 'linho', columns: 2, rows: 3 }),
      house({ x: 190, y: 560 }, 210, 420, { wall: 'lilas', window: 'tinta', columns: 3, rows: 4 }),
      house({ x: 400, y: 560 }, 190, 260, { wall: 'petroleo', window: 'girassol', columns: 3, rows: 2 }),
      house({ x: 590, y: 560 }, 170, 360, { wall: 'ceu', window: 'linho', columns: 2, rows: 4 }),
      tree({ x: 812, y: 560, scale: 1.2 }, 'folha', 'coral'),
      block(0, 540, 1200, 160, 'tinta', raw),
      block(0, 540, 1200, 26, 'cru', raw),
      line('M20 656H1190', 'linho', 8, '40 44'),
      bus(90, 640),
      line('M912 560V150', 'petroleo', 16),
      block(846, 90, 132, 132, 'linha', { r: 26, seam: 10 }),
      lay(
        { x: 912, y: 150 },
        block(-38, -34, 76, 58, 'linho', { r: 12, seam: false }),
        line('M-22 28h0M22 28h0', 'linho', 18),
        line('M-24 -8H24', 'linha', 18),
      ),
      figure(
        { x: 982, y: 366, scale: 0.98 },
        {
          skin: 'jambo',
          cloth: waves('linho', 'petroleo', 0, 2),
          hair: 'tinta',
          style: 'bun',
          arms: ['M-34 82L-62 56', 'M34 84L48 130'],
        },
      ),
      wheelchairFigure(
        { x: 1136, y: 356, scale: 0.92, mirror: true },
        { skin: 'trigo', cloth: 'folha', hair: 'linho', style: 'cap' },
      ),
    ],
    thread: [thread('M6 110C100 40 180 140 300 90S520 40 620 110S760 150 846 156', { width: 9 })],
  },
  projectCinemaDescrito: {
    alt: 'Plateia vista de trás diante de uma tela onde um olho vira onda sonora: cinema com audiodescrição.',
    width: 800,
    height: 800,
    cloth: [
      quilt(160, [
        [plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta')],
        [plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta')],
        [plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta')],
        [plain('petroleo'), plain('petroleo'), plain('petroleo'), plain('petroleo'), plain('petroleo')],
        [plain('petroleo'), plain('petroleo'), plain('petroleo'), plain('petroleo'), plain('petroleo')],
      ]),
      piece('M0 0H92C92 240 70 420 0 560Z', 'linha', raw),
      line('M30 0C34 200 24 380 6 520M64 0C66 200 54 360 34 470', 'coral', 8),
      piece('M800 0H708C708 240 730 420 800 560Z', 'linha', raw),
      line('M770 0C766 200 776 380 794 520M736 0C734 200 746 360 766 470', 'coral', 8),
      block(120, 70, 560, 400, 'ceu', { r: 10, seam: 14 }),
      disc(608, 136, 34, 'girassol', raw),
      eye({ x: 330, y: 290 }, 300, { iris: 'coral' }),
      line('M248 160L226 128M330 132V92M412 160L434 128', 'tinta', 12),
      wave(506, [28, 62, 96, 48]),
      ...[
        [96, 640, 'cafe', 'tinta', 'coral'],
        [248, 610, 'trigo', 'coral', 'lilas'],
        [400, 640, 'canela', 'linha', 'girassol'],
        [552, 610, 'jambo', 'tinta', 'coral'],
        [704, 640, 'mel', 'linho', 'lilas'],
      ].map(([x, y, skin, hair, seat]) =>
        seats(x as number, y as number, skin as Colour, hair as Colour, seat as Colour),
      ),
      line('M196 606C196 550 300 550 300 606M652 640C652 584 756 584 756 640', 'girassol', 12),
      line('M196 612v22M300 612v22M652 646v22M756 646v22', 'girassol', 24),
    ],
    thread: [
      thread('M248 566C240 520 300 520 330 480S420 300 480 290H640C680 290 700 420 704 590', { width: 8 }),
    ],
  },
} satisfies Compositions;

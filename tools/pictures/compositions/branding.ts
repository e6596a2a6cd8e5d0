import { block, circlePath, disc, lay, line, piece, raw } from '../cloth.ts';
import type { Compositions } from '../composition.ts';
import { needle } from '../motifs/needlework.ts';
import { plain, quarter, ring } from '../patches.ts';
import { flags, stripes } from '../patterns.ts';
import { quilt } from '../quilt.ts';
import { thread } from '../thread.ts';

const letterA = (x: number, y: number) =>
  lay(
    { x, y },
    piece('M150 24L276 276H24Z', 'linha', { seam: 9 }),
    piece('M110 276V244A40 40 0 0 1 190 244V276Z', 'girassol', raw),
    disc(150, 164, 24, 'girassol', raw),
  );

const letterB = (x: number, y: number) =>
  lay(
    { x, y },
    piece('M64 24H160A63 63 0 0 1 160 150H64Z', 'tinta', { seam: 9 }),
    piece('M64 150H172A63 63 0 0 1 172 276H64Z', 'petroleo', { seam: 9 }),
    disc(140, 87, 24, 'coral', raw),
    disc(148, 213, 24, 'coral', raw),
  );

const letterC = (x: number, y: number) =>
  lay(
    { x, y },
    piece('M239 239A126 126 0 1 1 239 61L188 112A54 54 0 1 0 188 188Z', 'girassol', { seam: 9 }),
    disc(228, 150, 22, 'linha', { seam: 5 }),
  );

const bag = lay(
  {},
  line('M46 20C46 -46 124 -46 124 20', 'cafe', 9),
  block(0, 10, 170, 210, 'linho', { r: 8, seam: 9 }),
  lay({ x: 24, y: 56, scale: 0.4 }, letterA(0, 0)),
);

const mug = lay(
  {},
  line('M142 62H160A32 34 0 0 1 160 130H142', 'linho', 20),
  piece('M0 30H150V150A40 40 0 0 1 110 190H40A40 40 0 0 1 0 150Z', 'linho', { seam: 8 }),
  lay({ x: 17, y: 48, scale: 0.38 }, letterB(0, 0)),
);

const card = lay(
  { turn: -8 },
  block(0, 0, 220, 134, 'tinta', { r: 10, seam: 8 }),
  lay({ x: 14, y: 14, scale: 0.35 }, letterC(0, 0)),
  line('M132 52H194M132 78H178', 'linho', 8),
);

const stamp = (x: number, y: number) => {
  const teeth = Array.from({ length: 20 }, (_, i) => {
    const angle = (i / 20) * 2 * Math.PI;
    return disc(Math.round(Math.cos(angle) * 108), Math.round(Math.sin(angle) * 108), 20, 'linha', raw);
  });
  return lay(
    { x, y },
    ...teeth,
    disc(0, 0, 110, 'linha', raw),
    line(circlePath(0, 0, 88), 'linho', 4, '9 8'),
    disc(0, 0, 70, 'girassol', raw),
    piece('M0 -66A66 66 0 0 0 66 0A66 66 0 0 0 0 66A66 66 0 0 0 -66 0A66 66 0 0 0 0 -66Z', 'tinta', raw),
  );
};

/** The banner of the branding page. */
export const branding = {
  branding: {
    alt: 'As letras A, B e C recortadas em tecido; ao lado, um selo, e embaixo as mesmas letras numa sacola, numa caneca e num cartão.',
    desktop: {
      width: 1200,
      height: 600,
      cloth: [
        quilt(300, [[plain('girassol'), plain('coral'), plain('petroleo'), plain('cru')]]),
        quilt(
          150,
          [
            [
              plain('lilas'),
              plain('lilas'),
              plain('ceu'),
              plain('ceu'),
              plain('girassol'),
              plain('girassol'),
              stripes('tinta', 'lilas', 1),
              quarter('tinta', 'coral'),
            ],
            [
              plain('lilas'),
              plain('lilas'),
              plain('ceu'),
              plain('ceu'),
              plain('girassol'),
              plain('girassol'),
              flags('coral', 'tinta'),
              ring('tinta', 'girassol'),
            ],
          ],
          { y: 300 },
        ),
        letterA(0, 0),
        letterB(300, 0),
        letterC(600, 0),
        stamp(1050, 150),
        lay({ x: 64, y: 352 }, bag),
        lay({ x: 368, y: 358 }, mug),
        lay({ x: 638, y: 390 }, card),
      ],
      thread: [
        thread(
          'M6 300C80 250 130 330 150 300S220 200 300 216C400 236 400 320 480 300S600 210 690 150C760 110 830 130 828 150C826 220 880 290 940 262',
          { width: 8 },
        ),
        needle({ x: 1064, y: 196, turn: 152, scale: 0.46 }),
      ],
    },
    mobile: {
      width: 700,
      height: 560,
      cloth: [
        quilt(280, [
          [plain('girassol'), plain('coral')],
          [plain('petroleo'), plain('lilas')],
        ]),
        quilt(
          140,
          [
            [quarter('tinta', 'coral', 3)],
            [stripes('tinta', 'lilas', 1)],
            [flags('coral', 'tinta')],
            [ring('tinta', 'girassol')],
          ],
          { x: 560 },
        ),
        lay({ x: 0, y: 0, scale: 0.933 }, letterA(0, 0)),
        lay({ x: 280, y: 0, scale: 0.933 }, letterB(0, 0)),
        lay({ x: 0, y: 280, scale: 0.933 }, letterC(0, 0)),
        lay({ x: 326, y: 324 }, bag),
      ],
      thread: [
        thread('M140 150C200 100 280 200 340 190C440 180 540 240 500 290C460 340 240 300 214 420', {
          width: 8,
          knot: true,
        }),
      ],
    },
  },
} satisfies Compositions;

import { type Art, block, disc, lay, line, piece, raw } from '../cloth.ts';
import type { Compositions } from '../composition.ts';
import { patterned } from '../motifs/people.ts';
import { shelf } from '../motifs/places.ts';
import { pencil } from '../motifs/signs.ts';
import { plain, ripples, star, sun } from '../patches.ts';
import { scales, stripes } from '../patterns.ts';
import { quilt } from '../quilt.ts';
import { thread } from '../thread.ts';

const owl = (place: Parameters<typeof lay>[0]): Art =>
  lay(
    place,
    piece('M-150 -256L-90 -206H90L150 -256L158 -110H-158Z', 'petroleo', { seam: 9 }),
    patterned('M-160 -120H160V40A160 170 0 0 1 -160 40Z', scales('coral', 'linha'), 80, [-160, -120, 4, 5]),
    piece(
      'M-160 -96A70 150 0 0 0 -150 110C-226 100 -230 -40 -160 -96ZM160 -96A70 150 0 0 1 150 110C226 100 230 -40 160 -96Z',
      'petroleo',
      { seam: 9 },
    ),
    disc(-76, -124, 84, 'girassol', { seam: 9 }),
    disc(76, -124, 84, 'girassol', { seam: 9 }),
    disc(-76, -124, 54, 'linho', { seam: 7 }),
    disc(76, -124, 54, 'linho', { seam: 7 }),
    disc(-66, -120, 27, 'tinta', raw),
    disc(66, -120, 27, 'tinta', raw),
    disc(-58, -130, 8, 'linho', raw),
    disc(74, -130, 8, 'linho', raw),
    piece('M-24 -92H24L0 -42Z', 'linha', { seam: 5 }),
    line('M-62 206v22M-40 208v22M-18 208v22M18 208v22M40 208v22M62 206v22', 'girassol', 13),
  );

/** The research arm: an owl that looks closely. */
export const academyPage = {
  academy: {
    alt: 'Uma coruja de retalhos pousada sobre livros olha com atenção enquanto segura a linha vermelha.',
    desktop: {
      width: 1000,
      height: 720,
      cloth: [
        quilt(200, [
          [
            sun('tinta', 'linho', 0.42),
            plain('tinta'),
            plain('tinta'),
            star('tinta', 'petroleo'),
            plain('tinta'),
          ],
          [plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta'), ripples('tinta', 'petroleo')],
          [star('tinta', 'petroleo'), plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta')],
          [plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas')],
        ]),
        lay(
          { x: 500, y: 640 },
          block(-250, -60, 500, 60, 'petroleo', { r: 8, seam: 8 }),
          block(-236, -46, 486, 32, 'linho', raw),
          block(-210, -120, 440, 60, 'girassol', { r: 8, seam: 8 }),
          block(-196, -106, 426, 32, 'linho', raw),
          block(-250, -60, 60, 60, 'petroleo', { r: 8, seam: false }),
          block(-210, -120, 60, 60, 'girassol', { r: 8, seam: false }),
        ),
        owl({ x: 500, y: 296, scale: 1.02 }),
        shelf(
          { x: 20, y: 640, scale: 1.1 },
          200,
          [
            [40, 150, 'coral'],
            [34, 126, stripes('ceu', 'tinta', 0, 2)],
            [44, 164, 'linha'],
            [36, 140, 'girassol'],
          ],
          'girassol',
        ),
        pencil({ x: 850, y: 640, turn: -76, scale: 1.1 }, 'coral', 'girassol'),
      ],
      thread: [
        thread(
          'M6 420C90 360 160 420 210 470S360 560 440 540S620 520 700 470S760 340 820 400S840 560 850 634',
          { width: 8 },
        ),
      ],
    },
    mobile: {
      width: 700,
      height: 600,
      cloth: [
        quilt(175, [
          [sun('tinta', 'linho', 0.4), plain('tinta'), plain('tinta'), star('tinta', 'petroleo')],
          [plain('tinta'), plain('tinta'), plain('tinta'), plain('tinta')],
          [star('tinta', 'petroleo'), plain('tinta'), plain('tinta'), ripples('tinta', 'petroleo')],
          [plain('lilas'), plain('lilas'), plain('lilas'), plain('lilas')],
        ]),
        lay(
          { x: 350, y: 556 },
          block(-240, -56, 480, 56, 'petroleo', { r: 8, seam: 8 }),
          block(-180, -42, 420, 28, 'linho', raw),
          block(-200, -108, 420, 52, 'girassol', { r: 8, seam: 8 }),
          block(-140, -96, 360, 28, 'linho', raw),
        ),
        owl({ x: 350, y: 250, scale: 0.86 }),
      ],
      thread: [
        thread('M4 470C60 400 140 430 200 452S440 470 520 430S600 300 650 360S680 480 696 470', {
          width: 7.5,
        }),
      ],
    },
  },
} satisfies Compositions;

import { type Art, circlePath, clipped, disc, lay, line, piece, raw } from '../cloth.ts';
import type { Compositions, Picture } from '../composition.ts';
import { scissors } from '../motifs/needlework.ts';
import { hand } from '../motifs/people.ts';
import type { Colour } from '../palette.ts';
import type { Patch } from '../patch.ts';
import { plain, quarter, ripples, triangle } from '../patches.ts';
import { dots, flags, stripes } from '../patterns.ts';
import { quilt } from '../quilt.ts';
import { thread } from '../thread.ts';

/** A square emblem of 320 units on four patches. */
const emblem = (
  alt: string,
  ground: readonly [Patch, Patch, Patch, Patch],
  art: readonly Art[],
  ...sewn: string[]
): Picture => ({
  alt,
  width: 320,
  height: 320,
  cloth: [
    quilt(160, [
      [ground[0], ground[1]],
      [ground[2], ground[3]],
    ]),
    ...art,
  ],
  thread: sewn.map((d) => thread(d, { width: 6 })),
});

const all = (cloth: Colour) => [plain(cloth), plain(cloth), plain(cloth), plain(cloth)] as const;

/** The eight principles of the manifesto. */
export const principles = {
  principioCriatividade: emblem(
    'Uma tesoura recorta uma estrela em tecido amarelo.',
    all('petroleo'),
    [
      piece(
        'M196 40A110 110 0 0 0 306 150A110 110 0 0 0 196 260A110 110 0 0 0 86 150A110 110 0 0 0 196 40Z',
        'girassol',
        raw,
      ),
      scissors({ x: 116, y: 226, turn: 142, scale: 0.74 }, 'coral', 'linho'),
    ],
    'M6 60C50 20 90 60 120 90S150 130 196 150',
  ),
  principioEmpatia: emblem(
    'Dois rostos que se sobrepõem e dividem o mesmo sorriso.',
    all('lilas'),
    [
      disc(118, 160, 96, 'jambo', { seam: 9 }),
      disc(202, 160, 96, 'trigo', { seam: 9 }),
      clipped(circlePath(118, 160, 96), disc(202, 160, 96, 'canela', { seam: 9 })),
      line('M78 140h0M160 140h0M242 140h0', 'tinta', 15),
    ],
    'M66 196C100 240 220 240 254 196',
  ),
  principioExcelencia: emblem(
    'A linha passa certeira pelo buraco da agulha.',
    [quarter('ceu', 'linho'), plain('ceu'), plain('ceu'), quarter('ceu', 'linho', 2)],
    [
      lay(
        { x: 160, y: 160, turn: -38 },
        piece('M-230 0L-50 -16C0 -44 128 -44 140 0C128 44 0 44 -50 16Z', 'tinta', { seam: 7 }),
        piece('M-12 0C-4 -19 96 -19 104 0C96 19 -4 19 -12 0Z', 'ceu', { seam: false }),
      ),
    ],
    'M30 40C90 30 120 100 186 140S270 200 300 296',
  ),
  principioInovacao: emblem(
    'Uma pipa feita de retalhos sobe presa à linha vermelha.',
    [plain('coral'), plain('coral'), plain('coral'), plain('coral')],
    [
      lay(
        { x: 190, y: 138, turn: 45 },
        quilt(
          86,
          [
            [triangle('tinta', 'girassol'), stripes('linho', 'linha', 1, 2)],
            [dots('petroleo', 'linho', 3), plain('ceu')],
          ],
          { x: -86, y: -86 },
        ),
      ),
      piece('M96 236l-26 -16v34zM96 236l28 -14v32zM60 280l-22 -18v34zM60 280l26 -12v30z', 'tinta', raw),
    ],
    'M190 138C190 190 170 240 116 240S70 280 16 306',
  ),
  principioColaboracao: emblem(
    'Duas mãos de cores diferentes dão o mesmo nó.',
    all('girassol'),
    [
      hand({ x: 40, y: 270, turn: 42, scale: 0.86 }, 'cafe', {
        sleeve: stripes('linha', 'linho', 0, 2),
        length: 120,
      }),
      hand({ x: 280, y: 270, turn: -42, scale: 0.86, mirror: true }, 'mel', {
        sleeve: flags('petroleo', 'ceu'),
        length: 120,
      }),
    ],
    'M10 110C60 40 100 110 140 136C196 168 214 84 160 78C106 84 124 168 180 136C220 110 260 40 310 110',
  ),
  principioSustentabilidade: emblem(
    'Uma folha cercada por um ponto que volta ao começo.',
    [
      quarter('cru', 'folha'),
      quarter('cru', 'folha', 1),
      quarter('cru', 'folha', 3),
      quarter('cru', 'folha', 2),
    ],
    [
      piece('M84 236C70 120 150 70 244 76C250 170 200 250 84 236Z', 'girassol', { seam: 9 }),
      line('M66 256L190 132M128 194V150M128 194H176M158 164V126M158 164H200', 'folha', 9),
    ],
    'M160 24A136 136 0 1 1 88 46',
  ),
  principioImpacto: emblem(
    'Um ponto vermelho no centro de ondas que se espalham.',
    [
      ripples('ceu', 'petroleo'),
      ripples('ceu', 'petroleo', 1),
      ripples('ceu', 'petroleo', 3),
      ripples('ceu', 'petroleo', 2),
    ],
    [disc(160, 160, 38, 'linha', { seam: 8 })],
    'M160 160C190 120 240 140 250 100S290 40 314 30',
  ),
  principioAcessibilidade: emblem(
    'O símbolo da acessibilidade: uma pessoa de braços abertos dentro de um círculo.',
    all('linha'),
    [
      disc(160, 160, 132, 'linho', { seam: 10 }),
      disc(160, 92, 26, 'tinta', raw),
      line('M92 132L160 142L228 132M160 142V186M160 186L126 246M160 186L194 246', 'tinta', 22),
    ],
  ),
} satisfies Compositions;

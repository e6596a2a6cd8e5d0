import { type Art, block, circlePath, disc, line, piece, raw } from '../cloth.ts';
import type { Compositions, Picture } from '../composition.ts';
import { bust, shoulders } from '../motifs/bust.ts';
import { patterned } from '../motifs/people.ts';
import type { Patch } from '../patch.ts';
import { flower, leaf, moon, plain, quarter, ripples, triangle } from '../patches.ts';
import { dots, flags, stripes, waves } from '../patterns.ts';
import { quilt } from '../quilt.ts';
import { thread } from '../thread.ts';

const wholeBody = [38, 286, 6, 2] as const;
const dressed = (patch: Patch, cell = 60) => patterned(shoulders, patch, cell, wholeBody);

/** Enters and leaves at the same height, so that portraits side by side are sewn together. */
const stitched = 'M4 352C90 326 132 384 200 372S320 338 396 352';

/** A portrait: two by two patches behind the person, and the thread that joins each portrait to the next. */
function portrait(alt: string, ground: readonly [Patch, Patch, Patch, Patch], person: Art): Picture {
  const [a, b, c, d] = ground;
  return {
    alt,
    width: 400,
    height: 400,
    cloth: [
      quilt(200, [
        [a, b],
        [c, d],
      ]),
      person,
    ],
    thread: [thread(stitched, { width: 6 })],
  };
}

const glasses = (colour: 'linha' | 'tinta' | 'petroleo') =>
  line(
    `${circlePath(166, 187, 25)}${circlePath(234, 187, 25)}M191 184Q200 176 209 184M141 184L126 180M259 184L274 180`,
    colour,
    6.5,
  );

/** The team, then the people who speak about the work. */
export const portraits = {
  teamHelena: portrait(
    'Retrato de Helena: cabelo prateado na altura do queixo, óculos vermelhos e casaco petróleo.',
    [plain('girassol'), quarter('girassol', 'coral', 3), plain('girassol'), plain('girassol')],
    bust({
      skin: 'trigo',
      behind: piece(
        'M100 178A100 104 0 0 1 300 178V238A44 44 0 0 1 256 282H144A44 44 0 0 1 100 238Z',
        'lilas',
      ),
      clothes:
        dressed(plain('petroleo')) +
        piece('M158 286L200 372L242 286L268 292L214 400H186L132 292Z', 'linho', raw) +
        piece('M158 286L200 356L242 286A60 34 0 0 1 158 286Z', 'lilas', raw),
      front:
        piece(
          'M116 196C112 110 160 76 214 80C268 84 290 128 284 196C276 150 256 126 228 112C204 140 150 144 116 196Z',
          'lilas',
          raw,
        ) + line('M222 94C196 126 152 132 124 168', 'linho', 3, '8 7'),
      worn: glasses('linha'),
      brows: 'tinta',
    }),
  ),
  teamCaio: portrait(
    'Retrato de Caio: homem negro de barba curta, cabelo alto e crespo e camisa listrada.',
    [quarter('ceu', 'linho'), plain('ceu'), plain('ceu'), plain('ceu')],
    bust({
      skin: 'cafe',
      clothes:
        dressed(stripes('girassol', 'tinta', 0, 2), 66) +
        piece('M150 286H250A50 46 0 0 1 150 286Z', 'cafe', raw) +
        line('M150 286A50 46 0 0 0 250 286', 'linha', 9),
      beard: piece(
        'M124 194C136 214 146 220 164 222C180 214 220 214 236 222C254 220 264 214 276 194V198A76 84 0 0 1 124 198Z',
        'tinta',
        raw,
      ),
      front:
        piece(
          'M122 164C112 108 116 52 134 46H266C284 52 288 108 278 164C272 142 262 128 244 126H156C138 128 128 142 122 164Z',
          'tinta',
          raw,
        ) +
        line(
          'M142 62h0M170 60h0M198 62h0M226 60h0M254 62h0M152 84h0M180 82h0M208 84h0M240 84h0M144 108h0M172 106h0M200 108h0M228 106h0M256 106h0',
          'lilas',
          5.5,
        ),
      mouth: 'laugh',
      ink: 'linho',
      brows: 'tinta',
    }),
  ),
  teamJurema: portrait(
    'Retrato de Jurema: cabelo preto liso e comprido com franja, aparelho auditivo lilás, brincos de plumas e blusa com losangos.',
    [plain('coral'), plain('coral'), plain('coral'), quarter('coral', 'linha', 1)],
    bust({
      skin: 'canela',
      behind: piece('M96 170A104 106 0 0 1 304 170V372H96Z', 'tinta'),
      clothes:
        dressed(flags('folha', 'girassol'), 76) +
        piece('M153 286H247A48 40 0 0 1 153 286Z', 'canela', raw) +
        line('M152 290A50 44 0 0 0 248 290', 'linho', 6, '1 11'),
      front:
        piece('M116 200V156A84 82 0 0 1 284 156V160H268L262 150H138L124 168V200Z', 'tinta', raw) +
        line('M160 92V146M186 84V146M214 84V146M240 92V146', 'petroleo', 2.4, '9 7'),
      worn:
        line('M286 172C304 168 306 200 290 210', 'lilas', 11) +
        line('M288 208C282 214 276 210 274 204', 'linho', 4) +
        piece('M118 214L130 254 118 272 106 254Z', 'girassol', raw) +
        piece('M280 222L292 258 280 276 268 258Z', 'girassol', raw),
      eyes: 'smiling',
    }),
  ),
  personAna: portrait(
    'Retrato de Ana: jovem negra com cabelo cacheado volumoso e vestido de bolinhas.',
    [plain('lilas'), plain('lilas'), ripples('lilas', 'linho', 1), plain('lilas')],
    bust({
      skin: 'jambo',
      behind: [
        [200, 96, 66],
        [128, 120, 56],
        [272, 120, 56],
        [92, 186, 50],
        [308, 186, 50],
        [106, 250, 44],
        [294, 250, 44],
      ]
        .map(([x, y, r]) => disc(x as number, y as number, r as number, 'tinta', raw))
        .join(''),
      clothes:
        dressed(dots('coral', 'linho', 3), 60) +
        piece('M151 286H249Q248 344 200 346Q152 344 151 286Z', 'jambo', raw),
      front: [
        [150, 108, 32],
        [196, 96, 34],
        [244, 106, 32],
        [272, 136, 22],
        [130, 136, 22],
      ]
        .map(([x, y, r]) => disc(x as number, y as number, r as number, 'tinta', raw))
        .join(''),
      worn: line(`${circlePath(120, 232, 15)}${circlePath(280, 232, 15)}`, 'girassol', 6),
      mouth: 'laugh',
    }),
  ),
  personDavi: portrait(
    'Retrato de Davi: rapaz ruivo de cabelo ondulado em sua cadeira de rodas, com moletom vermelho.',
    [plain('petroleo'), quarter('petroleo', 'folha', 3), plain('petroleo'), plain('petroleo')],
    [
      block(64, 250, 272, 160, 'tinta', { r: 26, seam: 8 }),
      line('M64 268H26M336 268H374', 'girassol', 22),
      bust({
        skin: 'trigo',
        clothes:
          dressed(plain('linha')) +
          piece('M136 288Q200 356 264 288L252 274Q200 320 148 274Z', 'coral') +
          line('M178 330V384M222 330V376', 'linho', 6),
        front: piece(
          'M118 168C102 128 120 100 136 96C140 68 180 60 198 72C224 54 262 66 268 94C290 104 296 140 282 168C276 148 264 136 250 132C232 142 214 138 204 126C188 142 164 142 150 132C136 138 126 150 118 168Z',
          'coral',
        ),
        worn: line('M150 206h0M162 212h0M172 204h0M228 204h0M238 212h0M250 206h0', 'canela', 4.5),
        brows: 'canela',
      }),
    ].join(''),
  ),
  personLuiza: portrait(
    'Retrato de Luiza: senhora de cabelo branco preso em coque, óculos e blusa florida.',
    [plain('folha'), moon('folha', 'girassol', 3), plain('folha'), plain('folha')],
    bust({
      skin: 'mel',
      behind:
        disc(200, 66, 42, 'linho', { seam: 8 }) +
        piece('M114 180A86 92 0 0 1 286 180V214H114Z', 'linho', raw),
      clothes:
        dressed(flower('tinta', 'lilas', 'girassol'), 62) +
        piece('M158 286L200 330L242 286L262 290L206 352H194L138 290Z', 'linho', raw),
      front:
        piece(
          'M118 184C116 120 154 88 200 96C246 88 284 120 282 184C274 150 250 130 200 128C150 130 126 150 118 184Z',
          'linho',
          raw,
        ) +
        line('M150 112C160 104 180 100 196 108M250 112C240 104 220 100 204 108', 'tinta', 2, '6 6') +
        line('M148 146Q200 136 252 146', 'mel', 1),
      worn:
        glasses('tinta') +
        line('M122 226h0M278 226h0', 'linha', 17) +
        line('M140 226Q148 234 158 236M260 226Q252 234 242 236', 'canela', 3),
      eyes: 'smiling',
      brows: 'linho',
    }),
  ),
  personOtavio: portrait(
    'Retrato de Otávio: homem careca de bigode grisalho, paletó escuro e gravata com listras.',
    [triangle('cru', 'girassol', 2), plain('cru'), plain('cru'), plain('cru')],
    bust({
      skin: 'canela',
      clothes:
        dressed(plain('tinta')) +
        piece('M156 286L200 400L244 286Z', 'linho', raw) +
        patterned(
          'M186 308H214L210 328L222 400H178L190 328Z',
          stripes('linha', 'girassol', 0, 2),
          46,
          [176, 306, 1, 3],
        ) +
        piece('M158 286L138 296L176 376L200 346ZM242 286L262 296L224 376L200 346Z', 'petroleo', { seam: 5 }),
      behind: piece('M112 196Q108 150 128 140H272Q292 150 288 196Z', 'lilas', raw),
      front: line('M152 112Q164 98 182 94', 'linho', 5),
      beard: piece(
        'M200 222C214 214 238 218 248 238C232 236 216 238 200 234C184 238 168 236 152 238C162 218 186 214 200 222Z',
        'lilas',
        raw,
      ),
    }),
  ),
  personYara: portrait(
    'Retrato de Yara: mulher negra de turbante estampado, brincos grandes e blusa azul.',
    [plain('girassol'), plain('girassol'), leaf('girassol', 'folha', 1), leaf('girassol', 'folha')],
    bust({
      skin: 'cafe',
      clothes:
        dressed(waves('ceu', 'petroleo', 0, 3), 76) + piece('M152 286H248A48 48 0 0 1 152 286Z', 'cafe', raw),
      front:
        disc(236, 58, 36, 'coral', { seam: 7 }) +
        disc(176, 50, 30, 'linha', { seam: 7 }) +
        patterned(
          'M112 172C96 84 150 50 204 54C262 52 304 92 288 172C272 140 240 122 200 124C160 122 128 140 112 172Z',
          stripes('linha', 'coral', 1, 2),
          48,
          [96, 40, 5, 3],
        ) +
        line('M112 170C128 140 160 122 200 124C240 122 272 140 288 170', 'girassol', 9),
      worn: disc(118, 240, 20, 'linha', { seam: 5 }) + disc(282, 240, 20, 'linha', { seam: 5 }),
      eyes: 'smiling',
      ink: 'linho',
      brows: 'tinta',
      mouth: 'laugh',
    }),
  ),
} satisfies Compositions;

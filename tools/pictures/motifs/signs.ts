import { type Art, block, blockPath, disc, lay, line, type Place, piece, seam, shade } from '../cloth.ts';
import type { Colour } from '../palette.ts';

/** An envelope `w` by `h`, its upper left corner at the origin. */
export function envelope(place: Place, w: number, h: number, paper: Colour, flap: Colour): Art {
  return lay(
    place,
    block(0, 0, w, h, paper, { r: 10, seam: 9 }),
    shade(`M0 ${h}L${w * 0.42} ${h * 0.46}H${w * 0.58}L${w} ${h}Z`, 0.07),
    seam(
      `M${w * 0.03} ${h * 0.96}L${w * 0.4} ${h * 0.5}M${w * 0.97} ${h * 0.96}L${w * 0.6} ${h * 0.5}`,
      paper,
      2.2,
    ),
    piece(
      `M0 10Q0 0 10 0H${w - 10}Q${w} 0 ${w} 10L${w / 2 + 20} ${h * 0.58}Q${w / 2} ${h * 0.66} ${w / 2 - 20} ${h * 0.58}Z`,
      flap,
      { seam: 10 },
    ),
  );
}

/** A speech balloon `w` by `h` with its tail below on the left, or on the right when mirrored. */
export function balloon(place: Place, w: number, h: number, cloth: Colour): Art {
  const r = Math.min(w, h) * 0.3;
  const d = `M${r} 0H${w - r}A${r} ${r} 0 0 1 ${w} ${r}V${h - r}A${r} ${r} 0 0 1 ${w - r} ${h}H${w * 0.42}L${w * 0.16} ${h + h * 0.34}L${w * 0.2} ${h}H${r}A${r} ${r} 0 0 1 0 ${h - r}V${r}A${r} ${r} 0 0 1 ${r} 0Z`;
  return lay(place, piece(d, cloth, { seam: 8 }));
}

/** A pointer arrow 100 high, its tip at the origin. */
export function cursor(place: Place, cloth: Colour = 'linho', edge: Colour = 'tinta'): Art {
  const d = 'M0 0L72 58L40 63L60 102L42 112L23 72L0 95Z';
  return lay(place, line(d, edge, 12), piece(d, cloth, { seam: 7 }));
}

/** A pencil 300 long and 44 thick, its point at the origin, its end to the right. */
export function pencil(place: Place, cloth: Colour = 'girassol', end: Colour = 'coral'): Art {
  return lay(
    place,
    piece('M0 0L66 -24V24Z', 'trigo', { seam: false }),
    piece('M0 0L25 -9V9Z', 'tinta', { seam: false }),
    block(66, -24, 190, 48, cloth, { seam: false }),
    seam('M72 -8H250M72 8H250', cloth, 2.2),
    block(256, -24, 16, 48, 'lilas', { seam: false }),
    piece('M272 -24H288A24 24 0 0 1 288 24H272Z', end, { seam: 6 }),
  );
}

/** An eye `w` wide, round its middle at the origin. */
export function eye(
  place: Place,
  w: number,
  {
    white = 'linho',
    iris = 'petroleo',
    pupil = 'tinta',
  }: { white?: Colour; iris?: Colour; pupil?: Colour } = {},
): Art {
  const h = w / 2;
  return lay(
    place,
    piece(`M${-h} 0Q0 ${-w * 0.62} ${h} 0Q0 ${w * 0.62} ${-h} 0Z`, white, { seam: w * 0.04 }),
    disc(0, 0, w * 0.235, iris, { seam: w * 0.035 }),
    disc(0, 0, w * 0.12, pupil, { seam: false }),
    disc(w * 0.05, -w * 0.05, w * 0.035, 'linho', { seam: false }),
  );
}

/** A window of a screen `w` by `h` with its bar and three buttons; what it shows is laid inside by the caller. */
export function screen(place: Place, w: number, h: number, page: Colour, bar: Colour, ...shown: Art[]): Art {
  return lay(
    place,
    block(0, 0, w, h, page, { r: 16, seam: false }),
    piece(`M16 0H${w - 16}A16 16 0 0 1 ${w} 16V44H0V16A16 16 0 0 1 16 0Z`, bar, { seam: false }),
    line('M26 22h0', 'coral', 13),
    line('M48 22h0', 'girassol', 13),
    line('M70 22h0', 'ceu', 13),
    ...shown,
    seam(blockPath(8, 8, w - 16, h - 16, 10), page),
  );
}

/** A telephone `w` by `h`; what it shows is laid inside by the caller. */
export function phone(place: Place, w: number, h: number, page: Colour, ...shown: Art[]): Art {
  return lay(
    place,
    block(0, 0, w, h, 'tinta', { r: w * 0.14, seam: 5 }),
    block(12, 12, w - 24, h - 24, page, { r: w * 0.09, seam: false }),
    ...shown,
    line(`M${w * 0.4} ${h - 24}H${w * 0.6}`, 'tinta', 6),
  );
}

/** A paper note of 100 units, lifted at one corner, with lines written on it. */
export function note(place: Place, cloth: Colour, ink: Colour = 'tinta', lines = 3): Art {
  const written = Array.from(
    { length: lines },
    (_, i) => `M18 ${28 + i * 20}H${[82, 70, 56, 76][i % 4]}`,
  ).join('');
  return lay(
    place,
    shade('M5 5H105V105H5Z', 0.13),
    piece('M0 0H100V72L72 100H0Z', cloth, { seam: 6 }),
    shade('M100 72L72 100V72Z', 0.22),
    written ? line(written, ink, 5) : '',
  );
}

/** A book lying open, `w` wide and about half as high, the lower end of its spine at the origin. */
export function openBook(place: Place, w: number, left: Colour, right: Colour): Art {
  const h = w / 2;
  return lay(
    place,
    piece(
      `M0 0C${-h * 0.3} ${-h * 0.22} ${-h * 0.7} ${-h * 0.2} ${-h} ${-h * 0.06}V${-h * 0.96}C${-h * 0.7} ${-h * 1.1} ${-h * 0.3} ${-h * 1.12} 0 ${-h * 0.9}Z`,
      left,
      { seam: 8 },
    ),
    piece(
      `M0 0C${h * 0.3} ${-h * 0.22} ${h * 0.7} ${-h * 0.2} ${h} ${-h * 0.06}V${-h * 0.96}C${h * 0.7} ${-h * 1.1} ${h * 0.3} ${-h * 1.12} 0 ${-h * 0.9}Z`,
      right,
      { seam: 8 },
    ),
  );
}

import { type Art, line } from './cloth.ts';
import { type Colour, palette } from './palette.ts';

/** One square of a quilt: its ground cloth, and the figure drawn on it for a square of `s` units at the origin. */
export interface Patch {
  ground: Colour;
  draw(s: number): Art;
}

/** Quarter turns clockwise. */
export type Turn = 0 | 1 | 2 | 3;

const cut = (d: string, cloth: Colour): Art => `<path d="${d}" fill="${palette[cloth]}"/>`;
const turned = (art: Art, turn: Turn, s: number): Art =>
  turn ? `<g transform="rotate(${turn * 90} ${s / 2} ${s / 2})">${art}</g>` : art;
const repeat = (count: number, draw: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => draw(i)).join('');
const patch = (ground: Colour, draw: (s: number) => Art, turn: Turn = 0): Patch => ({
  ground,
  draw: (s) => turned(draw(s), turn, s),
});

/** Plain cloth. */
export const plain = (ground: Colour) => patch(ground, () => '');

/** A quarter circle; turn 0 puts its centre in the lower right corner. */
export const quarter = (ground: Colour, figure: Colour, turn: Turn = 0) =>
  patch(ground, (s) => cut(`M${s} 0v${s}H0A${s} ${s} 0 0 1 ${s} 0Z`, figure), turn);

/** A half moon; turn 0 rests on the lower edge. */
export const moon = (ground: Colour, figure: Colour, turn: Turn = 0) =>
  patch(ground, (s) => cut(`M0 ${s}a${s / 2} ${s / 2} 0 0 1 ${s} 0Z`, figure), turn);

/** Two half moons, one above the other. */
export const domes = (ground: Colour, figure: Colour, turn: Turn = 0) =>
  patch(
    ground,
    (s) =>
      cut(
        repeat(2, (i) => `M0 ${(s / 2) * (i + 1)}a${s / 2} ${s / 2} 0 0 1 ${s} 0Z`),
        figure,
      ),
    turn,
  );

/** A disc. */
export const sun = (ground: Colour, figure: Colour, share = 0.36) =>
  patch(ground, (s) => `<circle cx="${s / 2}" cy="${s / 2}" r="${s * share}" fill="${palette[figure]}"/>`);

/** A ring, with the cloth of its hole. */
export const ring = (ground: Colour, figure: Colour, hole: Colour = ground) =>
  patch(
    ground,
    (s) =>
      `<circle cx="${s / 2}" cy="${s / 2}" r="${s * 0.4}" fill="${palette[figure]}"/><circle cx="${s / 2}" cy="${s / 2}" r="${s * 0.18}" fill="${palette[hole]}"/>`,
  );

/** A half-square triangle; turn 0 fills the lower right half. */
export const triangle = (ground: Colour, figure: Colour, turn: Turn = 0) =>
  patch(ground, (s) => cut(`M${s} 0v${s}H0Z`, figure), turn);

/** Four small half-square triangles. */
export const flags = (ground: Colour, figure: Colour, turn: Turn = 0) =>
  patch(
    ground,
    (s) =>
      cut(
        repeat(4, (i) => `M${((i % 2) * s) / 2} ${(Math.floor(i / 2) * s) / 2}h${s / 2}l${-s / 2} ${s / 2}Z`),
        figure,
      ),
    turn,
  );

/** Bars; turn 0 runs across, turn 1 runs down. */
export const stripes = (ground: Colour, figure: Colour, turn: Turn = 0, count = 4) =>
  patch(
    ground,
    (s) => {
      const h = s / (2 * count + 1);
      return cut(
        repeat(count, (i) => `M0 ${h * (2 * i + 1)}h${s}v${h}H0Z`),
        figure,
      );
    },
    turn,
  );

/** Spots in rows. */
export const dots = (ground: Colour, figure: Colour, count = 4) =>
  patch(ground, (s) => {
    const step = s / count;
    const spots = repeat(
      count * count,
      (i) => `M${step * ((i % count) + 0.5)} ${step * (Math.floor(i / count) + 0.5)}h0`,
    );
    return line(spots, figure, step * 0.44);
  });

/** Waves that begin and end on a crest, so that neighbouring squares meet. */
export const waves = (ground: Colour, figure: Colour, turn: Turn = 0, count = 4) =>
  patch(
    ground,
    (s) => {
      const step = s / count;
      const [x, a] = [s / 4, step * 0.32];
      const d = repeat(count, (i) => {
        const y = step * (i + 0.5) - a;
        const bend = `c${x / 2} 0 ${x / 2} ${2 * a} ${x} ${2 * a}s${x / 2} ${-2 * a} ${x} ${-2 * a}`;
        return `M0 ${y}${bend}${bend}`;
      });
      return `<path d="${d}" fill="none" stroke="${palette[figure]}" stroke-width="${step * 0.3}"/>`;
    },
    turn,
  );

/** Cross stitches in rows. */
export const crosses = (ground: Colour, figure: Colour, count = 3) =>
  patch(ground, (s) => {
    const step = s / count;
    const arm = step * 0.24;
    const d = repeat(count * count, (i) => {
      const [x, y] = [step * ((i % count) + 0.5), step * (Math.floor(i / count) + 0.5)];
      return `M${x - arm} ${y - arm}l${2 * arm} ${2 * arm}m0 ${-2 * arm}l${-2 * arm} ${2 * arm}`;
    });
    return line(d, figure, step * 0.11);
  });

/** A four-pointed star that reaches the middle of each side. */
export const star = (ground: Colour, figure: Colour) =>
  patch(ground, (s) => {
    const h = s / 2;
    return cut(
      `M${h} 0A${h} ${h} 0 0 0 ${s} ${h}A${h} ${h} 0 0 0 ${h} ${s}A${h} ${h} 0 0 0 0 ${h}A${h} ${h} 0 0 0 ${h} 0Z`,
      figure,
    );
  });

/** A leaf between two corners, with its vein in the ground's colour; turn 0 rises to the right. */
export const leaf = (ground: Colour, figure: Colour, turn: Turn = 0) =>
  patch(
    ground,
    (s) =>
      cut(`M0 ${s}A${s} ${s} 0 0 1 ${s} 0A${s} ${s} 0 0 1 0 ${s}Z`, figure) +
      line(`M${s * 0.2} ${s * 0.8}L${s * 0.72} ${s * 0.28}`, ground, s * 0.03),
    turn,
  );

/** A doorway; turn 0 stands on the lower edge. */
export const arch = (ground: Colour, figure: Colour, turn: Turn = 0, share = 0.6) =>
  patch(
    ground,
    (s) => {
      const w = s * share;
      const x = (s - w) / 2;
      return cut(`M${x} ${s}V${s * 0.2 + w / 2}a${w / 2} ${w / 2} 0 0 1 ${w} 0V${s}Z`, figure);
    },
    turn,
  );

/** A stair; turn 0 climbs to the right. */
export const steps = (ground: Colour, figure: Colour, turn: Turn = 0, count = 4) =>
  patch(
    ground,
    (s) => cut(`M0 ${s}${repeat(count, () => `v${-s / count}h${s / count}`)}V${s}Z`, figure),
    turn,
  );

/** Nested quarter rings; turn 0 spreads from the lower right corner. */
export const ripples = (ground: Colour, figure: Colour, turn: Turn = 0, count = 3) =>
  patch(
    ground,
    (s) => {
      const band = s / (2 * count);
      return cut(
        repeat(count, (i) => {
          const [far, near] = [s - 2 * i * band, s - (2 * i + 1) * band];
          return `M${s - far} ${s}A${far} ${far} 0 0 1 ${s} ${s - far}V${s - near}A${near} ${near} 0 0 0 ${s - near} ${s}Z`;
        }),
        figure,
      );
    },
    turn,
  );

/** Four petals meeting in the middle. */
export const flower = (ground: Colour, figure: Colour, heart: Colour = ground) =>
  patch(ground, (s) => {
    const h = s / 2;
    const petal = (x: number, y: number) => `M${h} ${h}A${h} ${h} 0 0 1 ${x} ${y}A${h} ${h} 0 0 1 ${h} ${h}Z`;
    return (
      cut(petal(0, 0) + petal(s, 0) + petal(s, s) + petal(0, s), figure) +
      `<circle cx="${h}" cy="${h}" r="${s * 0.1}" fill="${palette[heart]}"/>`
    );
  });

/** Four rows of small half moons, like tiles of a roof. */
export const scales = (ground: Colour, figure: Colour, turn: Turn = 0) =>
  patch(
    ground,
    (s) => {
      const r = s / 8;
      return cut(
        repeat(16, (i) => `M${2 * r * (i % 4)} ${2 * r * Math.floor(i / 4)}a${r} ${r} 0 0 0 ${2 * r} 0Z`),
        figure,
      );
    },
    turn,
  );

/** A square standing on its corner. */
export const diamond = (ground: Colour, figure: Colour) =>
  patch(ground, (s) => cut(`M${s / 2} 0L${s} ${s / 2} ${s / 2} ${s} 0 ${s / 2}Z`, figure));

/** Arrowheads in rows; turn 0 points up. */
export const chevrons = (ground: Colour, figure: Colour, turn: Turn = 0, count = 3) =>
  patch(
    ground,
    (s) => {
      const h = s / (2 * count);
      const arrow = (i: number) =>
        `M0 ${h * (2 * i + 2)}L${s / 2} ${h * (2 * i + 1)} ${s} ${h * (2 * i + 2)}v${-h}L${s / 2} ${h * 2 * i} 0 ${h * (2 * i + 1)}Z`;
      return cut(repeat(count, arrow), figure);
    },
    turn,
  );

/** A chessboard. */
export const checks = (ground: Colour, figure: Colour, count = 4) =>
  patch(ground, (s) => {
    const step = s / count;
    return cut(
      repeat(count * count, (i) => {
        const [column, row] = [i % count, Math.floor(i / count)];
        return (column + row) % 2 ? `M${column * step} ${row * step}h${step}v${step}h${-step}Z` : '';
      }),
      figure,
    );
  });

/** A square with a drawing of its own, made for a square of 180 units and scaled to the quilt. */
export const scene = (ground: Colour, ...art: Art[]): Patch =>
  patch(ground, (s) => `<g transform="scale(${s / 180})">${art.join('')}</g>`);

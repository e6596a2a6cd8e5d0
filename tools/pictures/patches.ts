import { type Art, line } from './cloth.ts';
import { type Colour, palette } from './palette.ts';
import { cut, type Patch, patch, repeat, type Turn } from './patch.ts';

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

/** A square with a drawing of its own, made for a square of 180 units and scaled to the quilt. */
export const scene = (ground: Colour, ...art: Art[]): Patch =>
  patch(ground, (s) => `<g transform="scale(${s / 180})">${art.join('')}</g>`);

import { line } from './cloth.ts';
import { type Colour, palette } from './palette.ts';
import { cut, patch, repeat, type Turn } from './patch.ts';

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

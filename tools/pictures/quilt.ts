import { type Art, blockPath, lay } from './cloth.ts';
import { lengthOf } from './outline.ts';
import { palette, seamOn } from './palette.ts';
import type { Patch } from './patch.ts';

/** Rows of patches; `null` leaves a hole in the quilt. */
export type Rows = readonly (readonly (Patch | null)[])[];

interface Corner {
  x?: number;
  y?: number;
}

function placed(rows: Rows, cell: number, { x = 0, y = 0 }: Corner) {
  return rows.flatMap((row, j) =>
    row.flatMap((patch, i) => (patch ? [{ patch, x: x + i * cell, y: y + j * cell }] : [])),
  );
}

/** Patches of `cell` units sewn side by side, each with its seam, from the corner onwards. */
export function quilt(cell: number, rows: Rows, corner: Corner = {}): Art {
  const squares = placed(rows, cell, corner);
  const depth = Math.max(4, cell * 0.036);
  const width = Math.max(1.4, cell * 0.0115);
  const side = blockPath(depth, depth, cell - 2 * depth, cell - 2 * depth, depth * 0.9);
  const step = lengthOf(side) / (4 * Math.max(3, Math.round((cell - 2 * depth) / (width * 8.6))));
  const dash = `${(step * 0.58).toFixed(2)} ${(step * 0.42).toFixed(2)}`;
  // Each ground reaches a hair under its neighbours, so that no background shows through between them when scaled.
  const ground = cell + 0.6;
  const cuts = squares.map(({ patch, x, y }) =>
    lay(
      { x, y },
      `<path d="M0 0h${ground}v${ground}H0Z" fill="${palette[patch.ground]}"/>`,
      patch.draw(cell),
    ),
  );
  const seams = [true, false].map((pale) => {
    const d = squares
      .filter(({ patch }) => (seamOn(patch.ground).stroke === palette.tinta) === pale)
      .map(({ x, y }) => blockPath(x + depth, y + depth, cell - 2 * depth, cell - 2 * depth, depth * 0.9))
      .join('');
    const { stroke, opacity } = seamOn(pale ? 'linho' : 'tinta');
    return d
      ? `<path d="${d}" fill="none" stroke="${stroke}" stroke-opacity="${opacity}" stroke-width="${width}" stroke-dasharray="${dash}" stroke-dashoffset="${(step * 0.29).toFixed(2)}"/>`
      : '';
  });
  return cuts.join('') + seams.join('');
}

/** The outline of a quilt with holes, for the weave to cover exactly its squares. */
export function quiltShape(cell: number, rows: Rows, corner: Corner = {}): string {
  return placed(rows, cell, corner)
    .map(({ x, y }) => `M${x} ${y}h${cell}v${cell}h${-cell}Z`)
    .join('');
}

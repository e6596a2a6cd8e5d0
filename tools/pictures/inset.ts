import { flatten, type Point } from './outline.ts';

/** Points every three units along a closed polyline, so that corners and straight runs are treated alike. */
function resample(line: readonly Point[]): Point[] {
  const points: Point[] = [];
  line.forEach((from, i) => {
    const to = line[(i + 1) % line.length] as Point;
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const steps = Math.max(1, Math.round(length / 3));
    if (length > 0.01)
      for (let k = 0; k < steps; k++)
        points.push([from[0] + ((to[0] - from[0]) * k) / steps, from[1] + ((to[1] - from[1]) * k) / steps]);
  });
  return points;
}

/** Ramer–Douglas–Peucker: the fewest points that stay within the tolerance of the line. */
function simplify(line: readonly Point[], tolerance: number): Point[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return [...line];
  const [dx, dy] = [last[0] - first[0], last[1] - first[1]];
  const reach = Math.hypot(dx, dy);
  let [worst, index] = [0, 0];
  line.forEach((point, i) => {
    const [x, y] = [point[0] - first[0], point[1] - first[1]];
    const away = reach < 0.01 ? Math.hypot(x, y) : Math.abs(x * dy - y * dx) / reach;
    if (away > worst) [worst, index] = [away, i];
  });
  if (worst <= tolerance) return [first, last];
  return [
    ...simplify(line.slice(0, index + 1), tolerance).slice(0, -1),
    ...simplify(line.slice(index), tolerance),
  ];
}

function signedArea(line: readonly Point[]): number {
  return line.reduce((sum, [x, y], i) => {
    const [nx, ny] = line[(i + 1) % line.length] as Point;
    return sum + x * ny - nx * y;
  }, 0);
}

function insetLine(outline: readonly Point[], depth: number): string {
  const line = resample(outline);
  const side = Math.sign(signedArea(line));
  const moved = line.map(([x, y], i): Point => {
    const [ax, ay] = line.at(i - 1) as Point;
    const [bx, by] = line[(i + 1) % line.length] as Point;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [x - ((by - ay) / length) * depth * side, y + ((bx - ax) / length) * depth * side];
  });
  // A moved point that came nearer to another part of the edge belongs to a fold, and is dropped.
  const kept = moved.filter((point) =>
    line.every((edge) => Math.hypot(edge[0] - point[0], edge[1] - point[1]) > depth * 0.93),
  );
  if (kept.length < 4) return '';
  const opened = simplify([...kept, kept[0] as Point], 0.5).slice(0, -1);
  return `M${opened.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;
}

/** The path's outline moved inwards by `depth` units: where the seam of an appliqué piece runs. */
export function inset(d: string, depth: number): string {
  return flatten(d)
    .filter((line) => line.length > 2)
    .map((line) => insetLine(line, depth))
    .join('');
}

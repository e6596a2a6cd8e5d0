/** A point of the drawing, in its own units. */
export type Point = readonly [x: number, y: number];

const argumentCount: Record<string, number> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, A: 7, Z: 0 };

const between = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
];
const distance = (a: Point, b: Point) => Math.hypot(b[0] - a[0], b[1] - a[1]);

/** Walks along a Bézier curve of any degree; De Casteljau's construction, in steps of about four units. */
function curve(points: readonly Point[]): Point[] {
  let reach = 0;
  for (let i = 1; i < points.length; i++) reach += distance(points[i - 1] as Point, points[i] as Point);
  const steps = Math.max(6, Math.ceil(reach / 4));
  return Array.from({ length: steps }, (_, i) => {
    let level = [...points];
    while (level.length > 1)
      level = level.slice(1).map((point, j) => between(level[j] as Point, point, (i + 1) / steps));
    return level[0] as Point;
  });
}

/** Walks along an elliptical arc, by the endpoint parametrisation of SVG 1.1 appendix F.6. */
function arc(from: Point, values: readonly number[], to: Point): Point[] {
  const [rawX = 0, rawY = 0, tilt = 0, large = 0, sweep = 0] = values;
  const phi = (tilt * Math.PI) / 180;
  const [cos, sin] = [Math.cos(phi), Math.sin(phi)];
  const dx = (from[0] - to[0]) / 2;
  const dy = (from[1] - to[1]) / 2;
  const px = cos * dx + sin * dy;
  const py = cos * dy - sin * dx;
  const grow = Math.max(1, Math.sqrt((px / rawX) ** 2 + (py / rawY) ** 2));
  const [rx, ry] = [rawX * grow, rawY * grow];
  const spread = (rx * ry) ** 2 / ((rx * py) ** 2 + (ry * px) ** 2) - 1;
  const factor = Math.sqrt(Math.max(0, spread)) * (large === sweep ? -1 : 1);
  const [qx, qy] = [(factor * rx * py) / ry, (-factor * ry * px) / rx];
  const start = Math.atan2((py - qy) / ry, (px - qx) / rx);
  let turn = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - start;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  const centre: Point = between(from, to, 0.5);
  const steps = Math.max(4, Math.ceil((Math.abs(turn) * Math.max(rx, ry)) / 4));
  return Array.from({ length: steps }, (_, i) => {
    const angle = start + (turn * (i + 1)) / steps;
    const [x, y] = [rx * Math.cos(angle) + qx, ry * Math.sin(angle) + qy];
    return [centre[0] + cos * x - sin * y, centre[1] + sin * x + cos * y] as const;
  });
}

/** The path's subpaths as dense polylines. Understands M L H V C S Q A Z, absolute and relative. */
export function flatten(d: string): Point[][] {
  const tokens = d.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi) ?? [];
  const lines: Point[][] = [];
  let line: Point[] = [];
  let [command, at, control]: [string, Point, Point] = ['M', [0, 0], [0, 0]];
  for (let i = 0; i < tokens.length; ) {
    if (/[a-z]/i.test(tokens[i] as string)) command = tokens[i++] as string;
    const kind = command.toUpperCase();
    const count = argumentCount[kind];
    if (count === undefined) throw new Error(`Path command ${command} is not understood: ${d}`);
    const values = tokens.slice(i, i + count).map(Number);
    i += count;
    const origin: Point = command === kind ? [0, 0] : at;
    const point = (n: number): Point => [origin[0] + (values[n] ?? 0), origin[1] + (values[n + 1] ?? 0)];
    let walked: Point[] = [];
    if (kind === 'M') {
      line = [point(0)];
      lines.push(line);
      at = point(0);
      command = command === 'M' ? 'L' : 'l';
      continue;
    }
    if (kind === 'Z') walked = [line[0] as Point];
    if (kind === 'L') walked = [point(0)];
    if (kind === 'H') walked = [[point(0)[0], at[1]]];
    if (kind === 'V') walked = [[at[0], origin[1] + (values[0] ?? 0)]];
    if (kind === 'C') walked = curve([at, point(0), point(2), point(4)]);
    if (kind === 'S')
      walked = curve([at, [2 * at[0] - control[0], 2 * at[1] - control[1]], point(0), point(2)]);
    if (kind === 'Q') walked = curve([at, point(0), point(2)]);
    if (kind === 'A') walked = arc(at, values, point(5));
    line.push(...walked);
    at = walked.at(-1) as Point;
    control = kind === 'C' ? point(2) : kind === 'S' ? point(0) : at;
  }
  return lines;
}

/** The length of a path in its own units. */
export function lengthOf(d: string): number {
  return flatten(d).reduce(
    (sum, line) =>
      sum + line.slice(1).reduce((part, point, i) => part + distance(line[i] as Point, point), 0),
    0,
  );
}

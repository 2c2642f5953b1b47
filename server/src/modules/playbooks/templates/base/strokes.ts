/** Strokes as points: reading SVG paths (M L C A, absolute) and comparing what was drawn with what was meant. */
export type Point = readonly [x: number, y: number];

/** Points of a stroke go by this many to a curve. */
const perCurve = 16;
const compared = 32;
const checkpoints = 12;
/** In the units of the box of 100: how near counts as on the line, as very good, as good. */
const corridor = 12;
const best = 8;
const good = 12;
const leastCovered = 0.85;

const apart = ([ax, ay]: Point, [bx, by]: Point): number => Math.hypot(ax - bx, ay - by);

/** The line of an SVG path. */
export function pointsOf(path: string): Point[] {
  const points: Point[] = [];
  for (const [, command = '', rest = ''] of path.matchAll(/([MLCA])([^MLCA]*)/g)) {
    const numbers = (rest.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
    const arity = { M: 2, L: 2, C: 6, A: 7 }[command] ?? 2;
    for (let at = 0; at + arity <= numbers.length; at += arity)
      points.push(...segment(command, numbers.slice(at, at + arity), points.at(-1) ?? [0, 0]));
  }
  return points;
}

function segment(command: string, n: readonly number[], from: Point): Point[] {
  const at = (index: number) => n[index] ?? 0;
  const shares = Array.from({ length: perCurve }, (_, step) => (step + 1) / perCurve);
  if (command === 'C') {
    const curve = (t: number, axis: 0 | 1) => {
      const u = 1 - t;
      return u ** 3 * from[axis] + 3 * u * u * t * at(axis) + 3 * u * t * t * at(2 + axis) + t ** 3 * at(4 + axis);
    };
    return shares.map((t): Point => [curve(t, 0), curve(t, 1)]);
  }
  if (command === 'A') return arc(from, at(0), at(3) === 1, at(4) === 1, [at(5), at(6)], shares);
  return [[at(0), at(1)]];
}

/** A circular arc from one point to another (SVG's A with equal radii). */
function arc(from: Point, radius: number, large: boolean, sweep: boolean, to: Point, shares: readonly number[]): Point[] {
  const half = apart(from, to) / 2;
  const r = Math.max(radius, half);
  const off = Math.sqrt(Math.max(0, r * r - half * half)) * (large === sweep ? -1 : 1);
  const [dx, dy] = [(to[0] - from[0]) / (2 * half), (to[1] - from[1]) / (2 * half)];
  const centre: Point = [(from[0] + to[0]) / 2 - dy * off, (from[1] + to[1]) / 2 + dx * off];
  const begin = Math.atan2(from[1] - centre[1], from[0] - centre[0]);
  let turn = Math.atan2(to[1] - centre[1], to[0] - centre[0]) - begin;
  if (sweep && turn < 0) turn += 2 * Math.PI;
  if (!sweep && turn > 0) turn -= 2 * Math.PI;
  return shares.map((t): Point => [centre[0] + r * Math.cos(begin + turn * t), centre[1] + r * Math.sin(begin + turn * t)]);
}

/** So many points evenly along a line. */
function evenly(line: readonly Point[], count: number): Point[] {
  const lengths = line.slice(1).map((point, at) => apart(point, line[at] ?? point));
  const total = lengths.reduce((sum, length) => sum + length, 0);
  const [first = [0, 0] as Point] = line;
  return Array.from({ length: count }, (_, step) => {
    let left = (total * step) / (count - 1);
    for (const [at, length] of lengths.entries()) {
      const [one, other] = [line[at] ?? first, line[at + 1] ?? first];
      if (left <= length && length > 0)
        return [one[0] + ((other[0] - one[0]) * left) / length, one[1] + ((other[1] - one[1]) * left) / length] as const;
      left -= length;
    }
    return line.at(-1) ?? first;
  });
}

/** How well one stroke follows its model: 1, 0.66 or 0.33. Either direction, unless `directed`. */
export function traced(drawn: readonly Point[], model: readonly Point[], directed: boolean): number {
  if (drawn.length === 0) return 0.33;
  const line = evenly(model, compared * 2);
  const points = evenly(drawn, compared);
  const away = points.reduce((sum, point) => sum + Math.min(...line.map((other) => apart(point, other))), 0) / points.length;
  const covered = Math.max(inOrder(points, model), directed ? 0 : inOrder(points.toReversed(), model));
  if (away <= best && covered >= leastCovered) return 1;
  return away <= good && covered >= leastCovered / 2 ? 0.66 : 0.33;
}

/** The share of checkpoints along the model that the drawing passes one after the other. */
function inOrder(points: readonly Point[], model: readonly Point[]): number {
  const marks = evenly(model, checkpoints);
  let at = 0;
  let passed = 0;
  for (const mark of marks) {
    const next = points.findIndex((point, index) => index >= at && apart(point, mark) <= corridor);
    if (next >= 0) {
      passed += 1;
      at = next;
    }
  }
  return passed / marks.length;
}

/** A place on the screen, in pixels. */
export type Point = readonly [x: number, y: number];

/**
 * A smooth way through places, as the `d` of a path: a Catmull-Rom spline written as cubic Béziers (each control point is a sixth
 * of the way between the neighbours of its place). Empty without places.
 */
export const smoothLine = (places: readonly Point[]): string =>
  places.reduce((line, [x, y], at) => {
    const from = places[at - 1];
    if (!from) return `M${x} ${y}`;
    const before = places[at - 2] ?? from;
    const after = places[at + 1] ?? [x, y];
    const bend = [from[0] + (x - before[0]) / 6, from[1] + (y - before[1]) / 6, x - (after[0] - from[0]) / 6, y - (after[1] - from[1]) / 6];
    return `${line}C${bend.join(' ')} ${x} ${y}`;
  }, '');

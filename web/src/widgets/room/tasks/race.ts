/**
 * Where each child stands on the track, in items done: as it is, but that nobody is left behind alone. Whoever is last by itself stands
 * one item behind the next at most.
 */
export function placesOf(done: Readonly<Record<string, number>>): Record<string, number> {
  const sorted = Object.values(done).toSorted((a, b) => a - b);
  const [last, next] = sorted;
  if (last === undefined || next === undefined) return { ...done };
  return Object.fromEntries(Object.entries(done).map(([kid, of]) => [kid, of === last ? Math.max(of, next - 1) : of]));
}

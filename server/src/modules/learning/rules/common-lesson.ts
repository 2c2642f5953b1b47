/**
 * The lesson a group goes on with: the one that most of its kids come to next, of equally many the earlier one. `order`:
 * codes of the lessons as the course has them. Undefined when everybody is through.
 */
export function commonLesson(order: readonly string[], next: readonly (string | null)[]): string | undefined {
  const votes = new Map<string, number>();
  for (const code of next) if (code !== null) votes.set(code, (votes.get(code) ?? 0) + 1);
  let first: string | undefined;
  for (const code of order) if ((votes.get(code) ?? 0) > (first === undefined ? 0 : (votes.get(first) ?? 0))) first = code;
  return first;
}

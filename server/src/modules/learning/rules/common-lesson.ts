/**
 * The lesson a group goes on with: the one that most of its kids come to next, of equally many the earlier one. `order`:
 * codes of the lessons as the course has them. Undefined when everybody is through.
 */
export function commonLesson(order: readonly string[], next: readonly (string | null)[]): string | undefined {
  const votes = (code: string) => next.filter((one) => one === code).length;
  const [first] = order.filter((code) => votes(code) > 0).toSorted((one, other) => votes(other) - votes(one));
  return first;
}

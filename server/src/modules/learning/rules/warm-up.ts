/**
 * What a warm-up takes: the skills that are due for most children of a lesson; of equally many those that come first among what is due
 * for them. `due`: of each child the skills, the most urgent first.
 */
export function mostNeeded(due: ReadonlyArray<readonly string[]>, most: number): string[] {
  const placesOf = new Map<string, number[]>();
  for (const skills of due)
    for (const [place, skill] of [...new Set(skills)].entries()) placesOf.set(skill, [...(placesOf.get(skill) ?? []), place]);
  const sum = (places: readonly number[]) => places.reduce((all, place) => all + place, 0);
  return [...placesOf]
    .toSorted(([, one], [, other]) => other.length - one.length || sum(one) - sum(other))
    .slice(0, most)
    .map(([skill]) => skill);
}

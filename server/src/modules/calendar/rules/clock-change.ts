/** Minutes by which the zone of a family runs ahead of the teacher's at an instant. */
const ahead = (at: Temporal.Instant, family: string, teacher: string): number =>
  (at.toZonedDateTimeISO(family).offsetNanoseconds - at.toZonedDateTimeISO(teacher).offsetNanoseconds) / 60_000_000_000;

/**
 * Minutes by which a weekly lesson moved on the family's clock between two dates of it, later is positive; null when
 * it did not. The lesson keeps its hour on the teacher's clock, so only a difference between the two zones moves it
 * (docs/rules/schedule.md#clock-changes).
 */
export function clockShift(earlier: Temporal.Instant, later: Temporal.Instant, family: string, teacher: string): number | null {
  const minutes = ahead(later, family, teacher) - ahead(earlier, family, teacher);
  return minutes === 0 ? null : minutes;
}

/**
 * The first change of the difference between two zones in (from, to], and by how many minutes the family's clock then
 * runs further ahead; undefined when there is none. Changes that both zones make together move nothing.
 */
export function clockChange(
  from: Temporal.Instant,
  to: Temporal.Instant,
  family: string,
  teacher: string,
): { at: Temporal.Instant; minutes: number } | undefined {
  let seen = from;
  for (;;) {
    const next = [family, teacher]
      .flatMap((zone) => seen.toZonedDateTimeISO(zone).getTimeZoneTransition('next')?.toInstant() ?? [])
      .sort((a, b) => Temporal.Instant.compare(a, b))[0];
    if (!next || Temporal.Instant.compare(next, to) > 0) return undefined;
    const minutes = ahead(next, family, teacher) - ahead(seen, family, teacher);
    if (minutes !== 0) return { at: next, minutes };
    seen = next;
  }
}

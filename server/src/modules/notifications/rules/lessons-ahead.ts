const later = (one: Temporal.Instant, other: Temporal.Instant) => (Temporal.Instant.compare(one, other) > 0 ? one : other);

/**
 * From which start on lessons are told of now (docs/rules/notifications.md#before-lessons): on from where the last look ended. A school
 * that stood still leaves out what should have been told more than `late` minutes ago; one that tells earlier than it did leaves out nothing.
 */
export function lookFrom(
  { until, lookedAt }: { until: Temporal.Instant | null; lookedAt: Temporal.Instant | null },
  { now, before, late }: { now: Temporal.Instant; before: number; late: number },
): Temporal.Instant {
  const oldest = now.add({ minutes: before - Math.min(late, before) });
  if (until === null) return oldest;
  const stoodStill = lookedAt === null || Temporal.Instant.compare(lookedAt, now.subtract({ minutes: late })) < 0;
  return stoodStill ? later(until, oldest) : later(until, now);
}

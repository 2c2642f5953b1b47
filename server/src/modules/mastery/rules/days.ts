const dayMs = 86_400_000;

/** Days since 1970, with their part: how the rules count time. */
export const dayOf = (at: Temporal.Instant): number => at.epochMilliseconds / dayMs;

export const instantOf = (day: number): Temporal.Instant => Temporal.Instant.fromEpochMilliseconds(Math.round(day * dayMs));

/** Instants as one fact: ISO, with spaces between. */
export const listOf = (instants: readonly Temporal.Instant[]): string =>
  [...instants]
    .sort((a, b) => Temporal.Instant.compare(a, b))
    .map(String)
    .join(' ');

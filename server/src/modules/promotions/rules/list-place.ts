/** A place in a list that is ordered by time, the newest first, and then by id. */
export interface ListPlace {
  at: string;
  id: string;
}

/** As a place travels: a caller only hands it back. */
export const writePlace = (at: Temporal.Instant, id: string): string => `${at.toString()}~${id}`;

/** The place that was written; what was not written by us is no place, and the list begins anew. */
export function readPlace(written: string | undefined): ListPlace | undefined {
  const [at = '', id = ''] = (written ?? '').split('~');
  try {
    return id === '' ? undefined : { at: Temporal.Instant.from(at).toString(), id };
  } catch {
    return undefined;
  }
}

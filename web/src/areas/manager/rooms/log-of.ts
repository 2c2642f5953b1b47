import type { RoomPresence } from '@school/contract/lesson-room/end-shapes';

type Visit = RoomPresence['people'][number]['visits'][number];

export interface LogLine {
  at: string;
  /** Whose place in `people` it is. */
  whose: number;
  what:
    | { did: 'came' }
    | { did: 'left'; cause: NonNullable<Visit['cause']> }
    | { did: 'first'; ms: number }
    | { did: 'step'; step: number };
}

/** What has happened in a room, the newest first. */
export function logOf({ people }: Pick<RoomPresence, 'people'>): LogLine[] {
  const lines = people.flatMap(({ visits }, whose) =>
    visits.flatMap((visit): LogLine[] => [
      { at: visit.from, whose, what: { did: 'came' } },
      ...(visit.firstFrame === null ? [] : [{ at: visit.from, whose, what: { did: 'first', ms: visit.firstFrame } } as const]),
      ...visit.ladder.map(({ timestamp, step }): LogLine => ({ at: timestamp, whose, what: { did: 'step', step } })),
      ...(visit.cause === null ? [] : [{ at: visit.to, whose, what: { did: 'left', cause: visit.cause } } as const]),
    ]),
  );
  return lines.toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at));
}

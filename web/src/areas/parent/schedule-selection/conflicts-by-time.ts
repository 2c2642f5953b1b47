import type { AnswerOf } from '@school/contract/calls';

import { schoolZone, wallClock } from '#i18n/time.ts';

import { keyOf, type WeeklyStart } from '#widgets/weekly-times/weekly-times.ts';

export type Conflict = AnswerOf<'POST /regular-schedule/preview'>['conflicts'][number];

/** Dates of one weekly time that cannot be had. */
export interface TimeInTrouble {
  /** The chosen weekly time; undefined when it is not among the chosen ones any more. */
  start: WeeklyStart | undefined;
  conflicts: Conflict[];
}

/** Conflicts by the weekly time they belong to (told from the school's clock), in the order of the chosen times. */
export function conflictsByTime(conflicts: readonly Conflict[], chosen: readonly WeeklyStart[]): TimeInTrouble[] {
  const byKey = new Map<number, Conflict[]>();
  for (const conflict of conflicts) {
    const { weekday, minutes } = wallClock(conflict.timestamp, schoolZone);
    const key = keyOf({ weekday, startMinute: minutes });
    byKey.set(key, [...(byKey.get(key) ?? []), conflict]);
  }
  const place = (start: WeeklyStart | undefined) => (start ? chosen.indexOf(start) : chosen.length);
  return [...byKey]
    .map(([key, dates]) => ({ start: chosen.find((it) => it.key === key), conflicts: dates }))
    .toSorted((one, other) => place(one.start) - place(other.start));
}

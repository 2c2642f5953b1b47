import { courses } from '@school/contract/catalogue/limits';
import type { ClubCode } from '@school/contract/catalogue/limits';
import { groupsLimits } from '@school/contract/groups/limits';
import { schedulingLimits } from '@school/contract/calendar/limits';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

import type { WeeklyTime } from './weekly-time.ts';

/** A group as it is asked for. */
export interface GroupRequest extends WeeklyTime {
  courseCode: ClubCode;
  ages: { from: number; to: number };
  minutes: number;
  capacity: number;
}

/**
 * May a group be opened like this (docs/rules/clubs.md#places)? 3 to 8 places, ages of its club, a start on the grid of 30
 * minutes, a lesson of 25 or 50.
 */
export function mayOpen({ courseCode, ages, weekday, startMinute, minutes, capacity }: GroupRequest): Verdict {
  const { places } = groupsLimits;
  const { gridMinutes, lessonMinutes } = schedulingLimits;
  const club = courses[courseCode].ages;
  if (capacity < places.min || capacity > places.max) return refused('request.invalid', { where: 'capacity' });
  if (ages.from > ages.to || ages.from < club.from || ages.to > club.to) return refused('request.invalid', { where: 'ages' });
  if (weekday < 1 || weekday > 7) return refused('request.invalid', { where: 'weekday' });
  if (startMinute < 0 || startMinute >= 1440 || startMinute % gridMinutes !== 0)
    return refused('request.invalid', { where: 'startMinute' });
  if (minutes !== lessonMinutes.short && minutes !== lessonMinutes.long) return refused('request.invalid', { where: 'minutes' });
  return allowed();
}

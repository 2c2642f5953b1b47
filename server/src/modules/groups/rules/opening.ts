import type { ClubCode } from '@school/contract/catalogue/limits';
import { lessonLengths } from '@school/contract/calendar/lesson-minutes';
import { gridMinutes } from '@school/contract/school/grid';
import { allowed, refused, type Verdict } from '@school/contract/verdict';

import type { WeeklyTime } from './weekly-time.ts';

/** A group as it is asked for. */
export interface GroupRequest extends WeeklyTime {
  courseCode: ClubCode;
  ages: { from: number; to: number };
  minutes: number;
  capacity: number;
}

/** Days of the school's zone: today, and the one nobody books on or past. */
export interface Days {
  today: string;
  horizon: string;
}

/** When a group begins, and on which terms. Days are of the school's zone; `opensOn`: families see it only from that day on. */
export interface Beginning {
  startsOn: string;
  gathering: { least: number; by: string } | null;
  opensOn: string | null;
}

/** A club as the school offers it, and how many places its groups have. */
export interface ClubFacts {
  ages: { from: number; to: number };
  places: { from: number; to: number };
  isOffered: boolean;
  kind: 'gold' | 'silver';
  /** Of its lessons; null: as a group wants them. */
  minutes: number | null;
}

/** May a group be for these ages, and have so many places (docs/rules/clubs.md#places)? Ages of its club, places as the school says. */
export function mayDescribe(
  { ages, capacity }: Pick<GroupRequest, 'ages' | 'capacity'>,
  { ages: club, places }: Pick<ClubFacts, 'ages' | 'places'>,
): Verdict {
  if (capacity < places.from || capacity > places.to) return refused('request.invalid', { where: 'capacity' });
  if (ages.from > ages.to || ages.from < club.from || ages.to > club.to) return refused('request.invalid', { where: 'ages' });
  return allowed();
}

/** May a group be opened like this? Of a club that is offered, a start on the grid of the school, a lesson as long as lessons may be. */
export function mayOpen({ weekday, startMinute, minutes, ...its }: GroupRequest, club: ClubFacts): Verdict {
  if (!club.isOffered || club.kind !== 'silver') return refused('catalogue.course_off');
  const described = mayDescribe(its, club);
  if (!described.allowed) return described;
  if (weekday < 1 || weekday > 7) return refused('request.invalid', { where: 'weekday' });
  if (startMinute < 0 || startMinute >= 1440 || startMinute % gridMinutes() !== 0)
    return refused('request.invalid', { where: 'startMinute' });
  if (!lessonLengths.includes(minutes)) return refused('request.invalid', { where: 'minutes' });
  if (club.minutes !== null && minutes !== club.minutes) return refused('request.invalid', { where: 'minutes' });
  return allowed();
}

/**
 * May it begin like this (docs/rules/clubs.md#states)? Nothing lies in the past or past the lessons that there can be; children gather
 * before the first lesson, in no more places than there are, and families see it before that.
 */
export function mayBegin({ startsOn, gathering, opensOn }: Beginning, capacity: number, { today, horizon }: Days): Verdict {
  const refusal = refused('groups.day_passed', { from: today, until: horizon });
  if (startsOn < today || startsOn >= horizon) return refusal;
  if (gathering && gathering.least > capacity) return refused('request.invalid', { where: 'gathering' });
  if (gathering && (gathering.by <= today || gathering.by > startsOn)) return refusal;
  return opensOn !== null && (opensOn > startsOn || (gathering !== null && opensOn >= gathering.by)) ? refusal : allowed();
}

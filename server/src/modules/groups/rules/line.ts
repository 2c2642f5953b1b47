import type { DayPart } from '@school/contract/groups/limits';

import { fitsAge } from './enrolling.ts';
import { dayIn, nextAt, type WeeklyTime } from './weekly-time.ts';

/** A request on the waiting list, with what is known of the kid now. */
export interface QueuedRequest {
  /** Its number in the line: the smaller, the earlier. */
  turn: number;
  courseCode: string;
  /** Only this group, or any of the club. */
  groupId: string | null;
  weekday: number | null;
  dayPart: DayPart | null;
  /** Groups it has declined. */
  declined: readonly string[];
  age: number;
  /** The family's zone: its weekday and part of the day are meant by its own clock. */
  zone: string;
}

/** A group as far as a request goes. */
export interface Wanted extends WeeklyTime {
  groupId: string;
  courseCode: string;
  ages: { from: number; to: number };
}

/**
 * Would a place in this group be what the family waits for? Its club, or this very group; the kid's age of today; the
 * requested day and part of the day in the family's zone; and not one it has declined.
 */
export function suits(request: QueuedRequest, group: Wanted, now: Temporal.Instant): boolean {
  if (request.courseCode !== group.courseCode || request.declined.includes(group.groupId)) return false;
  if (!fitsAge({ age: request.age, ages: group.ages })) return false;
  if (request.groupId !== null) return request.groupId === group.groupId;
  const { weekday, dayPart } = dayIn(request.zone, nextAt(group, now));
  return (request.weekday ?? weekday) === weekday && (request.dayPart ?? dayPart) === dayPart;
}

/** Those who wait for a place in this group, the first in line first. */
export const lineFor = <W extends QueuedRequest>(requests: readonly W[], group: Wanted, now: Temporal.Instant): W[] =>
  requests.filter((request) => suits(request, group, now)).sort((one, other) => one.turn - other.turn);

/**
 * The place of a request in line, 1 being first: earlier requests count that could get a place this one waits for. Where no
 * group suits it yet, all earlier requests of the club count.
 */
export function placeInLine(
  request: QueuedRequest,
  requests: readonly QueuedRequest[],
  groups: readonly Wanted[],
  now: Temporal.Instant,
): number {
  const mine = groups.filter((group) => suits(request, group, now));
  const isAhead = (other: QueuedRequest) =>
    other.turn < request.turn &&
    (mine.length > 0 ? mine.some((group) => suits(other, group, now)) : other.courseCode === request.courseCode);
  return 1 + requests.filter(isAhead).length;
}

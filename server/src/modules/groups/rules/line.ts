import type { DayPart } from '@school/contract/groups/limits';

import { fitsAge } from './enrolling.ts';
import { dayIn, nextAt, type WeeklyTime } from './weekly-time.ts';

/** A wish on the waiting list, with what is known of the kid now. */
export interface Wish {
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

/** A group as far as a wish goes. */
export interface Wanted extends WeeklyTime {
  groupId: string;
  courseCode: string;
  ages: { from: number; to: number };
}

/**
 * Would a place in this group be what the family waits for? Its club, or this very group; the kid's age of today; the
 * wished day and part of the day in the family's zone; and not one it has declined.
 */
export function suits(wish: Wish, group: Wanted, now: Temporal.Instant): boolean {
  if (wish.courseCode !== group.courseCode || wish.declined.includes(group.groupId)) return false;
  if (!fitsAge({ age: wish.age, ages: group.ages })) return false;
  if (wish.groupId !== null) return wish.groupId === group.groupId;
  const { weekday, dayPart } = dayIn(wish.zone, nextAt(group, now));
  return (wish.weekday ?? weekday) === weekday && (wish.dayPart ?? dayPart) === dayPart;
}

/** Those who wait for a place in this group, the first in line first. */
export const lineFor = <W extends Wish>(wishes: readonly W[], group: Wanted, now: Temporal.Instant): W[] =>
  wishes.filter((wish) => suits(wish, group, now)).sort((one, other) => one.turn - other.turn);

/**
 * The place of a wish in line, 1 being first: earlier wishes count that could get a place this one waits for. Where no
 * group suits it yet, all earlier wishes of the club count.
 */
export function placeInLine(wish: Wish, wishes: readonly Wish[], groups: readonly Wanted[], now: Temporal.Instant): number {
  const mine = groups.filter((group) => suits(wish, group, now));
  const isAhead = (other: Wish) =>
    other.turn < wish.turn && (mine.length > 0 ? mine.some((group) => suits(other, group, now)) : other.courseCode === wish.courseCode);
  return 1 + wishes.filter(isAhead).length;
}

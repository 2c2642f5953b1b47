import { numberOf } from '@school/contract/learning/lesson-number';
import type { CourseLesson, KidCourseProgram } from '@school/contract/learning/shapes';
import type { DayGoal } from '@school/contract/rewards/shapes';

/** A lesson as it stands on the way: lit is done, `now` is lit next, `far` opens after a lesson with the teacher. */
export interface Station {
  lesson: CourseLesson;
  /** As a family counts lessons. */
  number: number;
  state: 'lit' | 'now' | 'open' | 'far';
  /** 0 to 3, of the stars that its tasks have. */
  stars: number;
}

/** Lanterns on one glade or island: so many are as large as a small finger needs, on a phone, too. */
export const perGlade = 4;

/** The way through the level that the kid studies, in the order of its lessons. */
export function stationsOf({ courseCode, levels, levelCode, currentTask }: KidCourseProgram): Station[] {
  const lessons = levels.filter((level) => level.levelCode === levelCode).flatMap((level) => level.lessons);
  const next = currentTask?.lessonCode ?? lessons.find(({ state }) => state === 'open')?.lessonCode;
  return lessons.map((lesson) => ({
    lesson,
    number: numberOf(courseCode, lesson),
    state: lesson.lessonCode === next ? 'now' : lesson.state === 'done' ? 'lit' : lesson.state === 'locked' ? 'far' : 'open',
    stars: lesson.starsMax === 0 ? 0 : Math.round((3 * lesson.stars) / lesson.starsMax),
  }));
}

/** Where Chip stands: at the lantern that is next, else at the last one that burns; at the first before any does. */
export function placeOfChip(stations: readonly Station[]): number {
  const now = stations.findIndex(({ state }) => state === 'now');
  return Math.max(0, now === -1 ? stations.findLastIndex(({ state }) => state === 'lit') : now);
}

/** The stations by glades. */
export const gladesOf = (stations: readonly Station[]): Station[][] =>
  Array.from({ length: Math.ceil(stations.length / perGlade) }, (_, at) => stations.slice(at * perGlade, (at + 1) * perGlade));

/** What Chip says of the way: touch the yellow one; the next one comes with a lesson; or all of them burn. */
export function speechOf(course: KidCourseProgram, words: { now: string; wait: string; allLit: string }): string {
  const stations = stationsOf(course);
  if (stations.some(({ state }) => state === 'now')) return words.now;
  return stations.every(({ state }) => state === 'lit') ? words.allLit : words.wait;
}

interface GoalWords {
  goalOf: Readonly<Record<number, string>>;
  speech: { evening: string; night: string };
}

/** What Chip says of the goal of today, before what he says of the way; at the goal he says good night and urges to nothing. */
export function speechOfDay(goal: DayGoal | null | undefined, { goalOf, speech }: GoalWords, way: string): string {
  if (!goal) return way;
  if (goal.hour === 'night') return speech.night;
  return `${goal.hour === 'evening' ? speech.evening : (goalOf[goal.of] ?? '')} ${way}`;
}

import { lessonRoomLimits } from '@school/contract/lesson-room/limits';
import type { TaskFigures } from '@school/contract/lesson-room/end-shapes';
import type { noteResults, noteTags } from '@school/contract/calendar/limits';
import type { RoomState } from '@school/contract/lesson-room/state';

type Result = (typeof noteResults)[number];
type Tag = (typeof noteTags)[number];
type Marks = RoomState['marks'][string];

type Item = Pick<Marks[string], 'verdict' | 'tries'>;

/** How many items were done, and how many of them right at the first try; nothing where none was judged. */
export const figuresOf = (marks: ReadonlyArray<Marks | undefined>): TaskFigures | null =>
  figuresOfTasks(marks.map((of) => ({ items: Object.values(of ?? {}) })));

export function figuresOfTasks(tasks: ReadonlyArray<{ items: readonly Item[] }>): TaskFigures | null {
  // What is only looked at, or waits for the teacher, was neither right nor wrong.
  const items = tasks.flatMap((task) => task.items).filter(({ verdict }) => verdict !== 'seen' && verdict !== 'waiting');
  if (items.length === 0) return null;
  return { firstTry: items.filter(({ verdict, tries }) => verdict === 'right' && tries === 1).length, of: items.length };
}

const shareOf = ({ firstTry, of }: TaskFigures): number => firstTry / of;

/** How a lesson went, by the share of first tries that were right. */
export function resultOf(figures: TaskFigures | null): Result | null {
  if (!figures) return null;
  const { great, good } = lessonRoomLimits.resultFrom;
  return shareOf(figures) >= great ? 'great' : shareOf(figures) >= good ? 'good' : 'hard';
}

/** Hardly there: for less than so large a part of the lesson, and for less than so many minutes. */
export function wasAbsent(seconds: number, minutes: number): boolean {
  const { share, minutes: most } = lessonRoomLimits.absentBelow;
  return seconds < minutes * 60 * share && seconds < most * 60;
}

/** What is noticed of a lesson by itself: homework of before, children that took part, tasks that are mastered. */
export function tagsOf({
  homework,
  acts,
  minutes,
  figures,
}: {
  /** Of the children who were there: whether each homework of the last lesson is done. */
  homework: readonly boolean[];
  acts: number;
  /** How long the children were there, all together. */
  minutes: number;
  figures: TaskFigures | null;
}): Tag[] {
  const isMastered = figures !== null && shareOf(figures) >= lessonRoomLimits.masteredFrom;
  const isActive = minutes > 0 && acts >= minutes * lessonRoomLimits.activeFromActsAMinute;
  return [
    ...(isMastered ? (['mastered'] as const) : []),
    ...(homework.length === 0 ? [] : [homework.every(Boolean) ? ('homeworkDone' as const) : ('homeworkMissing' as const)]),
    ...(isActive ? (['active'] as const) : []),
  ];
}

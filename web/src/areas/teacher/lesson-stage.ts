import type { TeacherLesson } from '@school/contract/staffing/shapes';

type Lesson = Pick<TeacherLesson, 'timestamp' | 'minutes' | 'status'>;

const minute = 60_000;

/** Milliseconds at which a lesson begins, and at which it is over. */
export const startOf = ({ timestamp }: Pick<Lesson, 'timestamp'>): number => Date.parse(timestamp);
export const endOf = (lesson: Pick<Lesson, 'timestamp' | 'minutes'>): number => startOf(lesson) + lesson.minutes * minute;

/**
 * How a lesson stands at a time (ms): ahead, on, over and not marked, or closed: held, missed, or off (cancelled or moved).
 */
export type Stage = 'ahead' | 'on' | 'unmarked' | 'held' | 'missed' | 'off';

export function stageOf(lesson: Lesson, now: number): Stage {
  switch (lesson.status) {
    case 'conducted':
      return 'held';
    case 'nonAttendance':
      return 'missed';
    case 'canceled':
    case 'transferred':
      return 'off';
    default:
      return now < startOf(lesson) ? 'ahead' : now < endOf(lesson) ? 'on' : 'unmarked';
  }
}

/** The lesson that begins within half an hour after another one ends, and the minutes between them. */
export function nextAfter<L extends Lesson>(lessons: readonly L[], lesson: Lesson): { lesson: L; pause: number } | undefined {
  const end = endOf(lesson);
  const [next] = lessons
    .filter((it) => it.status !== 'canceled' && it.status !== 'transferred' && startOf(it) >= end && startOf(it) <= end + 30 * minute)
    .toSorted((one, other) => startOf(one) - startOf(other));
  return next && { lesson: next, pause: (startOf(next) - end) / minute };
}

/** Minutes before a lesson from which it comes before those that still wait to be marked. */
const soonMinutes = 10;

/**
 * The lesson to be at: the one that is on, one that begins in a few minutes, one that waits for a mark or a report (the
 * latest), else the next one.
 */
export function lessonNow<L extends Lesson>(lessons: readonly L[], now: number, isWaiting: (lesson: L) => boolean): L | undefined {
  const inOrder = lessons.toSorted((one, other) => startOf(one) - startOf(other));
  const ahead = inOrder.find((lesson) => stageOf(lesson, now) === 'ahead');
  const isSoon = ahead && startOf(ahead) - now <= soonMinutes * minute;
  return inOrder.find((lesson) => stageOf(lesson, now) === 'on') ?? (isSoon ? ahead : inOrder.findLast(isWaiting)) ?? ahead;
}

/** Whole minutes since or until a time (ms), at least one: «закончился 1 минуту назад». */
export const minutesApart = (one: number, other: number): number => Math.max(1, Math.round(Math.abs(one - other) / minute));

/**
 * In how many milliseconds the lesson is to be asked for again: at the next moment at which one of its verdicts changes
 * (its facts name it), and every 20 s besides.
 */
export function nextLook({ may }: Pick<TeacherLesson, 'may'>, now: number): number {
  const usual = 20_000;
  const changes = Object.values(may).flatMap((verdict) => {
    if (verdict.allowed) return [];
    return [verdict.facts['from'] ?? verdict.facts['startsAt']].filter((at) => typeof at === 'string').map((at) => Date.parse(at) - now);
  });
  // The clocks may differ by a little: a verdict that has not changed on time is looked at again in a second.
  const soon = changes.filter((left) => left > -5_000 && left < usual).map((left) => Math.max(left + 300, 1_000));
  return Math.min(usual, ...soon);
}

import type { TaskFigures } from '@school/contract/lesson-room/end-shapes';
import { lessonRoomLimits } from '@school/contract/lesson-room/limits';

/** From the easiest on: what a trial asks at three levels, and where a child may begin. */
const levels = ['easier', 'middle', 'harder'] as const;
export type TrialLevel = (typeof levels)[number];

/**
 * Where a child begins after its trial. Whoever is right at the first try in half of what a level asks is at home there; in nearly all of
 * it, one higher, where there is something to learn. Who was at home nowhere begins with the easiest, and waits a while if that was tried
 * and too much. Nothing is proposed where nothing was judged.
 */
export function proposeLevel(marks: Partial<Record<TrialLevel, TaskFigures | null>>): TrialLevel | 'notYet' | null {
  const { great, good } = lessonRoomLimits.resultFrom;
  const shares = levels.map((level) => {
    const figures = marks[level];
    return figures && figures.of > 0 ? figures.firstTry / figures.of : undefined;
  });
  if (shares.every((share) => share === undefined)) return null;
  const home = shares.findLastIndex((share) => share !== undefined && share >= good);
  if (home < 0) return shares[0] === undefined ? 'easier' : 'notYet';
  return levels[(shares[home] ?? 0) >= great ? home + 1 : home] ?? 'harder';
}

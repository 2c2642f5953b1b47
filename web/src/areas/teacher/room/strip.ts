import { itemKey, type RoomState } from '@school/contract/lesson-room/state';

/** «4:12»; an hour goes on as minutes. */
export const clockOf = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** How wide a step is: by its minutes, yet never so narrow that its name has no place. */
export const widthOf = ({ minutes }: { minutes: number }): number => minutes + 4.5;

interface StepNow {
  /** Seconds in the step so far. */
  seconds: number;
  /** Of its minutes, 0 to 1. */
  share: number;
  isOver: boolean;
}

/** How far a step is; before the lesson has begun it has not begun either. */
export function stepNow(
  { minutes }: { minutes: number },
  { startedAt, stepSince }: Pick<RoomState, 'startedAt' | 'stepSince'>,
  now: number,
): StepNow {
  const since = startedAt === null || stepSince === null ? now : Math.max(Date.parse(stepSince), Date.parse(startedAt));
  const seconds = Math.max(0, (now - since) / 1000);
  return { seconds, share: Math.min(1, seconds / (minutes * 60)), isOver: seconds > minutes * 60 };
}

/** The item of a task that a child (or, of one copy for all, the class) is at: the first that is not done; after the last the last. */
export function roundNow({ task, marks }: Pick<RoomState, 'task' | 'marks'>, rounds: number, kidUid: string | null): number {
  if (!task) return 0;
  const own = marks[task.mode === 'class' ? 'all' : (kidUid ?? 'all')] ?? {};
  const open = Array.from({ length: rounds }, (_, round) => round).find(
    (round) => own[itemKey(task.playbookUid, task.taskIdx, round)]?.done !== true,
  );
  return open ?? Math.max(0, rounds - 1);
}

/** Right at the first try, in whole percent. */
export const percentOf = ({ firstTry, of }: { firstTry: number; of: number }): number => (of === 0 ? 0 : Math.round((firstTry / of) * 100));

import type { StageStep } from '@school/contract/lesson-room/script';
import type { RoomState } from '@school/contract/lesson-room/state';

/** The task of the script that is before the children, at whichever level. */
const writtenOf = (
  steps: readonly StageStep[],
  { playbookUid, taskIdx }: Pick<NonNullable<RoomState['task']>, 'playbookUid' | 'taskIdx'>,
): StageStep['tasks'][number] | undefined =>
  steps
    .flatMap(({ tasks }) => tasks)
    .find((one) => one.playbookUid === playbookUid && [one.taskIdx, one.easier, one.harder].includes(taskIdx));

/** How many items a task has; of one that no step names, one. */
export const roundsOf = (steps: readonly StageStep[], task: Parameters<typeof writtenOf>[1]): number => writtenOf(steps, task)?.rounds ?? 1;

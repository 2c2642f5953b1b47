import type { PageOp } from '@school/contract/lesson-room/ops';
import type { StageStep } from '@school/contract/lesson-room/script';
import type { RoomState } from '@school/contract/lesson-room/state';

/** Whether a task stands in the lesson's own playbook: only there has each child a copy of its own. */
export const isOfLesson = (
  steps: readonly StageStep[],
  { playbookUid, mode }: Pick<NonNullable<RoomState['task']>, 'playbookUid' | 'mode'>,
) => mode !== 'class' || steps.some(({ tasks }) => tasks.some((one) => one.mode !== 'class' && one.playbookUid === playbookUid));

/** Whose turn comes in the copy of the class: the child after the one that has it, in the order of their places. */
export function nextTurn(kids: readonly string[], allowed: RoomState['allowed']): string | undefined {
  const now = kids.findLastIndex((kid) => allowed[kid]?.includes('move'));
  return kids[(now + 1) % Math.max(1, kids.length)];
}

/** What gives the turn to these children alone: the others let go first, so that two never move at once. */
export function giveTurn(to: readonly string[], kids: readonly string[], allowed: RoomState['allowed']): PageOp[] {
  const had = kids.filter((kid) => allowed[kid]?.includes('move'));
  const off = had.filter((kid) => !to.includes(kid));
  const on = to.filter((kid) => !had.includes(kid));
  return [
    ...(off.length > 0 ? [{ kind: 'allow', kids: off, what: 'move', on: false } as const] : []),
    ...(on.length > 0 ? [{ kind: 'allow', kids: on, what: 'move', on: true } as const] : []),
  ];
}

import type { RoomTask } from '@school/contract/lesson-room/task-calls';

import { useTexts } from '#i18n/texts.ts';

import { useTaskActs } from './task-acts.ts';

interface TeacherBarProps {
  task: RoomTask;
  round: number;
  isOpen: boolean;
  /** The teacher has the child's task in hand. */
  isTaken: boolean;
  isClosed: boolean;
}

const look = 'press min-h-11 rounded-full border-2 border-edge bg-card px-4 font-bold aria-disabled:opacity-50 aria-pressed:border-good';

/** What the teacher does with the copy on its screen. */
export function TeacherBar({ task, round, isOpen, isTaken, isClosed }: TeacherBarProps) {
  const t = useTexts('roomTeaching');
  const acts = useTaskActs();
  const { taskNo, kidUid } = task;
  const item = task.items[round];
  const button = (label: string, may: boolean, press: () => unknown, isPressed?: boolean) => (
    <button
      type="button"
      className={look}
      aria-disabled={!may || undefined}
      aria-pressed={isPressed}
      onClick={() => void (may ? press() : undefined)}
    >
      {label}
    </button>
  );
  return (
    <div role="toolbar" aria-label={t.taskTools} className="flex flex-wrap items-center justify-center gap-2">
      <span className="figures">{t.itemOf(round + 1, task.items.length)}</span>
      {kidUid !== null && button(isTaken ? t.giveHand : t.takeHand, !isClosed, () => acts.hand(kidUid, !isTaken), isTaken)}
      {button(t.giveHint, isOpen && !isClosed && item?.task.hint === true && item.hint === null, () => acts.help(taskNo, round, kidUid))}
      {button(t.showRight, isOpen && !isClosed, () => acts.reveal(taskNo, round, kidUid))}
      {button(t.closeTask, !isClosed, () => acts.close(taskNo))}
    </div>
  );
}

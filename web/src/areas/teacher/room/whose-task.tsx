import type { RoomPerson } from '@school/contract/lesson-room/shapes';

import { useTexts } from '#i18n/texts.ts';
import { useRoom } from '#widgets/room/use-room.ts';

/** Whose copy of the task the teacher has before it; nothing where there is no task. */
export function WhoseTask({ kid }: { kid: RoomPerson | undefined }) {
  const { task: t } = useTexts('teacherRoom');
  const task = useRoom(({ state }) => state.task);
  const stage = useRoom(({ state }) => state.stage);
  if (stage !== 'task' || !task || task.closed) return null;
  return (
    <p className="mr-auto flex items-center gap-2 rounded-full bg-good-soft px-3 py-1.5 text-sm font-bold text-good">
      <span aria-hidden className="size-2.5 rounded-full bg-current" />
      {task.mode === 'class' || !kid ? t.shared : t.screenOf(kid.name)}
    </p>
  );
}

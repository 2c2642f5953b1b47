import type { Tools } from '../dependencies/tools.ts';
import type { ChangeRoom, NoteInRoom } from '../live/change-room.ts';
import { playInLesson } from './answer-in-lesson.ts';
import { guideTask } from './guide-task.ts';
import { openTask } from './open-task.ts';
import { showMistakes } from './show-mistakes.ts';
import { showTask } from './show-task.ts';

/** Tasks in the room of a lesson. */
export const lessonTasks = (tools: Tools, { changeRoom, note }: { changeRoom: ChangeRoom; note: NoteInRoom }) => ({
  open: openTask(tools, changeRoom),
  show: showTask(tools),
  mistakes: showMistakes(tools),
  ...playInLesson(tools, note),
  ...guideTask(tools, note),
});

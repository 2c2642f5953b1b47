import type { Tools } from '../dependencies/tools.ts';
import type { OutsideOf } from '../stores/outside.store.ts';

interface Placed {
  lessonId: string;
  groupId: string | null;
  teacherId: string;
}

/** The addresses of meetings elsewhere that hold for a lesson. */
export const addressesOf =
  ({ outside }: Pick<Tools, 'outside'>) =>
  async ({ lessonId, groupId, teacherId }: Placed): Promise<Record<OutsideOf, string | null>> => {
    const found = await outside.of([lessonId, teacherId, ...(groupId === null ? [] : [groupId])]);
    return { lesson: found.get('lesson') ?? null, group: found.get('group') ?? null, teacher: found.get('teacher') ?? null };
  };

/** Is the lesson held at a meeting elsewhere? Where, only who may enter learns. */
export const isElsewhere =
  (tools: Pick<Tools, 'outside' | 'calendar'>) =>
  async (lessonId: string): Promise<boolean> => {
    const lesson = await tools.calendar.lesson(lessonId);
    return lesson?.teacherId ? (await meetingOf(tools)({ ...lesson, teacherId: lesson.teacherId })) !== null : false;
  };

/** Where the picture and sound of a lesson are, when they are not in its room: the narrowest address holds. */
export const meetingOf =
  (tools: Pick<Tools, 'outside'>) =>
  async (placed: Placed): Promise<string | null> => {
    const { lesson, group, teacher } = await addressesOf(tools)(placed);
    return lesson ?? group ?? teacher;
  };

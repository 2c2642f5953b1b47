import type { LessonNote, NoteTemplate } from '@school/contract/staffing/workspace-shapes';
import { schedulingLimits } from '@school/contract/calendar/limits';
import type { TeacherLesson } from '@school/contract/staffing/shapes';

import { tellScreens } from '#modules/calendar';
import { newId } from '#platform/ids';
import { insist, Refusal } from '#platform/refusal';

import { mayNote } from '../rules/conducting.ts';
import { teacherLesson } from './teacher-lessons.ts';
import type { StaffingDependencies } from '../dependencies/dependencies.ts';

/** Keeps how a lesson went, or what is said about it now: for the next lesson and for whoever teaches it. */
export const noteLesson =
  (deps: StaffingDependencies) =>
  (teacherId: string, lessonId: string, { result, tags, text }: Pick<LessonNote, 'result' | 'tags' | 'text'>): Promise<TeacherLesson> =>
    deps.db.inTransaction(async () => {
      insist(mayNote(await deps.lessons.ofTeacherById(teacherId, lessonId)));
      await deps.notes.put({ lessonId, teacherId, result, tags: [...new Set(tags)], text, writtenAt: deps.clock.now() });
      await tellScreens(deps, [{ lessonId, teacherId, familyIds: [] }]);
      return teacherLesson(deps)(teacherId, lessonId);
    });

/** Phrases that a teacher keeps for its notes. */
export const noteTemplates = ({ db, notes, clock, calendar }: StaffingDependencies) => ({
  list: (teacherId: string): Promise<NoteTemplate[]> => notes.templates(teacherId),
  keep: (teacherId: string, text: string): Promise<NoteTemplate[]> =>
    db.inTransaction(async () => {
      await calendar.lock({ teachers: [teacherId], kids: [] });
      const kept = await notes.templates(teacherId);
      if (kept.some((one) => one.text === text)) return kept;
      if (kept.length >= schedulingLimits.noteTemplates)
        throw new Refusal('scheduling.too_many_templates', { most: schedulingLimits.noteTemplates });
      await notes.keepTemplate(teacherId, { templateId: newId(), text }, clock.now());
      return notes.templates(teacherId);
    }),
  drop: (teacherId: string, templateId: string): Promise<void> => notes.dropTemplate(teacherId, templateId),
});

import type { SchedulingEvent } from '#modules/calendar';

import { moveOn } from './move-on.ts';
import { levelToBegin, nextLesson } from '../rules/next-lesson.ts';
import { showAnew } from './show-anew.ts';
import type { Tools } from '../dependencies/dependencies.ts';

type LessonConducted = Extract<SchedulingEvent, { type: 'scheduling.lesson_conducted' }>;

/** Kinds of lessons in which no course goes on. */
const apart: readonly LessonConducted['kind'][] = ['trial', 'virtual'];

/** A lesson of a course took place: the lesson that its teacher chose, else the next one, opens with its homework; one a lesson. */
export const whenLessonIsConducted =
  (tools: Tools) =>
  async ({ lessonId, processId, familyId, kidUids, courseCode, kind, conductedAt }: LessonConducted): Promise<void> => {
    const { library, store, plans, playbooks, realtime, outbox } = tools;
    const course = courseCode === null ? undefined : library.course(courseCode);
    const firstLevel = course && levelToBegin(course, null);
    if (!course || !firstLevel || apart.includes(kind)) return;
    const at = Temporal.Instant.from(conductedAt);
    const plan = await plans.find(lessonId);
    for (const kidUid of kidUids) {
      // A group is conducted without a process of its own having said that the learning starts.
      if (!(await store.find(kidUid, course.courseCode))) {
        await store.start({ familyId, kidUid, courseCode: course.courseCode, levelCode: firstLevel, processId, startedAt: at });
      }
      const started = await store.lock(kidUid, course.courseCode);
      const opened = new Set((await store.opened(kidUid, course.courseCode)).map((lesson) => lesson.lessonCode));
      const lessonCode = plan?.lessonCode ?? nextLesson(course, started ?? { levelCode: firstLevel }, opened);
      if (!lessonCode) continue;
      const chosen = plan?.homework ?? null;
      const isRepeated = opened.has(lessonCode);
      const opening = { lessonCode, lessonId, openedAt: at, homeworkChosen: chosen !== null };
      if (!isRepeated && !(await store.open(kidUid, course.courseCode, opening))) continue;
      // A lesson held again gives its homework again.
      const given = chosen ?? (isRepeated ? [playbooks.uidOf(course.courseCode, lessonCode, 'home')] : null);
      if (given) await plans.giveHomework({ kidUid, courseCode: course.courseCode, lessonId, at }, given);
      await moveOn(tools)(kidUid, course.courseCode);
      await showAnew(realtime, familyId, kidUid);
      if (given?.length === 0) continue;
      await outbox.publish({
        type: 'learning.homework_opened',
        familyId,
        kidUid,
        courseCode: course.courseCode,
        lessonCode,
      });
      await showAnew(realtime, familyId, kidUid);
    }
  };

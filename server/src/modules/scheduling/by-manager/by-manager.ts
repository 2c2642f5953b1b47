import type { FamilyLessons } from '@school/contract/back-office/lesson-shapes';
import type { Restaffing, TouchedLesson } from '@school/contract/scheduling/shapes';
import { refused } from '@school/contract/verdict';

import type { Db } from '#platform/db';
import { Refusal } from '#platform/refusal';

import { processesOf } from '../read-processes.ts';
import { readToManage } from '../regular/happens-to.ts';
import type { RegularTools } from '../regular/tools.ts';
import { endOfHorizon } from '../rules/booking.ts';
import { mayHappen } from '../rules/process-states.ts';
import type { StaffTools } from '../staff/staff-tools.ts';
import { restaffingsOf } from '../staff/substitutes.ts';
import { familiesIn, touchedLessons } from '../staff/touched-lessons.ts';
import { shownHorizon } from '../weekly-plan.ts';
import { declineTeacherRequest } from './answer-teacher-request.ts';
import { familyLesson, familyLessons, managedLessons } from './family-lessons.ts';
import { lessonFlags, openObjections, seeLessonFlag, unmarkedLessons } from './marked-lessons.ts';
import { trialTimes } from './trial-times.ts';
import { createForgottenTrials } from './trials-without-outcome.store.ts';
import { weeklyTimes } from './weekly-times.ts';

type ManagerTools = StaffTools & RegularTools & { db: Db };

/** What managers see of lessons and schedules beyond what families and teachers see, and their answers to requests. */
export function managerDeeds(tools: ManagerTools) {
  const forgotten = createForgottenTrials(tools.db);
  return {
    familyLessons: familyLessons(tools),
    familyLesson: familyLesson(tools),
    /** The instant up to which there can be lessons. */
    lessonsUntil: async () => endOfHorizon(await shownHorizon(tools, tools.clock.now())),
    managedProcesses: managedProcesses(tools),
    trialTimes: trialTimes(tools),
    weeklyTimes: weeklyTimes(tools),
    declineTeacherRequest: declineTeacherRequest(tools),
    lessonFlags: lessonFlags(tools),
    openObjections: openObjections(tools),
    seeLessonFlag: seeLessonFlag(tools),
    unmarkedLessons: unmarkedLessons(tools),
    /** A lesson whoever's it is, and its families; undefined when there is none. */
    async touchedLesson(lessonId: string): Promise<{ lesson: TouchedLesson; familyIds: string[] } | undefined> {
      const lessons = await tools.lessons.byIds([lessonId]);
      const [lesson] = await touchedLessons(tools)(lessons);
      return lesson && { lesson, familyIds: familiesIn(lessons) };
    },
    /** Who could take a lesson, the best first. */
    async substitutesOf(lessonId: string): Promise<Restaffing> {
      const [found] = await restaffingsOf(tools)(await tools.lessons.byIds([lessonId]));
      if (!found) throw new Refusal('scheduling.lesson_not_found');
      return found;
    },
    /** Trials that are over and wait for a word about them, by family. */
    async trialsWithoutOutcome() {
      const lessons = await tools.lessons.byIds((await forgotten.all(tools.clock.now())).map(({ lessonId }) => lessonId));
      const managed = await managedLessons(tools)(null, lessons);
      return lessons.flatMap((lesson, at) => {
        const [kid, shown] = [lesson.participants[0], managed[at]];
        return kid && shown ? [{ familyId: kid.familyId, kidUid: kid.kidUid, lesson: shown }] : [];
      });
    },
  };
}

/** The processes of a family with what may be done with their schedules, and their wishes for another teacher. */
const managedProcesses =
  (tools: ManagerTools) =>
  async (familyId: string): Promise<FamilyLessons['processes']> => {
    const asked = await tools.teacherRequests.waitingOfFamily(familyId);
    return Promise.all(
      (await processesOf(tools)(familyId)).map(async (process) => {
        const { may, state, process: record } = await readToManage(tools)(familyId, process.processId);
        const request = asked.find((it) => it.processId === process.processId);
        const set =
          process.type !== 'learning'
            ? refused('scheduling.process_state', { state })
            : record.seriesId
              ? refused('scheduling.schedule_exists')
              : mayHappen(state, 'lessonsCame');
        return {
          process,
          asked: request ? { requestId: request.requestId, reason: request.reason, askedAt: request.askedAt.toString() } : null,
          may: { ...may, set },
        };
      }),
    );
  };

import type { FamilyRefusal } from '@school/contract/back-office/family-shapes';
import { backOfficeLimits } from '@school/contract/back-office/limits';

import type { FamilyTools } from './tools.ts';

/** What the school refused a family, with the lesson it was about. */
export const showRefusals =
  ({ families, calendar, refusals }: FamilyTools) =>
  async (familyId: string): Promise<FamilyRefusal[]> => {
    await families.family(familyId);
    const kept = await refusals.of(familyId, backOfficeLimits.familyRefusals);
    const lessonIds = kept.flatMap(({ params }) => params['eventId'] ?? []).filter((id) => /^[\da-f-]{36}$/.test(id));
    const lessons = lessonIds.length === 0 ? [] : await calendar.lessonsBriefly(familyId, lessonIds);
    return kept.map(({ refusalId, at, call, code, facts, role, kidUid, params, times }) => {
      const lesson = lessons.find(({ lessonId }) => lessonId === params['eventId']);
      return {
        refusalId,
        at: at.toString(),
        call,
        code,
        facts,
        by: role === 'kid' || role === 'support' ? role : 'parent',
        kidUid,
        lesson: lesson
          ? { eventId: lesson.lessonId, timestamp: lesson.startsAt.toString(), subject: lesson.subject, courseCode: lesson.courseCode }
          : null,
        times,
      };
    });
  };

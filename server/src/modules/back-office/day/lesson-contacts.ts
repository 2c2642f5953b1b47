import type { AnswerOf } from '@school/contract/calls';

import { Refusal } from '#platform/refusal';

import type { DayTools } from './tools.ts';

/** Whom to call while a child waits: the teacher, and the families of the lesson. */
export const lessonContacts =
  ({ calendar, identity, families }: DayTools) =>
  async (eventId: string): Promise<AnswerOf<'GET /manager/lessons/:eventId/contacts'>> => {
    const seen = await calendar.touchedLesson(eventId);
    if (!seen) throw new Refusal('scheduling.lesson_not_found');
    const { lesson, familyIds } = seen;
    const { teacher } = lesson;
    const names = await families.namesOf(familyIds);
    const reach = async (customerId: string) => {
      const { phone, email } = await identity.contactsOf(customerId);
      return { phone, email };
    };
    return {
      teacher: teacher && { name: teacher.name, ...(await reach(teacher.teacherId)) },
      families: await Promise.all(
        familyIds.map(async (familyId) => ({ familyId, name: names.get(familyId) ?? '', ...(await reach(familyId)) })),
      ),
    };
  };

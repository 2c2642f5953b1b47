import type { AnswerOf } from '@school/contract/calls';

import { Refusal } from '#platform/refusal';

import type { DayTools } from './tools.ts';

/** Whom to call while a child waits: the teacher, and the families of the lesson. */
export const lessonContacts =
  ({ calendar, identity, families }: DayTools) =>
  async (eventId: string): Promise<AnswerOf<'GET /manager/lessons/:eventId/contacts'>> => {
    const seen = await calendar.touchedLesson(eventId);
    if (!seen) throw new Refusal('scheduling.lesson_not_found');
    const { teacher } = seen.lesson;
    const { participants = [] } = (await calendar.lesson(eventId)) ?? {};
    // Brothers and sisters of one lesson are one family to call.
    const kids = [...new Map(participants.map((it) => [it.familyId, it])).values()];
    const names = await families.namesOf(kids.map(({ familyId }) => familyId));
    const reached = teacher && (await identity.contactsOf(teacher.teacherId));
    return {
      teacher: teacher && { name: teacher.name, phone: reached?.phone ?? null, email: reached?.email ?? null },
      families: await Promise.all(
        kids.map(async ({ familyId, kidUid }) => ({
          familyId,
          kidUid,
          name: names.get(familyId) ?? '',
          email: (await identity.contactsOf(familyId)).email,
        })),
      ),
    };
  };

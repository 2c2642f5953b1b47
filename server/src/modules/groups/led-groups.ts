import type { AnswerOf } from '@school/contract/calls';

import { ageOn } from '#modules/families';

import type { Tools } from './tools.ts';
import { inShort } from './views.ts';

/** The open groups that a teacher leads, in order of their weekly time: who is in them, and the next lesson. */
export const ledGroups =
  (tools: Pick<Tools, 'rows' | 'seats' | 'families' | 'calendar' | 'clubs' | 'clock'>) =>
  async (teacherId: string): Promise<AnswerOf<'GET /teacher/groups'>> => {
    const now = tools.clock.now();
    const own = (await tools.rows.inStates(['scheduled', 'enrolling', 'running', 'closing'])).filter(
      (group) => group.teacherId === teacherId,
    );
    const short = await inShort(tools, own);
    const lessons = await tools.clubs.comingOfClubs([...short.keys()], now);
    const groups: AnswerOf<'GET /teacher/groups'>['groups'] = [];
    for (const { groupId, capacity } of own) {
      const group = short.get(groupId);
      if (!group) continue;
      const seats = (await tools.seats.ofGroup(groupId)).filter(({ heldAs }) => heldAs !== 'offer');
      const kids = await tools.families.kids(seats.map(({ kidUid }) => kidUid));
      const next = lessons.find((lesson) => lesson.groupId === groupId);
      groups.push({
        group,
        capacity,
        kids: kids
          .map(({ kidUid, name, birth }) => ({
            kidUid,
            name,
            age: ageOn(birth, now),
            visits: seats.some((seat) => seat.kidUid === kidUid && seat.heldAs === 'visit'),
          }))
          .toSorted((one, other) => one.name.localeCompare(other.name, 'ru')),
        next: next ? { eventId: next.lessonId, timestamp: next.startsAt.toString() } : null,
      });
    }
    return { groups };
  };

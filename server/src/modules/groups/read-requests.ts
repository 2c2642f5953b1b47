import type { WaitingRequest } from '@school/contract/groups/shapes';

import { kidFacts } from './kid-facts.ts';
import { isOffered, mayJoin } from './rules/enrolling.ts';
import { placeInLine } from './rules/line.ts';
import type { Tools } from './tools.ts';
import { inShort } from './views.ts';
import { waitingFor } from './waiting-line.ts';

/** Places of a family in the waiting lists, with what is offered to it now. */
export const requestsOfFamily =
  (tools: Tools) =>
  async (familyId: string): Promise<WaitingRequest[]> => {
    const own = await tools.requests.ofFamily(familyId);
    if (own.length === 0) return [];
    const now = tools.clock.now();
    const everybody = await waitingFor(tools)([...new Set(own.map(({ courseCode }) => courseCode))]);
    const groups = await tools.rows.open();
    const short = await inShort(tools, groups);
    const lessons = await tools.clubs.comingOfClubs([...short.keys()], now);
    const kids = await tools.families.kidsOf(familyId);
    const offers = (await tools.seats.ofFamily(familyId)).filter(
      ({ heldAs, until }) => heldAs === 'offer' && until && isOffered(until, now),
    );
    const factsFor = await kidFacts(tools)(familyId, kids, groups);
    return everybody
      .filter((request) => request.familyId === familyId)
      .map((request) => {
        const { requestId, kidUid, courseCode, groupId, weekday, dayPart, wishes, createdAt } = request;
        const seat = offers.find((it) => it.requestId === requestId);
        const [group, offered] = [short.get(groupId ?? ''), short.get(seat?.groupId ?? '')];
        const [kid, record] = [kids.find((it) => it.kidUid === kidUid), groups.find((it) => it.groupId === seat?.groupId)];
        const next = lessons.find((lesson) => lesson.groupId === seat?.groupId)?.startsAt;
        return {
          requestId,
          kidUid,
          courseCode,
          weekday,
          dayPart,
          wishes,
          group: group ?? null,
          since: createdAt.toString(),
          place: placeInLine(request, everybody, groups, now),
          offer:
            seat?.until && offered && kid && record
              ? {
                  group: offered,
                  timestamp: next?.toString() ?? null,
                  until: seat.until.toString(),
                  accept: mayJoin(factsFor(kid, record)),
                }
              : null,
        };
      });
  };

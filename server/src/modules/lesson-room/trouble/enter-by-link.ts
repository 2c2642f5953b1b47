import type { Account } from '#modules/identity';
import { insist, Refusal } from '#platform/refusal';

import type { Tools } from '../dependencies/tools.ts';
import { endingOf, isFunded } from '../live/find-room.ts';
import { closesAt, mayEnterRoom } from '../rules/may-enter.ts';
import { kidPerson } from '../rules/roster.ts';

interface ByLink {
  account: Account;
  seat: { kidUid: string; lessonId: string; until: Temporal.Instant };
}

/**
 * Whom a link of a letter lets in where (docs/decisions/0135). A link that the school never wrote, and one of a lesson that was
 * moved or cancelled since, say the same; only then does the room say whether it is open.
 */
export const findByLink =
  ({ calendar, clock, families, identity, roomRows }: Tools) =>
  async (token: string, ip: string): Promise<ByLink> => {
    const { lessonId, kidUid, startsAt } = await identity.roomLinks.look(token, ip);
    const lesson = await calendar.lesson(lessonId);
    const place = lesson?.participants.find((it) => it.kidUid === kidUid);
    const account = place && (await identity.roomLinks.accountOf(token, place.familyId));
    const stands = lesson?.startsAt.equals(startsAt) && lesson.status !== 'canceled' && lesson.status !== 'transferred';
    if (!lesson?.teacherId || !account || !stands) throw new Refusal('lesson_room.link_over');
    const row = await roomRows.find(lessonId);
    const person = kidPerson(kidUid);
    const isPaid = isFunded({ lesson: { ...lesson, teacherId: lesson.teacherId }, person });
    const asked = { lesson, ended: endingOf(row), isFunded: isPaid, takenOutUntil: row?.takenOut[person] };
    const may = mayEnterRoom(asked, clock.now());
    // Nobody is signed in there, so the page cannot know the clock that the letter was written by.
    if (!may.allowed && may.why === 'lesson_room.too_early')
      throw new Refusal(may.why, { ...may.facts, zone: (await families.family(place.familyId)).timezone });
    insist(may);
    return { account, seat: { kidUid, lessonId, until: closesAt(lesson) } };
  };

import type { ClubCode } from '@school/contract/catalogue/limits';
import type { Localised } from '@school/contract/shapes';

import { type Actor, theSchool } from '#modules/calendar';
import { newId } from '#platform/ids';
import { insist } from '#platform/refusal';
import { schoolZone } from '@school/contract/school/zone';

import type { GroupRecord } from './groups.store.ts';
import { type ClubFacts, type Days, type GroupRequest, mayBegin, mayOpen } from './rules/opening.ts';
import { firstState } from './rules/states.ts';
import { settleGroup } from './settle-group.ts';
import type { Tools } from './tools.ts';

/** When a group begins: at once, unless something else is said. Days are of the school's zone. */
export interface GroupBeginning {
  startsOn?: string | null;
  gathering?: { least: number; by: string } | null;
  opensAt?: Temporal.Instant | null;
}

export type NewGroup = GroupRequest & GroupBeginning & { title: Localised; level: string; teacherId: string };

const dayOf = (at: Temporal.Instant): string => at.toZonedDateTimeISO(schoolZone()).toPlainDate().toString();

/** A club as the school offers it now, and the places of a group. */
export const clubNow = async ({ catalogue, school }: Pick<Tools, 'catalogue' | 'school'>, code: ClubCode): Promise<ClubFacts> => ({
  ...(await catalogue.courseOffered(code)),
  places: await school.read('groupPlaces'),
});

/** Today, and the day nobody books on or past, by the school's calendar. */
export async function daysNow({ clock, calendar }: Pick<Tools, 'clock' | 'calendar'>): Promise<Days> {
  return { today: dayOf(clock.now()), horizon: dayOf(await calendar.lessonsUntil()) };
}

/** How a group begins, judged: a moment that is over is none, and without a day it begins today. */
export async function beginningOf(
  tools: Pick<Tools, 'clock' | 'calendar'>,
  { startsOn = null, gathering = null, opensAt = null }: GroupBeginning,
  capacity: number,
): Promise<Pick<GroupRecord, 'startsOn' | 'opensAt' | 'leastKids' | 'gatherBy'> & { state: 'scheduled' | 'enrolling' | 'running' }> {
  const now = tools.clock.now();
  const days = await daysNow(tools);
  const later = opensAt !== null && Temporal.Instant.compare(opensAt, now) > 0 ? opensAt : null;
  const first = startsOn ?? days.today;
  insist(mayBegin({ startsOn: first, gathering, opensOn: later && dayOf(later) }, capacity, days));
  const begins = { startsOn: first, opensAt: later, leastKids: gathering?.least ?? null, gatherBy: gathering?.by ?? null };
  return { ...begins, state: firstState(begins, now, days.today) };
}

/**
 * Opens a group: its weekly time stands in its teacher's calendar as lessons, its places are offered to those who wait
 * for such a group, and the list of groups shows it at once, or when it is to. Refused with the dates when the teacher's time is
 * taken. Answers with its id.
 */
export const createGroup =
  (tools: Tools) =>
  (request: NewGroup, by: Actor = theSchool): Promise<string> =>
    tools.db.inTransaction(async () => {
      const groupId = newId();
      insist(mayOpen(request, await clubNow(tools, request.courseCode)));
      const begins = await beginningOf(tools, request, request.capacity);
      await tools.clubs.openClub(by, { ...request, groupId, startsOn: begins.startsOn });
      await tools.rows.add({ ...request, ...begins, groupId }, tools.clock.now());
      await settleGroup(tools)(groupId);
      await tools.realtime.changed('groups', groupId);
      return groupId;
    });

/** A group that is only prepared: nobody sees it, and no time is taken. Answers with its id. */
export const draftGroup =
  (tools: Tools) =>
  async (request: NewGroup): Promise<string> => {
    const groupId = newId();
    insist(mayOpen(request, await clubNow(tools, request.courseCode)));
    await tools.calendar.teacher(request.teacherId);
    const begins = await beginningOf(tools, request, request.capacity);
    await tools.rows.add({ ...request, ...begins, state: 'draft', groupId }, tools.clock.now());
    return groupId;
  };

import { fundLessons, tellScreens, type ClubLesson } from '#modules/calendar';
import { type Actor, bookableFrom, listOf } from '#modules/calendar/rules';
import { Refusal } from '#platform/refusal';

import type { ClubsDependencies } from './dependencies.ts';
import { lockClub } from './lock-club.ts';

/** Who comes into a group, and how many kids a lesson of it has room for. */
export interface Entering {
  familyId: string;
  kidUid: string;
  groupId: string;
  capacity: number;
}

/**
 * A kid comes into a group: a process of its own, a place in every coming lesson that has room, in order of time, and
 * units reserved in order of start (docs/rules/clubs.md#joining). Lessons nearer than the booking notice are left out. Refused
 * when the kid has another lesson at such a time, with the dates, or when no unit is left for its next lesson. Whose
 * turn it is, and whether a place is free, the caller has decided under the lock of the group.
 */
export const enterClub =
  (deps: ClubsDependencies) =>
  (by: Actor, { capacity, ...who }: Entering): Promise<{ processId: string }> =>
    deps.db.inTransaction(async () => {
      const { kidUid, groupId } = who;
      const { now, lessons } = await lockedFor(deps, who);
      const mine = lessons.filter(({ kidUids }) => kidUids.includes(kidUid));
      const wanted = lessons.filter(
        ({ startsAt, kidUids }) =>
          Temporal.Instant.compare(startsAt, bookableFrom(now, deps.school.now('bookingNoticeMinutes'))) >= 0 &&
          kidUids.length < capacity &&
          !kidUids.includes(kidUid),
      );
      await insistOnFreeKid(deps, who, wanted, now);
      const processId = await deps.clubs.addKid({ ...who, isVisit: false }, now);
      await deps.places.adopt(
        mine.map(({ lessonId }) => lessonId),
        kidUid,
        processId,
      );
      await seatIn(deps, by, { ...who, processId }, wanted);
      // The process goes on with places of an earlier one: its lessons and its state are others now.
      await deps.realtime.changed(`users/${who.familyId}`);
      await insistOnUnit(deps, processId, groupId, wanted[0]);
      return { processId };
    });

/**
 * One lesson of a group as a trial, without enrolling (docs/rules/clubs.md#trial-visit). The lesson must lie ahead: a place in one that has
 * begun is refused in the known words (docs/rules/refusals.md#server-messages).
 */
export const visitClub =
  (deps: ClubsDependencies) =>
  (by: Actor, { capacity, startsAt, ...who }: Entering & { startsAt: Temporal.Instant }) =>
    deps.db.inTransaction(async () => {
      const { now, lessons } = await lockedFor(deps, who);
      const there = await deps.clubs.at(who.groupId, startsAt);
      if (!there) throw new Refusal('scheduling.lesson_not_found');
      const lesson = lessons.find(({ lessonId }) => lessonId === there.lessonId);
      if (!lesson || Temporal.Instant.compare(startsAt, now) <= 0) throw new Refusal('scheduling.event_completed');
      if (Temporal.Instant.compare(startsAt, bookableFrom(now, deps.school.now('bookingNoticeMinutes'))) < 0)
        throw new Refusal('scheduling.in_the_past');
      if (lesson.kidUids.length >= capacity) throw new Refusal('groups.no_places');
      await insistOnFreeKid(deps, who, [lesson], now);
      const processId = await deps.clubs.addKid({ ...who, isVisit: true }, now);
      await seatIn(deps, by, { ...who, processId }, [lesson]);
      await insistOnUnit(deps, processId, who.groupId, lesson);
      return { processId, lessonId: lesson.lessonId, endsAt: startsAt.add({ minutes: lesson.minutes }) };
    });

/** Takes the locks in the school's order: family, horizon, calendars. */
async function lockedFor(deps: ClubsDependencies, { familyId, kidUid, groupId }: Omit<Entering, 'capacity'>) {
  await deps.ledger.lockFamily(familyId);
  await deps.calendar.lockHorizon('shared');
  const now = deps.clock.now();
  const lessons = await lockClub(deps)(groupId, [kidUid], now);
  await deps.calendar.expireDeadHolds({ teachers: [], kids: [kidUid] }, now);
  return { now, lessons };
}

async function insistOnFreeKid(
  deps: ClubsDependencies,
  { kidUid, groupId }: Omit<Entering, 'capacity'>,
  wanted: readonly ClubLesson[],
  now: Temporal.Instant,
): Promise<void> {
  const starts = new Set(wanted.map(({ startsAt }) => startsAt.epochMilliseconds));
  const busy = (await deps.places.clashes([kidUid], [groupId], now, now)).filter(({ startsAt }) => starts.has(startsAt.epochMilliseconds));
  if (busy.length > 0) throw new Refusal('scheduling.kid_busy', { dates: listOf(busy.map(({ startsAt }) => startsAt)) });
}

async function seatIn(
  deps: ClubsDependencies,
  by: Actor,
  { familyId, kidUid, processId }: { familyId: string; kidUid: string; processId: string },
  wanted: readonly ClubLesson[],
): Promise<void> {
  const lessonIds = wanted.map(({ lessonId }) => lessonId);
  await deps.places.forgetLeft(lessonIds, kidUid);
  const busy = await deps.calendar.seat(lessonIds.map((lessonId) => ({ lessonId, kidUid, familyId, processId })));
  if (busy.size > 0) throw new Error(`Kid ${kidUid} was free under its lock, and is busy in ${[...busy].join(' ')}`);
  const reason = `kid ${kidUid} has a place`;
  await deps.calendar.log(lessonIds, { by, at: deps.clock.now(), from: 'scheduled', to: 'scheduled', reason });
  await fundLessons(deps)(familyId);
  await tellScreens(
    deps,
    wanted.map(({ lessonId, teacherId }) => ({ lessonId, teacherId, familyIds: [familyId] })),
  );
}

/** Sign-up needs a balance that covers the next lesson: a unit that still lives then (docs/rules/clubs.md#joining). */
async function insistOnUnit(deps: ClubsDependencies, processId: string, groupId: string, first: ClubLesson | undefined): Promise<void> {
  if (!first) return;
  const places = await deps.places.ahead([processId], deps.clock.now());
  if (!places.some(({ lessonId, funded }) => lessonId === first.lessonId && funded))
    throw new Refusal('ledger.not_enough_units', { groupId, startsAt: first.startsAt.toString() });
}

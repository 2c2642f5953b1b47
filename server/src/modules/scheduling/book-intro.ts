import type { SubjectCode } from '@school/contract/catalogue/limits';
import { schedulingLimits } from '@school/contract/scheduling/limits';
import type { Event } from '@school/contract/scheduling/shapes';

import { ageOn, type KidRecord } from '#modules/families';
import { newId } from '#platform/ids';
import { insist, Refusal } from '#platform/refusal';

import type { Actor } from './actor.ts';
import { horizonAt, mayStartAt } from './rules/booking.ts';
import { nearestTo } from './rules/free-slots.ts';
import { byFewestTrials, mayBeOverAge, mayHaveTrial } from './rules/trial.ts';
import { instantOf, minuteOf } from './rules/wall-days.ts';
import { tellScreens } from './tell-screens.ts';
import type { SchedulingNews, Tools } from './tools.ts';
import { trialChoice } from './trial-choice.ts';
import { eventsOf } from './views.ts';

export interface IntroWish {
  familyId: string;
  kidUid: string;
  subject: SubjectCode;
  startsAt: Temporal.Instant;
  /** The parent said yes to a kid above the ages of the subject. */
  overAgeConfirmed: boolean;
}

/**
 * Books a free trial (decisions D3). The board names the free teachers, fewest trials that week first; the database
 * decides: a teacher lost to somebody faster is followed by the next one. When none is left the refusal names the
 * three nearest free times.
 */
export const bookIntro =
  (tools: Tools) =>
  (by: Actor, wish: IntroWish): Promise<Event> =>
    tools.db.inTransaction(async () => {
      const { familyId, kidUid, subject, startsAt } = wish;
      const kid = await tools.families.kidOf(familyId, kidUid);
      const now = tools.clock.now();
      const age = ageOn(kid.birth, now);
      const judge = async () => insist(mayHaveTrial({ age, ...(await tools.processes.trialFacts(kidUid, subject)) }));
      await judge();
      insist(mayBeOverAge(age, subject, wish.overAgeConfirmed));
      insist(mayStartAt(startsAt, now, await tools.calendar.lockHorizon(horizonAt(now), 'shared')));

      const choice = await trialChoice(tools)(kid, subject);
      for (const teacherId of await inOrder(tools, choice.at(exactMinute(startsAt)), startsAt)) {
        const lessonId = newId();
        let processId = '';
        const placement = await tools.calendar.place({ teachers: [teacherId], kids: [kidUid] }, by, async (at) => {
          await judge();
          processId = await tools.processes.introOf(kid, subject, at);
          return [
            {
              lessonId,
              processId,
              seriesId: null,
              teacherId,
              kind: 'trial',
              startsAt,
              minutes: choice.minutes,
              holdUntil: null,
              kids: [{ kidUid, familyId }],
            },
          ];
        });
        if (placement.placed) {
          await tools.news.announce<SchedulingNews>({
            type: 'scheduling.intro_booked',
            familyId,
            kidUid,
            processId,
            lessonId,
            startsAt: startsAt.toString(),
          });
          await tellScreens(tools, [{ lessonId, teacherId, familyIds: [familyId] }]);
          return booked(tools, familyId, lessonId);
        }
        if (placement.kidBusy.length > 0) throw new Refusal('scheduling.kid_busy');
      }
      throw await taken(tools, kid, wish);
    });

/** A start that is not on a whole minute is on no grid. */
const exactMinute = (startsAt: Temporal.Instant): number => (startsAt.epochMilliseconds % 60_000 === 0 ? minuteOf(startsAt) : -1);

/** Who is asked, in order; throws when nobody can be, with the reason. */
async function inOrder(
  { lessons }: Tools,
  at: { free: string[]; freeButKidIsBusy: string[]; working: string[]; knownAndFree: string[] },
  startsAt: Temporal.Instant,
): Promise<string[]> {
  if (at.free.length === 0) {
    if (at.freeButKidIsBusy.length > 0) throw new Refusal('scheduling.kid_busy');
    if (at.knownAndFree.length > 0) throw new Refusal('scheduling.intro_with_teacher_exists');
    if (at.working.length === 0) throw new Refusal('scheduling.slot_closed');
    return [];
  }
  const day = startsAt.toZonedDateTimeISO(schedulingLimits.teacherZone).startOfDay();
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  return byFewestTrials(at.free, await lessons.trialsOf(at.free, monday.toInstant(), monday.add({ days: 7 }).toInstant()));
}

/** The refusal with the nearest free times, read again: the board has just been proved old. */
async function taken(tools: Tools, kid: KidRecord, { subject, startsAt }: IntroWish): Promise<Refusal> {
  const choice = await trialChoice(tools)(kid, subject);
  const wanted = minuteOf(startsAt);
  const nearest = nearestTo(
    wanted,
    choice.starts().filter((minute) => minute !== wanted),
  );
  return new Refusal('scheduling.slot_taken', { nearest: nearest.map((minute) => instantOf(minute).toString()).join(' ') });
}

async function booked(tools: Tools, familyId: string, lessonId: string): Promise<Event> {
  const lesson = await tools.lessons.findOfFamily(familyId, lessonId);
  const [event] = lesson ? await eventsOf(tools, familyId, [lesson]) : [];
  if (!event) throw new Error(`Lesson ${lessonId} was booked and is not there`);
  return event;
}

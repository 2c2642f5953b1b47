import { newId } from '#platform/ids';

import { theSchool } from './actor.ts';
import type { WantedLesson } from './wanted-lesson.ts';
import { clubsOfNewDay, placeClubLesson } from './clubs/new-day.ts';
import { fundLessons } from './fund-lessons.ts';
import { endOfHorizon, horizonAt } from './rules/booking.ts';
import { datesOf } from './rules/regular-schedule.ts';
import { isOff } from './rules/schedule-change.ts';
import { startsAt, startsIn } from './rules/free-slots.ts';
import { hoursMask, frameFrom, gridMask, daysOf } from './rules/teacher-hours.ts';
import { minuteOf } from './rules/wall-days.ts';
import type { SeriesRecord } from './series.store.ts';
import { tellScreens } from './tell-screens.ts';
import type { Tools } from './tools.ts';

/**
 * Every night: lessons of regular schedules for one more day, and then the horizon moves over that day (docs/rules/schedule.md#horizon), so an endless schedule never meets a single booking beyond it. Nights that were missed are made up.
 */
export const extendHorizon = (tools: Tools) => async (): Promise<void> => {
  for (;;) {
    const touched = await tools.db.inTransaction(() => oneMoreDay(tools));
    if (!touched) return;
    for (const familyId of touched) {
      await tools.db.inTransaction(async () => {
        await tools.ledger.lockFamily(familyId);
        await fundLessons(tools)(familyId);
      });
    }
  }
};

/** Fills one day and moves the horizon over it; gives the families concerned, or undefined when it is far enough. */
async function oneMoreDay(tools: Tools): Promise<string[] | undefined> {
  const wanted = horizonAt(tools.clock.now());
  const until = await tools.calendar.lockHorizon(wanted, 'alone');
  if (Temporal.PlainDate.compare(until, wanted) >= 0) return undefined;
  const next = until.add({ days: 1 });
  const series = await tools.series.behind(next);
  const clubs = await clubsOfNewDay(tools)(next);
  const lessons: WantedLesson[] = [...clubs.lessons];
  for (const one of series) lessons.push(...(await lessonsUntil(tools, one, next)));
  // All locks at once and in order, before the first lesson: others hold a teacher and a kid at the same time.
  await tools.calendar.lock({ teachers: lessons.map(({ teacherId }) => teacherId), kids: kidsOf(lessons) });
  lessons.sort((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt));
  for (const lesson of lessons) await (lesson.kind === 'group' ? placeClubLesson(tools)(lesson) : placeOne(tools, lesson));
  await tools.series.setMaterialised([...series.map(({ seriesId }) => seriesId), ...clubs.seriesIds], next);
  await tools.calendar.moveHorizon(next);
  return [...new Set(lessons.flatMap(({ kids }) => kids.map(({ familyId }) => familyId)))];
}

/** Lessons of a schedule from where it ends until a day; in a pause, and when the teacher is away, there is none. */
async function lessonsUntil({ teachers, clock }: Tools, series: SeriesRecord, until: Temporal.PlainDate): Promise<WantedLesson[]> {
  if (series.holdUntil && Temporal.Instant.compare(series.holdUntil, clock.now()) <= 0) return [];
  const from = endOfHorizon(Temporal.PlainDate.from(series.materialisedUntil));
  const dates = datesOf(series.days, series.zone, from, until);
  if (dates.length === 0) return [];
  const hours = (await teachers.hoursOf([series.teacherId])).get(series.teacherId);
  const away = new Set(hours?.exceptions.map(({ day }) => day));
  const frame = frameFrom(from, from.until(endOfHorizon(until), { largestUnit: 'hours' }).hours / 24 + 3);
  const days = daysOf(frame, series.zone);
  const works = hours && startsIn(hoursMask(frame, { zone: series.zone, ...hours }, days), gridMask(frame, days), series.minutes);
  return dates
    .filter(({ day }) => !isOff(day, series.pauses))
    .filter(({ day, startsAt: at }) => !away.has(day) || (works && startsAt(frame, works, minuteOf(at))))
    .map(({ startsAt: at }) => ({
      lessonId: newId(),
      processId: series.processId,
      seriesId: series.seriesId,
      teacherId: series.teacherId,
      kind: 'individual',
      startsAt: at,
      minutes: series.minutes,
      holdUntil: series.holdUntil,
      kids: [{ kidUid: series.kidUid, familyId: series.familyId }],
    }));
}

/** A day on which the time is taken all the same (moved there by hand) stays without a lesson; the others stand. */
async function placeOne(tools: Tools, lesson: WantedLesson): Promise<void> {
  const { lessonId, teacherId, kids } = lesson;
  const placement = await tools.calendar.place({ teachers: [teacherId], kids: kidsOf([lesson]) }, theSchool, async () => [lesson]);
  if (placement.placed) await tellScreens(tools, [{ lessonId, teacherId, familyIds: kids.map(({ familyId }) => familyId) }]);
}

const kidsOf = (lessons: readonly WantedLesson[]): string[] => lessons.flatMap(({ kids }) => kids.map(({ kidUid }) => kidUid));

import { fundLessons, type SeriesRecord, tellScreens } from '#modules/calendar';
import {
  theSchool,
  type WantedLesson,
  endOfHorizon,
  horizonAt,
  datesOf,
  startsAt,
  startsIn,
  hoursMask,
  frameFrom,
  gridMask,
  daysOf,
  minuteOf,
  lessonOfOne,
} from '#modules/calendar/rules';
import { clubsOfNewDay, placeClubLesson } from '#modules/clubs';
import { newId } from '#platform/ids';

import { isOff } from './rules/schedule-change.ts';
import type { SchedulingDependencies } from './dependencies/dependencies.ts';

/**
 * Every night: lessons of regular schedules for one more day, and then the horizon moves over that day (docs/rules/schedule.md#horizon), so an endless schedule never meets a single booking beyond it. Nights that were missed are made up.
 */
export const extendHorizon = (deps: SchedulingDependencies) => async (): Promise<void> => {
  for (;;) {
    const touched = await deps.db.inTransaction(() => oneMoreDay(deps));
    if (!touched) return;
    for (const familyId of touched) {
      await deps.db.inTransaction(async () => {
        await deps.ledger.lockFamily(familyId);
        await fundLessons(deps)(familyId);
      });
    }
  }
};

/** Fills one day and moves the horizon over it; gives the families concerned, or undefined when it is far enough. */
async function oneMoreDay(deps: SchedulingDependencies): Promise<string[] | undefined> {
  const wanted = horizonAt(deps.clock.now(), deps.school.now('horizonWeeks'));
  const until = await deps.calendar.lockHorizon('alone');
  if (Temporal.PlainDate.compare(until, wanted) >= 0) return undefined;
  const next = until.add({ days: 1 });
  const series = await deps.series.behind(next);
  const clubs = await clubsOfNewDay(deps)(next);
  const lessons: WantedLesson[] = [...clubs.lessons];
  for (const one of series) lessons.push(...(await lessonsUntil(deps, one, next)));
  // All locks at once and in order, before the first lesson: others hold a teacher and a kid at the same time.
  await deps.calendar.lock({ teachers: lessons.map(({ teacherId }) => teacherId), kids: kidsOf(lessons) });
  lessons.sort((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt));
  for (const lesson of lessons) await (lesson.kind === 'group' ? placeClubLesson(deps)(lesson) : placeOne(deps, lesson));
  await deps.series.setMaterialised([...series.map(({ seriesId }) => seriesId), ...clubs.seriesIds], next);
  await deps.calendar.moveHorizon(next);
  return [...new Set(lessons.flatMap(({ kids }) => kids.map(({ familyId }) => familyId)))];
}

/** Lessons of a schedule from where it ends until a day; in a pause, and when the teacher is away, there is none. */
async function lessonsUntil(
  { teachers, clock }: SchedulingDependencies,
  series: SeriesRecord,
  until: Temporal.PlainDate,
): Promise<WantedLesson[]> {
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
    .map(({ startsAt: at }) => lessonOfOne({ ...series, lessonId: newId(), startsAt: at }));
}

/** A day on which the time is taken all the same (moved there by hand) stays without a lesson; the others stand. */
async function placeOne(deps: SchedulingDependencies, lesson: WantedLesson): Promise<void> {
  const { lessonId, teacherId, kids } = lesson;
  const placement = await deps.calendar.place({ teachers: [teacherId], kids: kidsOf([lesson]) }, theSchool, async () => [lesson]);
  if (placement.placed) await tellScreens(deps, [{ lessonId, teacherId, familyIds: kids.map(({ familyId }) => familyId) }]);
}

const kidsOf = (lessons: readonly WantedLesson[]): string[] => lessons.flatMap(({ kids }) => kids.map(({ kidUid }) => kidUid));

import { bookableFrom } from '#modules/calendar/rules';

import { clubDates } from './club-dates.ts';
import type { ClubsDependencies } from './dependencies.ts';

/** A weekly time that is wanted of a teacher, from a day of the teacher's zone on. */
export interface WantedTime {
  teacherId: string;
  weekday: number;
  startMinute: number;
  minutes: number;
  startsOn: string | null;
}

/** A date of it up to the horizon; `lessonId`: what stands there already. */
export interface PlannedTime {
  startsAt: Temporal.Instant;
  state: 'free' | 'taken' | 'closed' | 'away';
  lessonId: string | null;
}

/** The first moment at which a lesson of it may begin: not nearer than the school books. */
export function beginsAt(deps: Pick<ClubsDependencies, 'school'>, now: Temporal.Instant, zone: string, startsOn: string | null) {
  const soonest = bookableFrom(now, deps.school.now('bookingNoticeMinutes'));
  if (startsOn === null) return soonest;
  const wanted = Temporal.PlainDate.from(startsOn).toZonedDateTime(zone).toInstant();
  return Temporal.Instant.compare(wanted, soonest) > 0 ? wanted : soonest;
}

/** Looks at a weekly time of a teacher, date by date. Lessons of `groupId` itself do not stand in its own way. Decides nothing. */
export const planClub =
  (deps: Pick<ClubsDependencies, 'calendar' | 'clock' | 'clubs' | 'lessons' | 'school' | 'teachers'>) =>
  async ({ startsOn, ...wanted }: WantedTime, groupId: string | null = null): Promise<PlannedTime[]> => {
    const now = deps.clock.now();
    const { zone } = await deps.teachers.find(wanted.teacherId);
    const until = await deps.calendar.horizon();
    const { open, closed, away } = await clubDates(deps, { ...wanted, zone }, beginsAt(deps, now, zone, startsOn), until);
    const own = new Set(groupId === null ? [] : (await deps.clubs.coming([groupId], now)).map(({ lessonId }) => lessonId));
    const end = until.toZonedDateTime(zone).toInstant();
    const busy = (await deps.lessons.aheadOfTeacher(wanted.teacherId, now, end, now)).filter(({ lessonId }) => !own.has(lessonId));
    const inTheWay = (startsAt: Temporal.Instant) =>
      busy.find(
        (lesson) =>
          Temporal.Instant.compare(lesson.startsAt, startsAt.add({ minutes: wanted.minutes })) < 0 &&
          Temporal.Instant.compare(startsAt, lesson.startsAt.add({ minutes: lesson.minutes })) < 0,
      );
    const planned = [
      ...open.map((startsAt): PlannedTime => {
        const lesson = inTheWay(startsAt);
        return { startsAt, state: lesson ? 'taken' : 'free', lessonId: lesson?.lessonId ?? null };
      }),
      ...closed.map((startsAt): PlannedTime => ({ startsAt, state: 'closed', lessonId: null })),
      ...away.map((startsAt): PlannedTime => ({ startsAt, state: 'away', lessonId: null })),
    ];
    return planned.sort((a, b) => Temporal.Instant.compare(a.startsAt, b.startsAt));
  };

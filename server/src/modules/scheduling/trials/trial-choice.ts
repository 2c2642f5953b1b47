import type { SubjectCode } from '@school/contract/catalogue/limits';
import { settingLimits } from '@school/contract/school/limits';

import {
  type Bits,
  bookableFrom,
  endOfHorizon,
  minutesIn,
  nearestTo,
  startsAt as beginsAt,
  lastingStarts,
  startsIn,
  without,
  endOf,
  type Lesson,
  lengthsAt,
  minutesForAge,
  busyWithout,
  freeWithout,
  unionOf,
  fits,
  instantOf,
  minuteFrom,
  minuteOf,
} from '#modules/calendar/rules';
import { ageOn, type KidRecord } from '#modules/families';
import { schoolZone } from '@school/contract/school/zone';

import { byFewestTrials } from '../rules/trial.ts';
import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { anyTime, trialMask } from './trial-mask.ts';

/** No horizon is further away. */
const daysAtMost = 7 * (settingLimits.horizonWeeks.most + 2);

/** The teachers who may hold a trial of one kid and subject, with their starts, as the board shows them now. */
export type TrialChoice = Awaited<ReturnType<ReturnType<typeof trialChoice>>>;

/**
 * docs/rules/trials.md#who-teaches-it: the system chooses among those who teach the subject, the age and a language of the kid. A trial that is
 * leaving its place (moved, or held at another time) leaves its teacher and its kid free there. `despite` is the school's
 * word, against its own terms too: whoever teaches the subject in a language of the kid may hold it, whatever the ages, and a second time too.
 */
export const trialChoice =
  ({
    board,
    catalogue,
    clock,
    lessons,
    school,
    teachers,
    trialDays,
  }: Pick<SchedulingDependencies, 'board' | 'catalogue' | 'clock' | 'lessons' | 'school' | 'teachers' | 'trialDays'>) =>
  async (kid: KidRecord, subject: SubjectCode, leaving?: Lesson, { despite = false }: { despite?: boolean | undefined } = {}) => {
    const now = clock.now();
    const age = ageOn(kid.birth, now);
    const minutes = leaving?.minutes ?? minutesForAge(age, lengthsAt(school, now));
    const own = leaving ? [{ from: minuteOf(leaving.startsAt), to: minuteOf(endOf(leaving)) }] : [];
    // All that a kid can have ahead: asked in one packet with the board, whose end is not known yet.
    const [{ frame, rows, until }, known, ofKids, mask, all] = await Promise.all([
      board.current(),
      lessons.trialTeachersOf(kid.kidUid, now, leaving?.lessonId ?? null),
      lessons.busyOfKids([kid.kidUid], minuteOf(now) - 2 * 1440, minuteOf(now) + daysAtMost * 1440, now),
      despite ? anyTime : trialMask({ catalogue, clock, trialDays }, { leaving: leaving?.lessonId }),
      teachers.all(),
    ]);
    const hadTrialWith = new Set(known);
    const busy = busyWithout(ofKids.get(kid.kidUid) ?? [], own);
    const window = { from: minuteFrom(bookableFrom(now, school.now('bookingNoticeMinutes'))), to: minuteOf(endOfHorizon(until)) };

    const fitting = all
      .filter((teacher) => fits(teacher, { subject, age: despite ? teacher.ageFrom : age, languages: kid.languages }))
      .flatMap(({ teacherId }) => {
        const row = rows.get(teacherId);
        if (!row || !mask.holds(teacherId)) return [];
        const free = mask.free(frame, teacherId, teacherId === leaving?.teacherId ? freeWithout(frame, row, own) : row.free);
        const isFree = lastingStarts(free, row.grid, minutes);
        return [
          {
            teacherId,
            /** Only one trial with the same teacher (docs/rules/trials.md#who-teaches-it). */
            isKnown: !despite && hadTrialWith.has(teacherId),
            works: lastingStarts(mask.open(frame, row.hours), row.grid, minutes),
            isFree,
            suits: busy.length === 0 ? isFree : startsIn(without(frame, free, busy), row.grid, minutes),
          },
        ];
      });
    const open = fitting.filter(({ isKnown }) => !isKnown);
    const whoHas = (of: typeof fitting, what: 'works' | 'isFree' | 'suits', minute: number) =>
      of.filter((teacher) => beginsAt(frame, teacher[what], minute)).map(({ teacherId }) => teacherId);
    const allStarts = (of: Bits[]) => minutesIn(frame, unionOf(frame, of), window.from, window.to);

    const starts = (wanted?: string) =>
      allStarts(open.filter(({ teacherId }) => wanted === undefined || teacherId === wanted).map(({ suits }) => suits));
    return {
      minutes,
      age,
      until,
      /** Teachers with whom the kid may have this trial. */
      fitting: open.map(({ teacherId }) => teacherId),
      /** Starts that some teacher has free and the kid too, as minutes since 1970. */
      starts: () => starts(),
      /** Teachers who have such starts too, but have had their one trial with the kid. */
      knownWithTime: () =>
        fitting.filter(({ isKnown, suits }) => isKnown && allStarts([suits]).length > 0).map(({ teacherId }) => teacherId),
      /** The starts of each of them. */
      ofTeachers: () => open.map(({ teacherId, suits }) => ({ teacherId, slots: allStarts([suits]) })),
      /** The nearest of them to another one, of one teacher where one is wanted, as ISO with spaces between: the facts of a refusal. */
      nearest(startsAt: Temporal.Instant, teacherId?: string): string {
        const wanted = minuteOf(startsAt);
        const free = starts(teacherId).filter((minute) => minute !== wanted && !own.some(({ from }) => from === minute));
        return nearestTo(wanted, free)
          .map((minute) => instantOf(minute).toString())
          .join(' ');
      },
      /** Teachers at one start, or whether the one wanted is among them. A start between two minutes is on no grid. */
      at(startsAt: Temporal.Instant, teacherId?: string) {
        const minute = startsAt.epochMilliseconds % 60_000 === 0 ? minuteOf(startsAt) : -1;
        const asked = open.filter((it) => teacherId === undefined || it.teacherId === teacherId);
        return {
          free: whoHas(asked, 'suits', minute),
          freeButKidIsBusy: whoHas(asked, 'isFree', minute),
          working: whoHas(asked, 'works', minute),
          knownAndFree: whoHas(
            fitting.filter(({ isKnown }) => isKnown),
            'isFree',
            minute,
          ),
        };
      },
    };
  };

/** The order in which free teachers are asked for a trial: fewest trials in its week, by the school's days, first. */
export async function fewestTrialsFirst(
  { lessons }: Pick<SchedulingDependencies, 'lessons'>,
  teacherIds: readonly string[],
  startsAt: Temporal.Instant,
): Promise<string[]> {
  const day = startsAt.toZonedDateTimeISO(schoolZone()).startOfDay();
  const monday = day.subtract({ days: day.dayOfWeek - 1 });
  return byFewestTrials(teacherIds, await lessons.trialsOf(teacherIds, monday.toInstant(), monday.add({ days: 7 }).toInstant()));
}

import type { TouchedLesson } from '@school/contract/calendar/shapes';
import type { SettingKey } from '@school/contract/school/settings';

import type { Db } from '#platform/db';
import type { Files } from '#platform/files';

import { createSlotBoard } from './board/slot-board.ts';
import type { CalendarDependencies } from './dependencies/dependencies.ts';
import { changeAvailability, previewAvailability } from './hours/change-availability.ts';
import { createTeacher } from './hours/create-teacher.ts';
import { readAvailability } from './hours/read-availability.ts';
import { setAvailability } from './hours/set-availability.ts';
import { processesOf, processesOfMany } from './processes/read-processes.ts';
import { endOfHorizon } from './rules/booking.ts';
import type { Lesson } from './rules/lesson.ts';
import { createDayFigures } from './stores/day-figures.store.ts';
import { lessonsAhead, lessonsAheadOf } from './stores/lessons-ahead.store.ts';
import { taughtFamilies } from './stores/taught-families.store.ts';
import { isAnyLesson, promisedUnder } from './stores/promised-under.store.ts';
import { pupilsOf } from './stores/pupils.store.ts';
import { createCalendarStores } from './stores/stores.ts';
import { termsNow } from './terms-now.ts';
import { listEvents, oneEvent } from './views/list-events.ts';
import { teacherDays, teacherWeeks } from './views/school-days.ts';
import { tellScreens } from './views/tell-screens.ts';
import { familiesIn, touchedLessons } from './views/touched-lessons.ts';
import { teacherView } from './views/views.ts';

export type CalendarGiven = { files: Pick<Files, 'url'> } & Pick<
  CalendarDependencies,
  'clock' | 'realtime' | 'families' | 'ledger' | 'library' | 'school' | 'taughtIn' | 'objectionsTo'
> & { db: Db };

/** Teachers and their hours, processes and lessons: read by everybody, and written through here alone. */
export function createCalendar({ db, files, ...given }: CalendarGiven) {
  const { school } = given;
  const promises = { terms: termsNow(school), horizonWeeks: () => school.now('horizonWeeks') };
  const stores = createCalendarStores(db, given.clock, promises, (lessons) => tellScreens(given, lessons), files.url);
  const { lessons, teachers, calendar: writer } = stores;
  const deps: CalendarDependencies = {
    ...given,
    ...stores,
    db,
    board: createSlotBoard({ teachers, lessons, horizon: writer.horizon, clock: given.clock }),
  };
  const dayFigures = createDayFigures(db, teachers);
  return {
    /** What the modules that change lessons build on. */
    dependencies: deps,

    listEvents: listEvents(deps),
    oneEvent: oneEvent(deps),
    /** All processes of a family, for its User document. */
    processesOf: processesOf(deps),
    processesOfMany: processesOfMany(deps),

    createTeacher: createTeacher(deps),
    setAvailability: setAvailability(deps),
    readAvailability: readAvailability(deps),
    previewAvailability: previewAvailability(deps),
    changeAvailability: changeAvailability(deps),
    /** Days and weeks of all teachers who teach now. */
    teacherDaysOf: teacherDays(deps),
    teacherWeeksOf: teacherWeeks(deps),
    /** A teacher as everybody may see one. */
    teacher: async (teacherId: string) => teacherView(await teachers.find(teacherId)),
    /** The same of several at once; whom there is none of is left out. */
    teachers: async (teacherIds: readonly string[]) => (await teachers.byIds(teacherIds)).map(teacherView),

    /** What teachers tell of themselves: read and written by the module of their cards. */
    cards: stores.teacherCards,

    /** Is this kid a pupil of the teacher now, or was it lately? What the teacher may see of it hangs on this. */
    teaches: async (teacherId: string, kidUid: string): Promise<boolean> =>
      (await lessons.pupilsAmong(teacherId, [kidUid], deps.clock.now())).length > 0,
    /** Of these kids, those that are pupils of the teacher now or were lately. */
    pupilsAmong: async (teacherId: string, kidUids: readonly string[]): Promise<Set<string>> =>
      new Set(await lessons.pupilsAmong(teacherId, kidUids, deps.clock.now())),
    isAnyLesson: isAnyLesson(db),
    promisedUnder: (key: SettingKey) => promisedUnder(db)(key, deps.clock.now()),
    /** Whom this teacher teaches which course. */
    pupilsOf: pupilsOf(db),

    /** What lessons of a family were about and when, for histories and papers. */
    lessonsBriefly: lessons.briefly,
    /** Lessons that stand and begin in a stretch of time, for notices ahead of them. */
    lessonsAhead: lessonsAhead(db),
    lessonsAheadOf: lessonsAheadOf(db),
    ...taughtFamilies(db),
    /** Lessons of these processes that are still to be held, in order of time. */
    comingOf: (processIds: readonly string[]) => lessons.comingOf(processIds, deps.clock.now()),
    /** A lesson that is moved is a row of its own: what others keep of it they keep by the first one. */
    rootsOf: lessons.rootsOf,
    /** A lesson whoever's it is; undefined when there is none. */
    lesson: async (lessonId: string): Promise<Lesson | undefined> => (await lessons.byIds([lessonId]))[0],
    /** Lessons whoever’s they are. */
    lessons: lessons.byIds,
    /** The lesson of a teacher that begins at this moment. */
    lessonAt: async (teacherId: string, at: Temporal.Instant): Promise<Lesson | undefined> =>
      (await lessons.ofTeacher(teacherId, at, at.add({ minutes: 1 })))[0],
    /** What a lesson was about and whose, when it is over. */
    heldLesson: lessons.held,
    /** Has this family had a trial that took place? */
    hadIntro: lessons.hadIntro,
    /** The instant up to which there can be lessons. */
    lessonsUntil: async () => endOfHorizon(await writer.horizon()),
    /** A lesson whoever's it is, and its families; undefined when there is none. */
    async touchedLesson(lessonId: string): Promise<{ lesson: TouchedLesson; familyIds: string[] } | undefined> {
      const found = await lessons.byIds([lessonId]);
      const [lesson] = await touchedLessons(deps)(found);
      return lesson && { lesson, familyIds: familiesIn(found) };
    },

    /** Lessons, trials and teachers' days in figures: for reports. */
    lessonDays: dayFigures.ofDays,
    trialFamilies: dayFigures.trialFamilies,
    trialSteps: dayFigures.trialSteps,
    teacherDays: dayFigures.ofTeachers,
    hoursTaught: dayFigures.ofHours,
  };
}

export type Calendar = ReturnType<typeof createCalendar>;

import type { FamiliesEvent } from '#modules/families';
import type { BalanceReplenished } from '#modules/ledger';
import type { Db } from '#platform/db';

import { bookIntro } from './book-intro.ts';
import { managerDeeds } from './by-manager/by-manager.ts';
import { cabinetDeeds } from './cabinet/cabinet.ts';
import { createNotes } from './cabinet/notes.store.ts';
import { createOwnPupils } from './cabinet/own-pupils.store.ts';
import { createPayStore } from './cabinet/pay.store.ts';
import { createRunningLates } from './cabinet/running-late.store.ts';
import { createCalendar } from './calendar.store.ts';
import { changeDeeds } from './changes/changes.ts';
import { createChanging } from './changes/changing.store.ts';
import { clubDeeds } from './clubs/clubs.ts';
import { createClubs } from './clubs/clubs.store.ts';
import { createPlaces } from './clubs/places.store.ts';
import { conductLesson } from './conduct-lesson.ts';
import { createTeacher } from './create-teacher.ts';
import { declineSuggestedSubject } from './decline-suggested-subject.ts';
import { extendHorizon } from './extend-horizon.ts';
import { announceClockChanges } from './feed/announce-clock-changes.ts';
import { createClockNotices } from './feed/clock-notices.store.ts';
import { feedDeeds } from './feed/feed.ts';
import { createFeeds } from './feed/feed.store.ts';
import { finishLearning, setLevel } from './finish-learning.ts';
import { introSlots } from './intro-slots.ts';
import { createLessons } from './lessons.store.ts';
import { leaveForGood, openLessonsOf } from './leave-for-good.ts';
import { lessonsAhead, lessonsAheadOf } from './lessons-ahead.store.ts';
import { listEvents, oneEvent } from './list-events.ts';
import { decideObjection, objectTo } from './objections/object.ts';
import { createObjections } from './objections/objections.store.ts';
import { previewSchedule } from './preview-schedule.ts';
import { createProcesses } from './processes.store.ts';
import { pupilsOf } from './pupils.store.ts';
import { processesOf, processesOfMany } from './read-processes.ts';
import { reportTrial } from './report-trial.ts';
import { regularDeeds, regularTools } from './regular/regular.ts';
import { createReports } from './reports.store.ts';
import { createSeries } from './series.store.ts';
import { setAvailability } from './set-availability.ts';
import { setRegularSchedule } from './set-regular-schedule.ts';
import { createSlotBoard } from './slot-board.ts';
import { staffDeeds, staffTools } from './staff/staff.ts';
import { teacherLesson, teacherLessons } from './teacher-lessons.ts';
import { createTeachers } from './teachers.store.ts';
import { createDayFigures } from './day-figures.ts';
import { tellScreens } from './tell-screens.ts';
import type { Tools } from './tools.ts';
import { teacherView } from './views.ts';
import { whenBalanceIsReplenished } from './when-balance-is-replenished.ts';
import { whenFamilyIsRegistered } from './when-family-is-registered.ts';

export type SchedulingGiven = Pick<Tools, 'clock' | 'limits' | 'outbox' | 'realtime' | 'families' | 'ledger' | 'library' | 'taughtIn'> & {
  db: Db;
  address: string;
};

/** Everything that can be done with the schedule, one deed a file. */
export function createScheduling({ db, address, ...given }: SchedulingGiven) {
  const lessons = createLessons(db);
  const teachers = createTeachers(db);
  const tools: Tools & { db: Db } = {
    ...given,
    db,
    lessons,
    teachers,
    calendar: createCalendar(db, given.clock, (lessons) => tellScreens(given, lessons)),
    changing: createChanging(db),
    clubs: createClubs(db),
    places: createPlaces(db),
    notes: createNotes(db),
    objections: createObjections(db),
    ownPupils: createOwnPupils(db),
    pay: createPayStore(db),
    runningLates: createRunningLates(db),
    board: createSlotBoard({ teachers, lessons, clock: given.clock }),
    processes: createProcesses(db),
    reports: createReports(db),
    series: createSeries(db),
  };
  const dayFigures = createDayFigures(db, teachers);
  const staff = staffTools(tools, db);
  const regular = regularTools(tools);
  const { outbox } = given;
  outbox.subscribe<Extract<FamiliesEvent, { type: 'families.registered' }>>(
    'families.registered',
    'scheduling.when-family-is-registered',
    whenFamilyIsRegistered(tools),
  );
  outbox.subscribe<BalanceReplenished>(
    'ledger.balance_replenished',
    'scheduling.when-balance-is-replenished',
    whenBalanceIsReplenished(tools),
  );

  return {
    ...changeDeeds(tools),
    ...clubDeeds(tools),
    ...staffDeeds(staff),
    ...cabinetDeeds(staff),
    introSlots: introSlots(tools),
    bookIntro: bookIntro(tools),
    declineSuggestedSubject: declineSuggestedSubject(tools),
    listEvents: listEvents(tools),
    oneEvent: oneEvent(tools),
    previewSchedule: previewSchedule(tools),
    setRegularSchedule: setRegularSchedule(tools),
    teacherLessons: teacherLessons(staff),
    teacherLesson: teacherLesson(tools),
    conductLesson: conductLesson(staff),
    /** What a family says against a mark, and a manager's word on it. */
    objectTo: objectTo(staff),
    decideObjection: decideObjection(staff),
    reportTrial: reportTrial(staff),
    createTeacher: createTeacher(tools),
    setAvailability: setAvailability(tools),
    /** All processes of a family, for its User document. */
    processesOf: processesOf(tools),
    processesOfMany: processesOfMany(tools),
    /** Is this kid a pupil of the teacher now, or was it lately? What the teacher may see of it hangs on this. */
    teaches: async (teacherId: string, kidUid: string): Promise<boolean> =>
      (await lessons.pupilsAmong(teacherId, [kidUid], tools.clock.now())).length > 0,
    /** Of these kids, those that are pupils of the teacher now or were lately. */
    pupilsAmong: async (teacherId: string, kidUids: readonly string[]): Promise<Set<string>> =>
      new Set(await lessons.pupilsAmong(teacherId, kidUids, tools.clock.now())),
    /** Whom this teacher teaches which course. */
    pupilsOf: pupilsOf(db),
    /** What lessons of a family were about and when, for histories and papers. */
    lessonsBriefly: lessons.briefly,
    /** Lessons that stand and begin in a stretch of time, for notices ahead of them. */
    lessonsAhead: lessonsAhead(db),
    lessonsAheadOf: lessonsAheadOf(db),
    /** Lessons, trials and teachers' days in figures: for reports. */
    lessonDays: dayFigures.ofDays,
    trialFamilies: dayFigures.trialFamilies,
    teacherDays: dayFigures.ofTeachers,
    /** What a lesson was about and whose, when it is over. */
    heldLesson: lessons.held,
    /** Has this family had a trial that took place? */
    hadIntro: lessons.hadIntro,
    /** A teacher as everybody may see one. */
    teacher: async (teacherId: string) => teacherView(await teachers.find(teacherId)),
    /** By the clock. */
    extendHorizon: extendHorizon(tools),
    announceClockChanges: announceClockChanges({ ...tools, clockNotices: createClockNotices(db) }),
    ...regularDeeds(regular),
    /** A child leaves the school, with all that is ahead. */
    leaveForGood: leaveForGood(regular),
    /** A kid's course goes on at another level, or is completed. */
    setLevel: setLevel(regular),
    finishLearning: finishLearning(regular),
    openLessonsOf: openLessonsOf(tools),
    /** A lesson that is moved is a row of its own: what others keep of it they keep by the first one. */
    rootsOf: lessons.rootsOf,
    /** Lessons of these processes that are still to be held, in order of time. */
    comingOf: (processIds: readonly string[]) => lessons.comingOf(processIds, tools.clock.now()),
    ...managerDeeds({ ...staff, ...regular, db }),
    ...feedDeeds({ ...given, feeds: createFeeds(db), address }),
  };
}

export type Scheduling = ReturnType<typeof createScheduling>;

import type { Calendar } from '#modules/calendar';
import type { TeacherCards } from '#modules/teacher-cards';
import type { Db } from '#platform/db';
import { listenTo } from '#platform/module';

import { managerActions } from './by-manager/by-manager.ts';
import { changeActions } from './changes/changes.ts';
import type { SchedulingDependencies } from './dependencies/dependencies.ts';
import { extendHorizon } from './extend-horizon.ts';
import { finishLearning, setLevel } from './finish-learning.ts';
import { leaveForGood, openLessonsOf } from './leave-for-good.ts';
import { previewSchedule } from './regular/preview-schedule.ts';
import { regularActions } from './regular/regular.ts';
import { setRegularSchedule } from './regular/set-regular-schedule.ts';
import { whenBalanceIsReplenished } from './regular/when-balance-is-replenished.ts';
import { beginCourse } from './processes/begin-course.ts';
import { releaseUnpaid } from './release-unpaid.ts';
import { createTeacherRequests } from './stores/teacher-requests.store.ts';
import { bookIntro } from './trials/book-intro.ts';
import { declineSuggestedSubject } from './trials/decline-suggested-subject.ts';
import { holdIntro, releaseIntro } from './trials/hold-intro.ts';
import { introSlots } from './trials/intro-slots.ts';
import { nearestTrials, previewTrials } from './trials/nearest-trials.ts';
import { whenFamilyIsRegistered } from './trials/when-family-is-registered.ts';

export type SchedulingGiven = Pick<SchedulingDependencies, 'school' | 'outbox' | 'catalogue' | 'ratingsShown'> & {
  calendar: Calendar;
  teacherCards: Pick<TeacherCards, 'cards'>;
  db: Db;
};

/** Trials, changes of lessons and weekly schedules. */
export function createScheduling({ calendar, db, school, outbox, catalogue, teacherCards, ratingsShown }: SchedulingGiven) {
  const teacherRequests = createTeacherRequests(db);
  const cardsShown = teacherCards.cards;
  const deps: SchedulingDependencies = { ...calendar.dependencies, school, outbox, catalogue, cardsShown, ratingsShown, teacherRequests };
  return {
    ...changeActions(deps),
    introSlots: introSlots(deps),
    nearestTrials: nearestTrials(deps),
    previewTrials: previewTrials(deps),
    bookIntro: bookIntro(deps),
    holdIntro: holdIntro(deps),
    releaseIntro: releaseIntro(deps),
    declineSuggestedSubject: declineSuggestedSubject(deps),
    previewSchedule: previewSchedule(deps),
    setRegularSchedule: setRegularSchedule(deps),
    ...regularActions(deps),
    ...managerActions(deps),
    /** A kid that has learned a course elsewhere goes on with it here. */
    beginCourse: beginCourse(deps),
    /** A child leaves the school, with all that is ahead. */
    leaveForGood: leaveForGood(deps),
    openLessonsOf: openLessonsOf(deps),
    /** A kid's course goes on at another level, or is completed. */
    setLevel: setLevel(deps),
    finishLearning: finishLearning(deps),
    /** By the clock. */
    extendHorizon: extendHorizon(deps),
    releaseUnpaid: releaseUnpaid(deps),
    listens: listenTo({
      'families.registered': { 'scheduling.when-family-is-registered': whenFamilyIsRegistered(deps) },
      'ledger.balance_replenished': { 'scheduling.when-balance-is-replenished': whenBalanceIsReplenished(deps) },
    }),
  };
}

export type Scheduling = ReturnType<typeof createScheduling>;

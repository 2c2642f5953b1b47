import { learningCalls } from '@school/contract/learning/calls';
import { planCalls } from '@school/contract/learning/plan-calls';
import { pupilCalls } from '@school/contract/learning/pupil-calls';
import { playbooksCalls } from '@school/contract/playbooks/calls';
import { reviewCalls } from '@school/contract/playbooks/review-calls';
import { workspaceCalls } from '@school/contract/staffing/workspace-calls';
import { schedulingCalls } from '@school/contract/scheduling/calls';
import { calendarFeedCalls } from '@school/contract/calendar-feed/calls';
import { regularScheduleCalls } from '@school/contract/scheduling/regular-calls';

import { brainTrainerModule } from '#modules/brain-trainer';
import { calendarTopics, createCalendar } from '#modules/calendar';
import { calendarFeedHttp, createCalendarFeed, serveCalendarFeeds } from '#modules/calendar-feed';
import { createClubs } from '#modules/clubs';
import { createLearning, type Learning, learningHttp, plansHttp, pupilsHttp } from '#modules/learning';
import { createPlaybooks, playbooksHttp, reviewHttp, serveVoices } from '#modules/playbooks';
import { createScheduling, regularHttp, schedulingHttp } from '#modules/scheduling';
import { workspaceHttp, createStaffing, staffingTopics, teacherLessonsHttp } from '#modules/staffing';
import { serve } from '#platform/http';
import { buildModule, serveModule } from '#platform/module';

import type { Door } from './door.ts';
import type { Foundations } from './foundations.ts';
import type { Ground } from './ground.ts';

/** Lessons (floor 3) and what is learned in them and at home (floor 4). */
export async function buildTeaching(ground: Ground, { families, ledger, library }: Foundations) {
  const { db, clock, settings, outbox, realtime, jobs, files, userParts, kidParts } = ground;
  const calendar = createCalendar({
    db,
    clock,
    realtime,
    families,
    ledger,
    library,
    taughtIn: (lessons) => learning.taughtIn(lessons),
    objectionsTo: (lessonIds, familyId) => staffing.objectionsTo(lessonIds, familyId),
  });
  calendarTopics(realtime, calendar);
  userParts.add(async (familyId) => ({ processes: await calendar.processesOf(familyId) }));
  const clubs = createClubs({ calendar, outbox });
  const scheduling = createScheduling({ db, limits: settings.schedule, outbox, calendar });
  jobs.every('scheduling.release-unpaid', '*/5 * * * *', scheduling.releaseUnpaid);
  jobs.every('scheduling.tell-unfunded', '*/5 * * * *', scheduling.tellUnfunded);
  jobs.every('scheduling.extend-horizon', '15 0 * * *', scheduling.extendHorizon);
  const staffing = createStaffing({ db, outbox, calendar });
  staffingTopics(realtime, staffing);
  jobs.every('scheduling.watch-late-teachers', '* * * * *', staffing.watchLateTeachers);
  jobs.every('scheduling.settle-marks', '* * * * *', staffing.settleMarks);
  const calendarFeed = createCalendarFeed({ db, outbox, calendar, address: settings.publicUrl });
  jobs.every('scheduling.announce-clock-changes', '30 9 * * *', calendarFeed.announceClockChanges);
  const playbooks = createPlaybooks({
    db,
    clock,
    outbox,
    files,
    library,
    families,
    teaches: calendar.teaches,
    pupilsOf: calendar.pupilsOf,
  });
  jobs.every('playbooks.forget-recordings', '50 3 * * *', playbooks.forgetRecordings);

  const learning: Learning = createLearning({ db, clock, outbox, realtime, library, families, calendar, scheduling, staffing, playbooks });
  jobs.every('learning.finish-courses', '20 * * * *', learning.finishCourses);
  kidParts.add(async (kidUid) => ({ coursesProgress: await learning.coursesProgress(kidUid) }));
  const brainTrainer = await buildModule(brainTrainerModule, { ...ground, library, families, playbooks });
  return { calendar, clubs, scheduling, staffing, calendarFeed, playbooks, learning, brainTrainer };
}

export type Teaching = Awaited<ReturnType<typeof buildTeaching>>;

/** Opens their calls; changes of lessons, which managers make too, are the back office's to open. */
export async function serveTeaching(
  { http, options }: Door,
  ground: Ground,
  { families, library }: Foundations,
  { calendar, scheduling, staffing, calendarFeed, playbooks, learning, brainTrainer }: Teaching,
): Promise<void> {
  serve(http, schedulingCalls, { ...schedulingHttp(scheduling, calendar), ...teacherLessonsHttp(staffing) }, options);
  serve(http, regularScheduleCalls, regularHttp(scheduling), options);
  serve(http, workspaceCalls, workspaceHttp(staffing), options);
  serve(http, calendarFeedCalls, calendarFeedHttp(calendarFeed), options);
  serveCalendarFeeds(http, calendarFeed);
  serve(http, playbooksCalls, playbooksHttp(playbooks), options);
  serve(http, reviewCalls, reviewHttp(playbooks), options);
  await serveVoices(http);
  serve(http, learningCalls, learningHttp(learning), options);
  serve(http, planCalls, plansHttp(learning), options);
  serve(http, pupilCalls, pupilsHttp(learning), options);
  await serveModule(brainTrainerModule, brainTrainer, { ...ground, library, families, playbooks }, options);
}

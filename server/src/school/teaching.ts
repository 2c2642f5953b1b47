import { brainTrainerCalls } from '@school/contract/brain-trainer/calls';
import { learningCalls } from '@school/contract/learning/calls';
import { planCalls } from '@school/contract/learning/plan-calls';
import { pupilCalls } from '@school/contract/learning/pupil-calls';
import { playbooksCalls } from '@school/contract/playbooks/calls';
import { reviewCalls } from '@school/contract/playbooks/review-calls';
import { cabinetCalls } from '@school/contract/scheduling/cabinet-calls';
import { schedulingCalls } from '@school/contract/scheduling/calls';
import { calendarFeedCalls } from '@school/contract/scheduling/feed-calls';
import { regularScheduleCalls } from '@school/contract/scheduling/regular-calls';

import { brainTrainerHttp, createBrainTrainer } from '#modules/brain-trainer';
import { createLearning, type Learning, learningHttp, plansHttp, pupilsHttp } from '#modules/learning';
import { createPlaybooks, playbooksHttp, reviewHttp, serveVoices } from '#modules/playbooks';
import {
  cabinetHttp,
  calendarFeedHttp,
  createScheduling,
  regularHttp,
  schedulingHttp,
  schedulingTopics,
  serveCalendarFeeds,
} from '#modules/scheduling';
import { serve } from '#platform/http';

import type { Door } from './door.ts';
import type { Foundations } from './foundations.ts';
import type { Ground } from './ground.ts';

/** Lessons (floor 3) and what is learned in them and at home (floor 4). */
export function buildTeaching(
  { db, clock, settings, outbox, realtime, jobs, files, userParts, kidParts }: Ground,
  { families, ledger, library }: Foundations,
) {
  const scheduling = createScheduling({
    db,
    clock,
    limits: settings.schedule,
    outbox,
    realtime,
    families,
    ledger,
    library,
    address: settings.publicUrl,
    taughtIn: (lessons) => learning.taughtIn(lessons),
  });
  schedulingTopics(realtime, scheduling);
  userParts.add(async (familyId) => ({ processes: await scheduling.processesOf(familyId) }));
  jobs.every('scheduling.release-unpaid', '*/5 * * * *', scheduling.releaseUnpaid);
  jobs.every('scheduling.tell-unfunded', '*/5 * * * *', scheduling.tellUnfunded);
  jobs.every('scheduling.announce-clock-changes', '30 9 * * *', scheduling.announceClockChanges);
  jobs.every('scheduling.watch-late-teachers', '* * * * *', scheduling.watchLateTeachers);
  jobs.every('scheduling.settle-marks', '* * * * *', scheduling.settleMarks);
  jobs.every('scheduling.extend-horizon', '15 0 * * *', scheduling.extendHorizon);
  const playbooks = createPlaybooks({
    db,
    clock,
    outbox,
    files,
    library,
    families,
    teaches: scheduling.teaches,
    pupilsOf: scheduling.pupilsOf,
  });
  jobs.every('playbooks.forget-recordings', '50 3 * * *', playbooks.forgetRecordings);

  const learning: Learning = createLearning({ db, clock, outbox, realtime, library, families, scheduling, playbooks });
  jobs.every('learning.finish-courses', '20 * * * *', learning.finishCourses);
  kidParts.add(async (kidUid) => ({ coursesProgress: await learning.coursesProgress(kidUid) }));
  const brainTrainer = createBrainTrainer({ db, clock, realtime, library, families, playbooks });
  userParts.add(brainTrainer.partOfUser);
  return { scheduling, playbooks, learning, brainTrainer };
}

export type Teaching = ReturnType<typeof buildTeaching>;

/** Opens their calls; changes of lessons, which managers make too, are the back office's to open. */
export async function serveTeaching({ http, options }: Door, { scheduling, playbooks, learning, brainTrainer }: Teaching): Promise<void> {
  serve(http, schedulingCalls, schedulingHttp(scheduling), options);
  serve(http, regularScheduleCalls, regularHttp(scheduling), options);
  serve(http, cabinetCalls, cabinetHttp(scheduling), options);
  serve(http, calendarFeedCalls, calendarFeedHttp(scheduling), options);
  serveCalendarFeeds(http, scheduling);
  serve(http, playbooksCalls, playbooksHttp(playbooks), options);
  serve(http, reviewCalls, reviewHttp(playbooks), options);
  await serveVoices(http);
  serve(http, learningCalls, learningHttp(learning), options);
  serve(http, planCalls, plansHttp(learning), options);
  serve(http, pupilCalls, pupilsHttp(learning), options);
  serve(http, brainTrainerCalls, brainTrainerHttp(brainTrainer), options);
}

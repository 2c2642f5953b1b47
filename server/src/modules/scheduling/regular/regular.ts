import type { Db } from '#platform/db';

import { releaseUnpaid } from '../release-unpaid.ts';
import { selectSchedule } from '../select-schedule.ts';
import type { Tools } from '../tools.ts';
import { createAhead } from './ahead.store.ts';
import { changeSchedule } from './change-schedule.ts';
import { changeTeacher } from './change-teacher.ts';
import { endReserving } from './end-reserving.ts';
import { endSchedule } from './end-schedule.ts';
import { keepUnpaidTimes } from './keep-unpaid-times.ts';
import { listCandidates } from './list-candidates.ts';
import { pauseSchedule } from './pause-schedule.ts';
import { createPauses } from './pauses.store.ts';
import { previewChange } from './preview-change.ts';
import { resumeSchedule } from './resume-schedule.ts';
import { showSchedule } from './show-schedule.ts';
import { createTeacherRequests } from './teacher-requests.store.ts';
import { tellUnfunded } from './tell-unfunded.ts';
import { createUnfunded } from './unfunded.store.ts';
import type { RegularTools } from './tools.ts';

/** The tools of the deeds about regular schedules. */
export const regularTools = ({ db, ...shared }: Tools & { db: Db }): RegularTools => ({
  ...shared,
  db,
  ahead: createAhead(db),
  pauses: createPauses(db),
  teacherRequests: createTeacherRequests(db),
  unfunded: createUnfunded(db),
});

/** The life of a regular schedule after it is set: change, pause, end, another teacher, and what happens by the clock. */
export function regularDeeds(tools: RegularTools) {
  return {
    selectSchedule: selectSchedule(tools),
    showSchedule: showSchedule(tools),
    previewChange: previewChange(tools),
    changeSchedule: changeSchedule(tools),
    pauseSchedule: pauseSchedule(tools),
    resumeSchedule: resumeSchedule(tools),
    endSchedule: endSchedule(tools),
    /** A family that leaves: its schedules that reserve certain units end. */
    endReserving: endReserving(tools),
    listCandidates: listCandidates(tools),
    changeTeacher: changeTeacher(tools),
    /** Requests for another teacher that the school has to answer by hand, the oldest first. */
    waitingTeacherRequests: tools.teacherRequests.waiting,
    /** A payment of the family is under way: called by the payments, in their transaction. */
    keepUnpaidTimes: keepUnpaidTimes(tools),
    /** By the clock. */
    tellUnfunded: tellUnfunded(tools),
    releaseUnpaid: releaseUnpaid(tools),
  };
}

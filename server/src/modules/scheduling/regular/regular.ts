import { selectSchedule } from './select-schedule.ts';
import type { SchedulingDependencies } from '../dependencies/dependencies.ts';
import { changeSchedule } from './change-schedule.ts';
import { changeTeacher } from './change-teacher.ts';
import { endReserving } from './end-reserving.ts';
import { endSchedule } from './end-schedule.ts';
import { keepUnpaidTimes } from './keep-unpaid-times.ts';
import { listCandidates } from './list-candidates.ts';
import { pauseSchedule } from './pause-schedule.ts';
import { previewChange } from './preview-change.ts';
import { resumeSchedule } from './resume-schedule.ts';
import { showSchedule } from './show-schedule.ts';
import { tellUnfunded } from './tell-unfunded.ts';

/** The life of a regular schedule after it is set: change, pause, end, another teacher, and what happens by the clock. */
export function regularActions(deps: SchedulingDependencies) {
  return {
    selectSchedule: selectSchedule(deps),
    showSchedule: showSchedule(deps),
    previewChange: previewChange(deps),
    changeSchedule: changeSchedule(deps),
    pauseSchedule: pauseSchedule(deps),
    resumeSchedule: resumeSchedule(deps),
    endSchedule: endSchedule(deps),
    /** A family that leaves: its schedules that reserve certain units end. */
    endReserving: endReserving(deps),
    listCandidates: listCandidates(deps),
    changeTeacher: changeTeacher(deps),
    /** Requests for another teacher that the school has to answer by hand, the oldest first. */
    waitingTeacherRequests: deps.teacherRequests.waiting,
    /** A payment of the family is under way: called by the payments, in their transaction. */
    keepUnpaidTimes: keepUnpaidTimes(deps),
    /** By the clock. */
    tellUnfunded: tellUnfunded(deps),
  };
}

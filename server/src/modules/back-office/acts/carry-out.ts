import type { LessonAct } from '@school/contract/back-office/lesson-acts';

import { Refusal } from '#platform/refusal';

import type { ActTools, Manager } from './tools.ts';

/** An act with what stands around it. */
export interface Wanted {
  familyId: string;
  act: LessonAct;
  /** The school's word against its own rules. */
  despite: boolean;
  reason: string;
}

type Actions = { [Name in LessonAct['do']]: (act: Extract<LessonAct, { do: Name }>) => Promise<unknown> };

const instant = (timestamp: string) => Temporal.Instant.from(timestamp);

/** Does what a manager wants about the lessons of a family, by the door of whoever knows how. */
export async function carryOut(tools: ActTools, { accountId }: Manager, { familyId, act, despite, reason }: Wanted): Promise<void> {
  const { scheduling, staffing, groups } = tools;
  const by = { accountId, role: 'manager' } as const;
  const actor = { by, familyId, rules: 'manager' } as const;
  const ownLesson = (eventId: string) => insistOnLesson(tools, familyId, eventId);
  const actions: Actions = {
    bookTrial: ({ kidUid, subject, timestamp, teacherId }) =>
      scheduling.bookIntro(by, { familyId, kidUid, subject, teacherId, despite, startsAt: instant(timestamp), overAgeConfirmed: despite }),
    bookLesson: ({ processId, teacherId, timestamp }) =>
      scheduling.appointLesson(by, { familyId, processId, teacherId, startsAt: instant(timestamp) }),
    transfer: ({ eventId, scope, timestamp, teacherId }) =>
      scheduling.transferLesson(actor, eventId, { scope, teacherId, reason, startsAt: instant(timestamp) }),
    cancel: ({ eventId, scope, askedBy }) => scheduling.cancelLesson(actor, eventId, { scope, reason, askedBy }),
    replaceTeacher: async ({ eventId, teacherId }) => {
      await ownLesson(eventId);
      await staffing.replaceTeacher(by, eventId, { teacherId, reason });
    },
    giveBack: async ({ eventId }) => {
      await ownLesson(eventId);
      await staffing.returnLesson(by, eventId, reason);
    },
    conducted: async ({ eventId, absent }) => staffing.conductLesson(by, await ownLesson(eventId), eventId, absent),
    missed: async ({ eventId }) => staffing.closeAsMissed(by, await ownLesson(eventId), eventId),
    brokeDown: async ({ eventId }) => staffing.breakDown(by, await ownLesson(eventId), eventId, reason),
    reportTrial: async ({ eventId, outcome, courseCode, level, text }) =>
      staffing.reportTrial(await ownLesson(eventId), eventId, { outcome, courseCode, level, text }),
    setSchedule: (request) => scheduling.setRegularSchedule(by, { familyId, ...request }),
    changeSchedule: (request) => scheduling.changeSchedule(by, { familyId, reason, ...request }),
    pauseSchedule: (request) => scheduling.pauseSchedule(by, { familyId, reason, ...request }),
    resumeSchedule: (request) => scheduling.resumeSchedule(by, { familyId, ...request }),
    endSchedule: (request) => scheduling.endSchedule(by, { familyId, reason, ...request }),
    changeTeacher: (request) => scheduling.changeTeacher(by, { familyId, reason, ...request }),
    declineTeacherRequest: ({ requestId, answer }) => scheduling.declineTeacherRequest(familyId, requestId, answer),
    enrol: ({ kidUid, groupId }) => groups.join(by, { familyId, kidUid, groupId, despite }),
    removeFromGroup: ({ kidUid, groupId }) => groups.leave(by, { familyId, kidUid, groupId }),
    moveToGroup: ({ kidUid, groupId, toGroupId }) => groups.move(by, { familyId, kidUid, groupId, toGroupId, despite }),
    offerPlace: ({ requestId, groupId }) => groups.offerTo({ familyId, requestId, groupId }),
    declineWaiting: ({ requestId, answer }) => groups.withdraw({ familyId, requestId, answer }),
  };
  const action = actions[act.do] as (act: LessonAct) => Promise<unknown>;
  await action(act);
}

/** The teacher of a lesson of this family; another family's lesson is not found. */
async function insistOnLesson({ staffing }: ActTools, familyId: string, eventId: string): Promise<string> {
  const lesson = await staffing.familyLesson(familyId, eventId);
  if (!lesson) throw new Refusal('scheduling.lesson_not_found');
  const teacherId = lesson.event.teacher?.teacherId;
  if (!teacherId) throw new Refusal('scheduling.no_teacher_in_process');
  return teacherId;
}

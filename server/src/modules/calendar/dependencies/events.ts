import type { CourseCode, SubjectCode } from '@school/contract/catalogue/limits';

import type { EventsOf } from '#platform/events';

import type { Actor } from '../rules/actor.ts';
import type { Skip } from '../rules/skips.ts';

/** What is published of lessons and schedules, by whichever module changes them. Instants are ISO strings: events travel as JSON. */
export type SchedulingEvent =
  | {
      type: 'scheduling.intro_booked';
      familyId: string;
      kidUid: string;
      processId: string;
      lessonId: string;
      startsAt: string;
      by: Actor['role'];
    }
  | {
      type: 'scheduling.lesson_conducted';
      lessonId: string;
      processId: string;
      familyId: string;
      kidUids: string[];
      courseCode: CourseCode | null;
      kind: 'trial' | 'individual' | 'group' | 'virtual';
      conductedAt: string;
    }
  | {
      type: 'scheduling.course_recommended';
      familyId: string;
      kidUid: string;
      processId: string;
      courseCode: CourseCode;
      level: string;
      reportedAt: string;
      introStartsAt: string;
    }
  | {
      type: 'scheduling.learning_started';
      familyId: string;
      kidUid: string;
      processId: string;
      courseCode: CourseCode;
      level: string | null;
    }
  | {
      type: 'scheduling.schedule_set';
      familyId: string;
      kidUid: string;
      processId: string;
      heldUntil: string | null;
      by: Actor['role'];
    }
  | { type: 'scheduling.schedule_released'; familyId: string; kidUid: string; processId: string }
  | { type: 'scheduling.schedule_changed'; by: Actor['role']; familyId: string; kidUid: string; processId: string; withTeacher: boolean }
  | {
      type: 'scheduling.schedule_paused';
      by: Actor['role'];
      familyId: string;
      kidUid: string;
      processId: string;
      from: string;
      until: string;
      zone: string;
    }
  | {
      type: 'scheduling.schedule_resumed';
      by: Actor['role'];
      familyId: string;
      kidUid: string;
      processId: string;
      lessons: number;
      missing: string[];
    }
  | { type: 'scheduling.schedule_ended'; by: Actor['role']; familyId: string; kidUid: string; processId: string }
  | {
      type: 'scheduling.teacher_changed';
      familyId: string;
      kidUid: string;
      processId: string;
      teacherId: string;
      formerTeacherId: string | null;
    }
  | { type: 'scheduling.teacher_request_waits'; familyId: string; kidUid: string; processId: string; requestId: string }
  | {
      /** A manager said no to a request for another teacher. */
      type: 'scheduling.teacher_request_declined';
      familyId: string;
      kidUid: string;
      processId: string;
      requestId: string;
      answer: string;
    }
  | { type: 'scheduling.lesson_unfunded'; familyId: string; kidUid: string; lessonId: string; startsAt: string; releaseAt: string }
  | {
      type: 'scheduling.clock_changes';
      familyId: string;
      changesAt: string;
      minutes: number;
      lessons: Array<{ kidUid: string; subject: SubjectCode; courseCode: CourseCode | null; startsAt: string }>;
    }
  | { type: 'scheduling.group_place_left'; familyId: string; kidUid: string; groupId: string; lessonId: string }
  | {
      type: 'scheduling.lesson_appointed';
      by: Actor['role'];
      familyId: string;
      kidUid: string;
      processId: string;
      lessonId: string;
      teacherId: string;
      startsAt: string;
      /** When it was done: a lesson that is cancelled and taken back is appointed again. */
      at: string;
    }
  | {
      /** Of several lessons (a weekly time) the first is named. `lessonId` and `teacherId` are what they are now. */
      type: 'scheduling.lessons_transferred';
      familyId: string;
      kidUid: string;
      by: Actor['role'];
      processId: string;
      kind: 'trial' | 'individual' | 'group' | 'virtual';
      lessonId: string;
      teacherId: string;
      from: string;
      to: string;
      moved: number;
      weekly: boolean;
    }
  | {
      /**
       * Of several lessons (a weekly time) the first is named. `returned` units came back to the family; those in `passedOn` went at
       * once to lessons that had none, which begin then. Events of before it was told do not have it.
       */
      type: 'scheduling.lessons_canceled';
      familyId: string;
      kidUid: string;
      by: Actor['role'];
      /** The school wanted it, and not the family through a manager. */
      bySchool: boolean;
      processId: string;
      kind: 'trial' | 'individual' | 'group' | 'virtual';
      lessonId: string;
      startsAt: string;
      at: string;
      canceled: number;
      returned: number;
      passedOn?: string[];
      weekly: boolean;
    }
  | {
      type: 'scheduling.lessons_restaffed';
      familyId: string;
      actId: string;
      /** Whose lessons they were. */
      teacherId: string;
      /** Without a teacher the lesson was called off. */
      lessons: Array<{
        lessonId: string;
        kidUids: string[];
        subject: SubjectCode;
        courseCode: CourseCode | null;
        startsAt: string;
        teacherId: string | null;
        /** A unit came back to the family. */
        isReturned: boolean;
      }>;
    }
  | {
      type: 'scheduling.lessons_given';
      teacherId: string;
      zone: string;
      actId: string;
      fromTeacherId: string;
      startsAt: string[];
      note: string | null;
    }
  | {
      type: 'scheduling.teacher_late';
      familyId: string;
      lessonId: string;
      teacherId: string;
      kidUids: string[];
      startsAt: string;
      /** Units that are given with the lesson if it does not take place. */
      bonus: number;
    }
  | {
      /** A teacher has said that it comes later: `expectedAt` is when. */
      type: 'scheduling.teacher_runs_late';
      familyId: string;
      lessonId: string;
      teacherId: string;
      kidUids: string[];
      startsAt: string;
      minutes: number;
      expectedAt: string;
    }
  | { type: 'scheduling.lesson_unattended'; lessonId: string; teacherId: string; startsAt: string; waited: number }
  | {
      /** The teacher did not come, or came when the kid was gone: what the lesson cost came back, with so many units more. */
      type: 'scheduling.lesson_returned';
      familyId: string;
      lessonId: string;
      kidUids: string[];
      startsAt: string;
      bonus: number;
      cause: 'absent' | 'late';
      isTrial: boolean;
      /** When the lessons begin to which what came back went on at once (as in `lessons_canceled`). */
      passedOn?: string[];
    }
  | {
      type: 'scheduling.lesson_broke_down';
      familyId: string;
      lessonId: string;
      kidUids: string[];
      startsAt: string;
      isReturned: boolean;
      passedOn?: string[];
    }
  | {
      type: 'scheduling.lesson_missed';
      familyId: string;
      lessonId: string;
      kidUid: string;
      startsAt: string;
      skip: Skip | null;
      isGroup: boolean;
      /** The kid did not wait for a teacher who was late; so many units came with it, as was promised. */
      isTeacherLate: boolean;
      /** So many skips in so many days are free. */
      freeSkips: number;
      freeSkipDays: number;
      bonus: number;
      passedOn?: string[];
    }
  | {
      /** A manager has decided about what a family said against a mark; so many units came back. */
      type: 'scheduling.objection_decided';
      familyId: string;
      objectionId: string;
      lessonId: string;
      kidUids: string[];
      startsAt: string;
      outcome: 'upheld' | 'rejected';
      answer: string;
      units: number;
      passedOn?: string[];
    }
  /** Works here no more. */
  | { type: 'scheduling.teacher_left'; teacherId: string }
  | { type: 'scheduling.lesson_released'; familyId: string; kidUid: string; lessonId: string; startsAt: string };

declare module '#platform/events' {
  interface Events extends EventsOf<SchedulingEvent> {}
}

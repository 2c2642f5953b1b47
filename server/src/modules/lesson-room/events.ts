import type { helpCodes } from '@school/contract/lesson-room/limits';
import type { RoomRole } from '@school/contract/lesson-room/people';

import type { EventsOf } from '#platform/events';

/** What others may learn of rooms. Instants are ISO strings. */
export type LessonRoomEvent =
  | {
      /** The teacher waits, and the child was not seen yet: told on the screen first, then by SMS. */
      type: 'lesson-room.kid_missing';
      familyId: string;
      kidUid: string;
      lessonId: string;
      teacherId: string;
      startsAt: string;
      /** When the wait for the child is over. */
      uselessAt: string;
      by: 'screen' | 'sms';
    }
  | {
      /** Somebody in a room calls for help. What is delicate only colleagues who work with people hear. */
      type: 'lesson-room.help_asked';
      helpId: string;
      lessonId: string;
      teacherId: string;
      code: (typeof helpCodes)[number];
      role: RoomRole;
      at: string;
    }
  /** Nobody has looked at a call for help. */
  | {
      type: 'lesson-room.help_unanswered';
      helpId: string;
      lessonId: string;
      teacherId: string;
      code: (typeof helpCodes)[number];
      at: string;
    }
  /** The teacher has corrected what a family was told of a lesson. */
  | {
      type: 'lesson-room.report_corrected';
      familyId: string;
      kidUid: string;
      lessonId: string;
      teacherId: string;
      startsAt: string;
      isTrial: boolean;
    }
  /** The teacher is gone, and the children are in the room. */
  | { type: 'lesson-room.children_alone'; lessonId: string; teacherId: string; since: string };

declare module '#platform/events' {
  interface Events extends EventsOf<LessonRoomEvent> {}
}

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
      by: 'screen' | 'sms';
    }
  /** The teacher is gone, and the children are in the room. */
  | { type: 'lesson-room.children_alone'; lessonId: string; teacherId: string; since: string };

declare module '#platform/events' {
  interface Events extends EventsOf<LessonRoomEvent> {}
}

import { lessonRoomCalls } from '@school/contract/lesson-room/calls';

import { defineModule, listenTo } from '#platform/module';

import { eraseRooms } from './erase-kid.store.ts';
import { exportRooms } from './export-family.store.ts';
import { createLessonRoom } from './lesson-room.ts';
import { lessonRoomHttp } from './lesson-room.http.ts';

export type { LessonRoom as Door } from './lesson-room.ts';

export const lessonRoomModule = defineModule({
  name: 'lesson-room',
  needs: ['school', 'audit', 'calendar', 'chat', 'families', 'groups', 'identity', 'learning', 'playbooks', 'staffing'],
  create: createLessonRoom,
  calls: lessonRoomCalls,
  handlers: lessonRoomHttp,
  topics: (room) => ({
    'lesson-rooms/:eventId': {
      may: (who, { eventId }) => room.isFor(who, eventId),
      snapshot: ({ eventId }, _query, who) => room.lobby(who, eventId),
    },
    'live-rooms': { may: () => true, snapshot: async () => ({ rooms: await room.running() }) },
  }),
  jobs: (room) => ({
    'lesson-room.close-rooms': ['* * * * *', room.closeRooms],
    'lesson-room.watch-missing': ['* * * * *', room.watchMissing],
    'lesson-room.watch-alone': ['* * * * *', room.watchAlone],
    'lesson-room.forget-old': ['20 3 * * *', room.forgetOld],
  }),
  listens: ({ whenTeacherIsReplaced, whenLessonIsClosed, shelf }) =>
    listenTo({
      'scheduling.lessons_restaffed': { 'lesson-room.when-teacher-is-replaced': whenTeacherIsReplaced },
      'scheduling.teacher_left': { 'lesson-room.when-teacher-has-left': shelf.whenTeacherHasLeft },
      'scheduling.lesson_conducted': { 'lesson-room.when-lesson-is-conducted': whenLessonIsClosed.conducted },
      'scheduling.lessons_canceled': { 'lesson-room.when-lesson-is-canceled': whenLessonIsClosed.canceled },
      'scheduling.lesson_missed': { 'lesson-room.when-lesson-is-missed': whenLessonIsClosed.missed },
      'scheduling.lesson_returned': { 'lesson-room.when-lesson-is-returned': whenLessonIsClosed.returned },
      'scheduling.lesson_broke_down': { 'lesson-room.when-lesson-broke-down': whenLessonIsClosed.brokeDown },
    }),
  erase: eraseRooms,
  export: ({ db, families }) => exportRooms({ db, kidsOf: families.kidsOf }),
  retention:
    'What was done in a lesson, visits to its room, and a picture that its teacher took off the shelf, for 90 days, or less where the school says so; how long somebody was there, and what it achieved, stays with the lesson.',
});

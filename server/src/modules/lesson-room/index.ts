/** The door of the lesson room: where a lesson is held, and what was done in it. */
export type { LessonRoomEvent } from './events.ts';
export type { LessonRoom } from './lesson-room.ts';
export { lessonRoomModule } from './module.ts';

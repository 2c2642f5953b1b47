/** The door of the library: content/ as it is written, courses and other documents by uid. */
export {
  ContentFault,
  type Ages,
  type Course,
  type Lesson,
  lessonsOfYear,
  type Level,
  reasonsOf,
  type Skill,
  type WrittenLesson,
} from './courses.ts';
export type { Document } from './documents.ts';
export { createLibrary, type Library } from './library.ts';
export type { LessonEditing } from './lesson-editing.ts';
export type { LessonDraft, LessonPlace } from './lesson-versions.store.ts';
export type { FoundFault } from './lesson-page.ts';

import type { Tools } from '../tools.ts';
import type { Absences } from './absences.store.ts';
import type { LateLessons } from './late-lessons.store.ts';
import type { Marks } from '../marks/marks.store.ts';
import type { Staffings } from './staffing.store.ts';
import type { TeacherDeskStore } from './teacher-desk.store.ts';

/** What the deeds about teachers and their lessons work with. */
export interface StaffTools extends Tools {
  absences: Absences;
  lateLessons: LateLessons;
  marks: Marks;
  staffings: Staffings;
  desk: TeacherDeskStore;
}

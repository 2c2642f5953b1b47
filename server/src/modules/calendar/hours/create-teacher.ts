import { schoolZone } from '@school/contract/school/zone';

import type { TeacherRecord } from '../stores/teachers.store.ts';
import type { CalendarDependencies } from '../dependencies/dependencies.ts';

/** A new teacher, under the customerId of its account. Teaches in the school's zone unless told otherwise. */
export const createTeacher =
  ({ teachers, clock }: Pick<CalendarDependencies, 'teachers' | 'clock'>) =>
  async (teacher: Omit<TeacherRecord, 'zone' | 'avatar'> & { zone?: string; avatar?: string | null }): Promise<string> => {
    await teachers.add({ ...teacher, zone: teacher.zone ?? schoolZone(), avatar: teacher.avatar ?? null }, clock.now());
    return teacher.teacherId;
  };

import { Refusal } from '#platform/refusal';

import { digest } from './keys.ts';
import { teacherIn } from './rules/teacher-row.ts';
import { codesCalled } from './called.ts';
import type { ImportTools, Line, Made } from './tools.ts';

/** A teacher with a profile and an account, as a manager hires one; the invitation goes when somebody says so. */
export const bringTeacher =
  ({ teachers, links, catalogue }: Pick<ImportTools, 'teachers' | 'links' | 'catalogue'>) =>
  async ({ by, said, plan }: Line<'teachers'>): Promise<Made> => {
    const { subjects } = await codesCalled(catalogue);
    const read = teacherIn(said, plan, (name) => subjects.get(name.toLowerCase()));
    if ('unread' in read) throw new Refusal('back-office.import_cell_unread', { field: read.unread });
    const key = digest('teacher', read.teacher.email.toLowerCase());
    const known = await links.made(key);
    if (known !== undefined) return { outcome: 'same', madeId: known };
    const { teacherId } = await teachers.employ(by, read.teacher);
    await links.add({ madeId: teacherId }, [key]);
    return { outcome: 'created', madeId: teacherId };
  };

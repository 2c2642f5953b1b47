import { Refusal } from '#platform/refusal';

import { codesCalled } from './called.ts';
import { digest } from './keys.ts';
import { groupIn } from './rules/group-row.ts';
import { levelCalled, teacherCalled } from './teacher-of.ts';
import type { ImportTools, Line, Made } from './tools.ts';

type Tools = Pick<ImportTools, 'groups' | 'links' | 'catalogue' | 'staffing' | 'identity' | 'library' | 'audit' | 'school'>;

/** A group in its teacher's calendar, as a manager opens one; those who wait are offered its places. */
export const bringGroup =
  (tools: Tools) =>
  async ({ by, said }: Line<'groups'>): Promise<Made> => {
    const courseCode = (await codesCalled(tools.catalogue)).courses.get((said.club ?? '').toLowerCase());
    const level = courseCode && ((await levelCalled(tools, courseCode, said.level)) ?? undefined);
    const key = digest('group', (said.title ?? '').toLowerCase());
    const known = await tools.links.made(key);
    if (known !== undefined) return { outcome: 'same', madeId: known };
    const usualMinutes = tools.school.now('lessonMinutes').from;
    const read = groupIn(said, { courseCode, level, teacherId: await teacherCalled(tools, said.teacher ?? ''), usualMinutes });
    if ('unread' in read) throw new Refusal('back-office.import_cell_unread', { field: read.unread });
    const groupId = await tools.groups.createGroup({ ...read.group, opensAt: null }, { accountId: by.accountId, role: 'manager' });
    const { title, ages, capacity } = read.group;
    const after = { ...title, courseCode: read.group.courseCode, ages, places: capacity };
    await tools.audit.record({ by, act: 'groups.made', subject: { type: 'group', id: groupId, name: title }, after });
    await tools.links.add({ madeId: groupId }, [key]);
    return { outcome: 'created', madeId: groupId };
  };

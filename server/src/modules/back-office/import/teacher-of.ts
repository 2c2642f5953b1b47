import type { CourseCode } from '@school/contract/catalogue/limits';
import { isOwnCourse } from '@school/contract/catalogue/own-courses';

import { Refusal } from '#platform/refusal';

import type { ImportTools } from './tools.ts';

/** A teacher by the address or by the name, its parts in any order. */
export async function teacherCalled({ staffing, identity }: Pick<ImportTools, 'staffing' | 'identity'>, written: string): Promise<string> {
  const called = written.toLowerCase();
  const parts = (name: string) => name.toLowerCase().split(/\s+/).toSorted().join(' ');
  const accounts = await identity.staff.list('teacher');
  const found =
    accounts.find(({ email }) => email?.toLowerCase() === called)?.customerId ??
    (await staffing.employed()).find(({ name }) => parts(name) === parts(called))?.teacherId;
  if (found === undefined) throw new Refusal('back-office.import_nobody_called_so', { field: 'teacher' });
  return found;
}

/** The level that is called so; where nothing is said, the first one. Null: the course has none. */
export async function levelCalled(
  { library, catalogue }: Pick<ImportTools, 'library' | 'catalogue'>,
  courseCode: CourseCode,
  called = '',
): Promise<string | null | undefined> {
  const levels = isOwnCourse(courseCode)
    ? (await catalogue.courseOffered(courseCode)).levels.map((mark) => ({ levelCode: mark, title: { ru: mark, en: mark } }))
    : (library.course(courseCode)?.levels ?? []);
  if (called === '') return levels[0]?.levelCode ?? null;
  const known = levels.find(({ levelCode, title }) =>
    [levelCode, title.ru, title.en].some((it) => it.toLowerCase() === called.toLowerCase()),
  );
  return known?.levelCode;
}

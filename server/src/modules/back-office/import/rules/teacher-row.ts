import type { ImportField, ImportPlanOf } from '@school/contract/back-office/import-shapes';
import { teacherManagementCalls } from '@school/contract/staff/teacher-calls';
import type * as z from 'zod/mini';

import { agesIn, nameIn, type Said } from './said.ts';

const NewTeacher = teacherManagementCalls['POST /manager/teachers'].body;

/** Where the shape of a teacher says no, and which column is meant. */
const fieldAt: Readonly<Record<string, ImportField>> = { name: 'teacher', email: 'email', subjects: 'subjects', ages: 'ages' };

/** A teacher as a line says, or the field that cannot be read. What a subject is called, the school knows. */
export function teacherIn(
  said: Said,
  { all: { locale, timezone, languages } }: Pick<ImportPlanOf<'teachers'>, 'all'>,
  subjectCalled: (name: string) => string | undefined,
): { teacher: z.infer<typeof NewTeacher> } | { unread: ImportField } {
  const { first, last } = nameIn(said.teacher ?? '', locale);
  const read = NewTeacher.safeParse({
    name: `${first} ${last}`.trim(),
    email: said.email ?? '',
    subjects: [...new Set((said.subjects ?? '').split(/[,;/+\n]/).map((name) => subjectCalled(name.trim())))],
    ages: agesIn(said.ages ?? ''),
    about: { ru: '', en: '' },
    zone: timezone,
    locale,
    languages,
  });
  if (read.success) return { teacher: read.data };
  return { unread: fieldAt[String(read.error.issues[0]?.path[0])] ?? 'teacher' };
}

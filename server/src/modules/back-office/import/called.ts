import type { CourseCode } from '@school/contract/catalogue/limits';
import { isOwnCourse } from '@school/contract/catalogue/own-courses';
import { namesIn } from '@school/words/names';
import { withTitles } from '@school/words/own-titles';

import type { ImportTools } from './tools.ts';

/** What people call subjects and courses, in both languages and by the school's own titles, with their codes; all in small letters. */
export async function codesCalled(catalogue: ImportTools['catalogue']): Promise<{
  subjects: ReadonlyMap<string, string>;
  courses: ReadonlyMap<string, CourseCode>;
}> {
  const own = await catalogue.titles();
  const subjects = new Map<string, string>();
  const courses = new Map<string, CourseCode>();
  for (const locale of ['ru-RU', 'en-US'] as const) {
    const usual = namesIn(locale);
    for (const names of [usual, withTitles(usual, own, locale === 'ru-RU' ? 'ru' : 'en')]) {
      for (const [code, name] of Object.entries(names.subjects)) subjects.set(code, code).set(name.toLowerCase(), code);
      for (const [code, name] of Object.entries(names.courses)) {
        if (isOwnCourse(code) && !own[code as CourseCode]) continue;
        courses.set(code.toLowerCase(), code as CourseCode).set(name.toLowerCase(), code as CourseCode);
      }
    }
  }
  return { subjects, courses };
}

import type { CourseCode, SubjectCode } from '@school/contract/catalogue/limits';
import type { Localised } from '@school/contract/shapes';

/** Titles of the school's own, by course. */
export type OwnTitles = Partial<Record<CourseCode, Localised>>;

interface Names {
  courses: Record<CourseCode, string>;
  subjects: Record<SubjectCode, string>;
}

/**
 * Names in which courses are called as the school calls them. A subject that is usually called as its course goes by the same title, so
 * that no page says both.
 */
export function withTitles<N extends Names>(names: N, own: OwnTitles, language: keyof Localised): N {
  const renamed = <Code extends string>(usual: Record<Code, string>): Record<Code, string> => {
    const known: Readonly<Record<string, Localised | undefined>> = own;
    const entries = Object.entries<string>(usual).map(([code, name]) => {
      const isOfCourse = (names.courses as Readonly<Record<string, string>>)[code] === name;
      return [code, (isOfCourse ? known[code]?.[language] : undefined) ?? name] as const;
    });
    return Object.fromEntries(entries) as Record<Code, string>;
  };
  return { ...names, courses: renamed(names.courses), subjects: renamed(names.subjects) };
}

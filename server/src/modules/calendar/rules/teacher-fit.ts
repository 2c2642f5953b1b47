/** A teacher as far as choosing one goes. */
export interface TeacherFit {
  teacherId: string;
  subjects: readonly string[];
  languages: readonly string[];
  ageFrom: number;
  ageTo: number;
}

/** Teaches the subject, this age, and speaks a language of the kid (docs/rules/trials.md#who-teaches-it). */
export const fits = (teacher: TeacherFit, wanted: { subject: string; age: number; languages: readonly string[] }): boolean =>
  teacher.subjects.includes(wanted.subject) &&
  teacher.ageFrom <= wanted.age &&
  wanted.age <= teacher.ageTo &&
  wanted.languages.some((language) => teacher.languages.includes(language));

/** What a manager looks for in teachers; what is not named does not count. */
export interface Sought {
  subject?: string | undefined;
  age?: number | undefined;
  language?: string | undefined;
}

/** The same for a manager who knows only a part of it. */
export const suits = (teacher: TeacherFit, { subject, age, language }: Sought): boolean =>
  (subject === undefined || teacher.subjects.includes(subject)) &&
  (age === undefined || (teacher.ageFrom <= age && age <= teacher.ageTo)) &&
  (language === undefined || teacher.languages.includes(language));
